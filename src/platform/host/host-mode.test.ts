import { afterEach, expect, it, vi } from 'vitest';

import { languageCodes, languages } from '#content/languages.ts';
import { pathIn } from '#src/routes.ts';
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
  ['wwwacme.brand.example', 'partner', 'wwwacme', 'noindex'],
  ['www.acme.brand.example', 'partner', 'www.acme', 'noindex'],
  ['xn--mgbh0fb.brand.example', 'partner', 'xn--mgbh0fb', 'noindex'],
  ['notbrand.example', 'partner', '', 'noindex'],
  ['www.brand.example.evil.test', 'partner', '', 'noindex'],
  ['notlocalhost', 'partner', '', 'noindex'],
  ['[2001:DB8::7]:443', 'partner', '', 'noindex'],
  ['site.pages.test', 'partner', '', 'noindex'],
  ['mysite.pages.test', 'partner', '', 'noindex'],
  ['x.site.pages.test.evil.test', 'partner', '', 'noindex'],
])(
  'the host %s has the mode %s, the subdomain "%s", and %s pages (R1.12, R1.13, R5.12, F-H1, F-H2, F-H3)',
  (host, mode, subdomain, indexing) => {
    const expected = { mode, subdomain, isNoindex: indexing === 'noindex' };
    expect(hostModeOf(host, brand, previews)).toEqual(expected);
  },
);

const stubLocation = (location: object) => {
  vi.stubEnv('SSR', false);
  vi.stubEnv('VITE_BRAND_HOST', brand);
  vi.stubEnv('VITE_MAIN_HOSTS', 'preview.test');
  vi.stubGlobal('location', location);
};

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

it('the mode follows the host of the page, and the main hosts of its build', () => {
  stubLocation({ host: `acme.${brand}:4173` });
  expect(hostMode()).toEqual({ mode: 'partner', subdomain: 'acme', isNoindex: true });
  stubLocation({ host: 'preview.test' });
  expect(hostMode()).toEqual({ mode: 'main', subdomain: '', isNoindex: true });
});

it.each([
  ['/', undefined, '/', true],
  ['/ar', '/ar', '/', true],
  ...languageCodes.map((code) => [pathIn(code, 'terms'), languages[code].base, '/terms', true] as const),
  ['/zh-hant/terms', '/zh-hant', '/terms', true],
  // A page with two letters.
  ['/kb', undefined, '/kb', true],
  ['/not-found', undefined, '/not-found', false],
  ['/ar/not-found/', '/ar', '/not-found/', false],
  // On hosts with one error page for all languages.
  ['/zh-hant/not-found', undefined, '/zh-hant/not-found', false],
] as const)(
  'the path at %s below %s is %s; the platform is asked and links are relative: %s (F-A3)',
  (pathname, base, path, isAsked) => {
    stubLocation({ pathname });
    expect(pagePath(base)).toBe(path);
    expect(isPartnerAsked('acme', path)).toBe(isAsked);
    expect(isPartnerAsked('', path)).toBe(false);
    expect(linkOrigin()).toBe(isAsked ? '' : `https://${brand}`);
  },
);
