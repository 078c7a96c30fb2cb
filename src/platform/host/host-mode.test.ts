import { describe, expect, it, onTestFinished, vi } from 'vitest';

import { languages } from '#content/languages.ts';
import { pages } from '#src/pages.ts';
import { hostMode, hostModeOf, isPartnerAsked, linkOrigin, pagePath } from './host-mode.ts';

const brand = 'brand.example';

describe('the main site (F-H1)', () => {
  it.each([
    'brand.example',
    'BRAND.EXAMPLE',
    'Brand.Example',
    'brand.example:443',
    'brand.example:8080',
    'brand.example.',
    'brand.example.:8443',
    'www.brand.example',
    'WWW.Brand.Example:443',
    'www.brand.example.',
    'dev.brand.example',
    'dev2.brand.example',
    'uat.brand.example',
    'UAT.BRAND.EXAMPLE.:8080',
    'localhost',
    'localhost:4173',
    'LocalHost:80',
    'localhost.',
  ])('is shown on %s', (host) => {
    expect(hostModeOf(host, brand)).toMatchObject({ mode: 'main', subdomain: '' });
  });
});

describe('a partner page (F-H2, F-H3)', () => {
  it.each([
    ['acme.brand.example', 'acme'],
    ['ACME.Brand.Example', 'acme'],
    ['acme.brand.example:8080', 'acme'],
    ['acme.brand.example.', 'acme'],
    ['acme.brand.example.:8080', 'acme'],
    // One letter more or less than a host of our own.
    ['developers.brand.example', 'developers'],
    ['dev3.brand.example', 'dev3'],
    ['de.brand.example', 'de'],
    ['situate.brand.example', 'situate'],
    ['wwww.brand.example', 'wwww'],
    ['wwwacme.brand.example', 'wwwacme'],
    ['ww.brand.example', 'ww'],
    ['www2.brand.example', 'www2'],
    ['localhost.brand.example', 'localhost'],
    ['brand.example.brand.example', 'brand.example'],
    // Labels of our own hosts say nothing below a partner's.
    ['www.acme.brand.example', 'www.acme'],
    ['dev.acme.brand.example', 'dev.acme'],
    ['www.www.brand.example', 'www.www'],
    ['a.b.brand.example', 'a.b'],
    ['xn--mgbh0fb.brand.example', 'xn--mgbh0fb'],
    ['a-b.brand.example', 'a-b'],
    ['7.brand.example', '7'],
    ['acme.localhost', 'acme'],
    ['acme.localhost:4173', 'acme'],
    ['www.localhost', 'www'],
  ])('is shown on %s, with the labels before ours as the name', (host, subdomain) => {
    expect(hostModeOf(host, brand)).toMatchObject({ mode: 'partner', subdomain });
  });

  it.each([
    'notbrand.example',
    'my-brand.example',
    'brand.example.evil.test',
    'www.brand.example.evil.test',
    'acme.brand.example.evil.test',
    'brand.example.localhost.evil.test',
    'brand.examples',
    'brand',
    'example',
    'notlocalhost',
    'localhost.evil.test',
    'xn--brnd-loa.example',
    'invest.partner.test',
    'build-7.pages.test',
    '127.0.0.1',
    '192.168.1.20',
    '[::1]',
    '[2001:db8::7]',
    '127.0.0.1:4173',
    '[::1]:4173',
    '[2001:DB8::7]:443',
    'Invest.Partner.Test:8443',
    'invest.partner.test.',
  ])('is shown on %s, which is not ours and so has no partner', (host) => {
    expect(hostModeOf(host, brand)).toMatchObject({ mode: 'partner', subdomain: '' });
  });
});

describe('further main hosts (F-H3)', () => {
  const hosts = ['127.0.0.1', '[::1]', 'build-7.pages.test', 'preview.brand.example'];

  it.each([...hosts, '127.0.0.1:4173', '[::1]:4173', 'Build-7.Pages.Test', 'preview.brand.example.'])(
    'make %s show the main site',
    (host) => {
      expect(hostModeOf(host, brand, hosts.join())).toMatchObject({ mode: 'main', subdomain: '' });
    },
  );

  it.each(['build-8.pages.test', 'a.build-7.pages.test', '127.0.0.11', 'build-7.pages.test.evil.test'])(
    'leave %s a partner',
    (host) => {
      expect(hostModeOf(host, brand, hosts.join()).mode).toBe('partner');
    },
  );

  it.each([...['branch.site.pages.test', 'a.Branch.site.pages.test.:8443', 'branch--site.netlify.test']])(
    'are all that end as one with `*` at its beginning: %s',
    (host) => {
      const listed = '127.0.0.1, *.Site.Pages.Test, *--site.netlify.test';
      expect(hostModeOf(host, brand, listed)).toMatchObject({ mode: 'main', subdomain: '', isNoindex: true });
    },
  );

  it.each([
    'site.pages.test',
    'mysite.pages.test',
    'x.site.pages.test.evil.test',
    'netlify.test',
    '127.0.0.2',
  ])('do not take %s in by a pattern', (host) => {
    const listed = '127.0.0.1, *.site.pages.test, *--site.netlify.test';
    expect(hostModeOf(host, brand, listed).mode).toBe('partner');
  });

  it('are named as people write lists: in any case, with spaces, with a comma too many', () => {
    const written = ' Preview.Pages.Test,  [::1] ,';
    expect(hostModeOf('preview.pages.test', brand, written).mode).toBe('main');
    expect(hostModeOf('[::1]:4173', brand, written).mode).toBe('main');
    expect(hostModeOf('other.pages.test', brand, written).mode).toBe('partner');
  });
});

describe('search engines', () => {
  it.each([
    'dev.brand.example',
    'dev2.brand.example',
    'uat.brand.example:8080',
    'acme.brand.example',
    'www.acme.brand.example',
    'WWWW.brand.example.',
    'acme.localhost:4173',
    'invest.partner.test',
    'brand.example.evil.test',
    'notbrand.example',
    '127.0.0.1:4173',
    '[::1]',
  ])('are kept away from %s', (host) => {
    expect(hostModeOf(host, brand).isNoindex).toBe(true);
  });

  it.each(['preview.brand.example', 'build-7.pages.test', 'branch.site.pages.test:8443', '127.0.0.1:4173'])(
    'are kept away from %s, though it shows the main site (F-H3)',
    (host) => {
      const listed = 'preview.brand.example,build-7.pages.test,*.site.pages.test,127.0.0.1';
      expect(hostModeOf(host, brand, listed)).toMatchObject({ mode: 'main', isNoindex: true });
    },
  );

  it.each([
    ...['brand.example', 'BRAND.example.:443', 'www.brand.example', 'WWW.brand.example.'],
    'localhost:4173',
  ])('are welcome on %s', (host) => {
    expect(hostModeOf(host, brand).isNoindex).toBe(false);
  });
});

describe('the platform', () => {
  it.each(['acme.brand.example', 'www.acme.brand.example', 'a.b.localhost:4173', 'developers.brand.example'])(
    'is asked who %s is',
    (host) => {
      expect(isPartnerAsked(hostModeOf(host, brand).subdomain, '/')).toBe(true);
      expect(isPartnerAsked(hostModeOf(host, brand).subdomain, '/pricing')).toBe(true);
    },
  );

  it.each([
    ...['brand.example', 'www.brand.example', 'localhost:4173'],
    ...['127.0.0.1', '[::1]:80', 'evil.test', 'brand.example.evil.test', 'notbrand.example'],
  ])('is not asked about %s', (host) => {
    expect(isPartnerAsked(hostModeOf(host, brand).subdomain, '/')).toBe(false);
  });

  it.each(['/not-found', '/not-found/'])('is not asked again at %s, where it sent the visitor', (path) => {
    expect(isPartnerAsked('gone', path)).toBe(false);
  });
});

it('takes the brand host from its caller', () => {
  expect(hostModeOf('www.other.test', 'other.test').mode).toBe('main');
  expect(hostModeOf('brand.example', 'other.test').mode).toBe('partner');
  expect(hostModeOf('acme.other.test', 'other.test').subdomain).toBe('acme');
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

it.each([...Object.values(pages).map(({ path }) => path), '/area', '/a/ar', '/ar-x'])(
  'leaves the path %s as it is',
  (path) => {
    expect(pathAt(path)).toBe(path);
  },
);

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
