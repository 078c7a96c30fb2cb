import { describe, expect, it } from 'vitest';

import { languageCodes } from '#content/languages.ts';
import { neutralIcon } from '#content/neutral-icon.ts';
import { site } from '#content/site.ts';
import { drawIcons } from '#scripts/build/publish/icons.ts';
import { webManifest } from '#scripts/build/publish/site-files.ts';
import { shareImagePath } from '#src/head/page-head.tsx';
import { routeIds } from '#src/routes.ts';
import { securityProblems } from '#tests/support/security-headers.ts';
import { contentSecurityPolicy, cspHashOf } from './content-security-policy.ts';
import { headersFor } from './policy.ts';
import { captchaOriginOf, measuringOriginsOf, trustPoliciesOf } from './sources.ts';

type Settings = Readonly<Record<string, string>>;

const contextOf = (settings: Settings) => ({
  scriptHashes: ['sha256-aaaa='],
  styleHashes: ['sha256-bbbb='],
  redirects: [],
  apiOrigin: settings['VITE_API_ORIGIN'] ?? '',
  assetOrigin: settings['VITE_ASSET_ORIGIN'],
  reportUrl: settings['CSP_REPORT_URL'],
  captchaOrigin: captchaOriginOf(settings),
  ...measuringOriginsOf(settings),
  trustPolicies: trustPoliciesOf(settings),
});

/** What the lines of a text have that those of another have not, and the reverse. */
function difference(lines: readonly string[], others: readonly string[]): string {
  const more = lines.filter((line) => !others.includes(line)).map((line) => `  + ${line}`);
  const less = others.filter((line) => !lines.includes(line)).map((line) => `  - ${line}`);
  return [...less, ...more].join('\n') || '  no difference';
}

const api = { VITE_API_ORIGIN: 'https://api.brand.example' };
const analytics = { VITE_GA_ID: 'G-1' };
const ads = { VITE_ADS_ID: 'AW-1' };
const captcha = { VITE_RECAPTCHA_KEY: 'key' };
const own = { VITE_TAG_ORIGIN: 'self', VITE_CONSENT_SCRIPT: '/c.js', VITE_RECAPTCHA_ORIGIN: 'self' };
const vendor = { VITE_CONSENT_SCRIPT: 'https://consent.vendor.example/v4/tool.js?id=1' };

const settings: Readonly<Record<string, Settings>> = {
  'the platform on its own host': api,
  'a platform on a developer’s machine': { VITE_API_ORIGIN: 'http://localhost:8080' },
  'static files on another host': { VITE_ASSET_ORIGIN: 'https://static.example' },
  reports: { CSP_REPORT_URL: 'https://reports.example/csp' },
  analytics,
  advertising: ads,
  'all of Google': { ...analytics, ...ads, ...captcha },
  'a tagging server': { ...analytics, ...ads, VITE_TAG_ORIGIN: 'https://tags.brand.example' },
  'a tagging server without a key': { VITE_TAG_ORIGIN: 'https://tags.brand.example' },
  'stand-ins on the own origin': { ...analytics, ...ads, ...captcha, ...own },
  'a captcha': captcha,
  'a captcha of another host': { ...captcha, VITE_RECAPTCHA_ORIGIN: 'https://captcha.example' },
  'a captcha of recaptcha.net': { ...captcha, VITE_RECAPTCHA_ORIGIN: 'https://recaptcha.net' },
  'the host of a captcha without a key': { VITE_RECAPTCHA_ORIGIN: 'https://captcha.example' },
  'a vendor’s consent script': vendor,
};

it('the policy of content names what the settings need, and no more', async () => {
  const linesOf = (one: Settings) =>
    contentSecurityPolicy(contextOf(one))
      .split('; ')
      .map((line) => site.googleDomains.reduce((rest, name) => rest.replace(` www.${name}`, ''), line));
  const plain = linesOf({});
  const texts = Object.entries(settings).map(([what, one]) => `${what}\n${difference(linesOf(one), plain)}`);
  await expect(['without settings', ...plain, ...texts, ''].join('\n')).toMatchFileSnapshot(
    'golden/policies.txt',
  );
});

const files = [
  ...['/about', '/assets', '/assets/entry-1a2b.js', '/pictures/hero-1a2b.avif', '/fonts/serif-1a2b.woff2'],
  ...['/films/hero.mp4', '/robots.txt', '/sitemap.xml', '/llms.txt', '/pricing.json', '/about.md'],
  ...['/legal/terms-1.0.pdf', '/share/own/a.jpg', '/favicon.svg'],
];
const hosts = [site.brandHost, `www.${site.brandHost}`, `acme.${site.brandHost}:443`, 'partner.test'];

it('headers differ by path and host in caching, type, use by other sites and robots (R10.13)', async () => {
  const linesOf = (path: string, host: string, more: Settings = {}) =>
    Object.entries(headersFor(path, host, contextOf(more))).map((pair) => pair.join(': '));
  const plain = linesOf('/', site.brandHost);
  const asked = [
    ...files.map((path) => [path, site.brandHost, {}] as const),
    ...hosts.map((host) => ['/about', host, {}] as const),
    ...files.map(
      (path) => [path, 'static.example', { VITE_ASSET_ORIGIN: 'https://static.example' }] as const,
    ),
    ['/', site.brandHost, { CSP_REPORT_URL: 'https://reports.example/csp' }] as const,
  ];
  const texts = asked.map(([path, host, more]) => {
    const lines = linesOf(path, host, more).filter((line) => !line.startsWith('Content-Security-Policy'));
    const others = plain.filter((line) => !line.startsWith('Content-Security-Policy'));
    return `${host.replace(site.brandHost, 'brand.example')}${path}\n${difference(lines, others)}`;
  });
  await expect(`${texts.join('\n')}\n`).toMatchFileSnapshot('golden/headers.txt');
});

it('other sites may show share pictures and icons', async () => {
  const icons = Object.keys(await drawIcons()).map((file) => `/${file}`);
  const { icons: inManifest } = await webManifest('en');
  const shared = languageCodes.flatMap((code) => routeIds.map((id) => shareImagePath(id, code)));
  for (const path of [...icons, neutralIcon, ...inManifest.map(({ src }) => src), ...shared])
    expect([path, headersFor(path, site.brandHost, contextOf({}))]).toMatchObject([
      path,
      { 'Cross-Origin-Resource-Policy': 'cross-origin' },
    ]);
});

describe.each(['/', '/assets/x.js', '/about.md', '/404'])('the path %s', (path) => {
  it.each(hosts)('has the security headers on %s (R10.12, F-E20)', (host) => {
    expect(securityProblems(headersFor(path, host, contextOf({})))).toEqual([]);
  });
});

it('cspHashOf agrees with the example of the CSP standard', () => {
  expect(cspHashOf("alert('Hello, world.');")).toBe('sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=');
});
