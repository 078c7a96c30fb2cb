import { expect, it, onTestFinished, vi } from 'vitest';

import { languages } from '#content/languages.ts';
import { hostMode, hostModeOf, isPartnerAsked, linkOrigin, pagePath } from './host-mode.ts';

const brand = 'brand.example';

/** The further main hosts of a build. */
const previews = ' Preview.Brand.Example,  [::1] , *.Site.Pages.Test,';

// Mode, subdomain, and whether search engines may list the host.
it.each([
  ['brand.example', 'main', '', 'listed'],
  ['BRAND.Example.:443', 'main', '', 'listed'],
  ['www.brand.example', 'main', '', 'listed'],
  ['localhost:4173', 'main', '', 'listed'],
  ['dev.brand.example', 'main', '', 'noindex'],
  ['dev2.brand.example', 'main', '', 'noindex'],
  ['UAT.brand.example.:8080', 'main', '', 'noindex'],
  ['preview.brand.example.:8443', 'main', '', 'noindex'],
  ['[::1]:4173', 'main', '', 'noindex'],
  ['a.branch.site.pages.test', 'main', '', 'noindex'],
  ['ACME.Brand.Example.:8080', 'partner', 'acme', 'noindex'],
  ['acme.localhost:4173', 'partner', 'acme', 'noindex'],
  // One letter more or less than a label of ours.
  ['developers.brand.example', 'partner', 'developers', 'noindex'],
  ['situate.brand.example', 'partner', 'situate', 'noindex'],
  ['wwwacme.brand.example', 'partner', 'wwwacme', 'noindex'],
  ['www.acme.brand.example', 'partner', 'www.acme', 'noindex'],
  ['xn--mgbh0fb.brand.example', 'partner', 'xn--mgbh0fb', 'noindex'],
  ['notbrand.example', 'partner', '', 'noindex'],
  ['www.brand.example.evil.test', 'partner', '', 'noindex'],
  ['notlocalhost', 'partner', '', 'noindex'],
  ['127.0.0.1:4173', 'partner', '', 'noindex'],
  ['[2001:DB8::7]:443', 'partner', '', 'noindex'],
  ['site.pages.test', 'partner', '', 'noindex'],
  ['mysite.pages.test', 'partner', '', 'noindex'],
  ['x.site.pages.test.evil.test', 'partner', '', 'noindex'],
])(
  'on %s the mode is %s, the subdomain "%s", and pages are %s (F-H1, F-H2, F-H3)',
  (host, mode, subdomain, indexing) => {
    const expected = { mode, subdomain, isNoindex: indexing === 'noindex' };
    expect(hostModeOf(host, brand, previews)).toEqual(expected);
  },
);

it('asks the platform about every partner but the end of its redirect', () => {
  expect(isPartnerAsked('acme', '/')).toBe(true);
  expect(isPartnerAsked('', '/')).toBe(false);
  for (const path of ['/not-found', '/not-found/']) expect(isPartnerAsked('gone', path)).toBe(false);
});

it.each([
  ['/', ''],
  ['/pricing', ''],
  ['/not-found', `https://${brand}`],
  ['/not-found/', `https://${brand}`],
  ['/ar', ''],
  ['/ar/not-found', `https://${brand}`],
])('begins the links of a partner at %s with %j (F-A3)', (pathname, origin) => {
  onTestFinished(() => {
    vi.unstubAllEnvs();
    vi.unstubAllGlobals();
  });
  vi.stubEnv('SSR', false);
  vi.stubEnv('VITE_BRAND_HOST', brand);
  vi.stubGlobal('location', { pathname });
  expect(linkOrigin()).toBe(origin);
});

const pathAt = (pathname: string) => {
  onTestFinished(() => void vi.unstubAllGlobals());
  vi.stubGlobal('location', { pathname });
  return pagePath();
};

it.each(Object.values(languages))('knows pages below "$base" as those of the first language', ({ base }) => {
  expect(pathAt(base || '/')).toBe('/');
  expect(pathAt(`${base}/`)).toBe('/');
  expect(pathAt(`${base}/terms`)).toBe('/terms');
});

it.each(['/', '/terms', '/area', '/a/ar', '/ar-x'])('leaves the path %s as it is', (path) => {
  expect(pathAt(path)).toBe(path);
});

it('judges the page by where it is, and by how it was built', () => {
  onTestFinished(() => {
    vi.unstubAllEnvs();
    vi.unstubAllGlobals();
  });
  vi.stubEnv('VITE_BRAND_HOST', brand);
  vi.stubEnv('VITE_MAIN_HOSTS', 'preview.test');
  vi.stubGlobal('location', { host: `acme.${brand}:4173` });
  expect(hostMode()).toEqual({ mode: 'partner', subdomain: 'acme', isNoindex: true });
  vi.stubGlobal('location', { host: 'preview.test' });
  expect(hostMode()).toEqual({ mode: 'main', subdomain: '', isNoindex: true });
});
