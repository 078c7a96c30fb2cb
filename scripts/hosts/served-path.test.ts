import { expect, it } from 'vitest';

import { site } from '#content/site.ts';
import { languageBases } from './language-base.ts';
import { servedPath } from './served-path.ts';
import { brandFiles, hostRules, hostSite, mainHostPattern } from './site-paths.ts';

const context = { mainHosts: 'preview.test *.pages.test' };
const partner = `acme.${site.brandHost}`;
const served = (path: string, host: string) => servedPath(path, host, hostRules(context));

it.each([
  '/partner',
  '/partner.html',
  '/partner/',
  '/%70artner',
  '/404',
  '/_headers',
  '/about.html.br',
  '/%',
  '/.env',
])('no host serves %s', (path) => {
  const paths = ['', ...(/partner|404/.test(path) ? languageBases : [])].map((base) => base + path);
  for (const host of [site.brandHost, partner])
    expect(paths.map((one) => served(one, host))).toEqual(paths.map(() => undefined));
});

it.each([partner, 'Acme.localhost:4173', '127.0.0.1', 'pages.test', `${site.brandHost}.evil.test`])(
  'the start page of each language on %s is the one of partners (R10.2)',
  (host) => {
    for (const base of ['', ...languageBases]) expect(served(base || '/', host)).toBe(`${base}/partner`);
  },
);

it.each([site.brandHost, `www.${site.brandHost}.:443`, 'localhost:4173', 'preview.test', 'a.pages.test'])(
  'every path on %s is served as it is',
  (host) => {
    for (const path of ['/', '/ar', '/about', '/sitemap.xml']) expect(served(path, host)).toBe(path);
  },
);

it.each([
  ...['/sitemap.xml', '/robots.txt', '/llms.txt', '/ar/llms.txt', '/pricing.json', '/legal/feed.xml'],
  ...['/site.webmanifest', '/ar/site.webmanifest', '/favicon.ico', '/favicon.svg', '/icon-192.png'],
])('the file %s speaks of the main brand, so partners do not serve it', (path) => {
  expect(served(path, partner)).toBeUndefined();
});

it.each([
  ...['/about', '/about.md', '/neutral-icon.svg', '/share/neutral.png', '/.well-known/security.txt'],
  ...[
    '/legal/versions.json',
    '/legal/terms-1.0.pdf',
    '/pictures/favicon.svg',
    '/assets/a.json',
    '/partner-check',
  ],
])('partners serve %s', (path) => {
  expect(served(path, partner)).toBe(path);
});

it('the files of the main brand are listed for hosts that must name them', () => {
  const files = ['robots.txt', String.raw`ar\llms.txt`, 'about.html', 'about.md'];
  expect(hostSite({ scriptHashes: [], styleHashes: [], apiOrigin: '', redirects: [] }, files)).toMatchObject({
    brandFiles: ['/robots.txt', '/ar/llms.txt'],
    pages: ['/about'],
  });
  expect(brandFiles).not.toContain('(?!');
});

it.each([
  ['www.', site.brandHost, true],
  ['', 'preview.test', true],
  ['a.b', '.pages.test', true],
  ['', 'pages.test', false],
  ['', site.brandHost.replace('.', 'x'), false],
  ['acme.', site.brandHost, false],
])('the pattern of main hosts matches %s%s: %s', (label, host, isMain) => {
  expect(new RegExp(`^${mainHostPattern(context)}$`, 'i').test(label + host)).toBe(isMain);
});
