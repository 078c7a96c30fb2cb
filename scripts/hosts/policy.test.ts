import { describe, expect, it } from 'vitest';

import { languageCodes } from '#content/languages.ts';
import { neutralIcon } from '#content/neutral-icon.ts';
import { site } from '#content/site.ts';
import { drawIcons } from '#scripts/build/publish/icons.ts';
import { webManifest } from '#scripts/build/publish/site-files.ts';
import { shareImagePath } from '#src/head/page-head.tsx';
import { routeIds } from '#src/routes.ts';
import { contentSecurityPolicy, cspHashOf } from './content-security-policy.ts';
import { headersFor } from './policy.ts';
import { captchaOriginOf, trustPoliciesOf } from './sources.ts';
import { securityProblems } from '#tests/support/security-headers.ts';

const context = {
  scriptHashes: ['sha256-aaaa='],
  styleHashes: ['sha256-bbbb='],
  apiOrigin: 'https://api.brand.example',
  redirects: [],
};
const ownOrigin = { ...context, apiOrigin: '' };
const page = 'public, max-age=0, must-revalidate, no-transform';
const year = 'public, max-age=31536000, immutable';

function directives(value: string): Record<string, string> {
  return Object.fromEntries(
    value.split('; ').map((part) => {
      const [name = '', ...sources] = part.split(' ');
      return [name, sources.join(' ')];
    }),
  );
}

describe('headersFor', () => {
  it.each([
    ['/', page],
    ['/about', page],
    ['/assets', page],
    ['/assets/entry-1a2b.js', year],
    ['/pictures/hero-1a2b.avif', year],
    ['/fonts/serif-1a2b.woff2', year],
    ['/films/hero.mp4', 'public, max-age=86400'],
    ['/robots.txt', 'public, max-age=300'],
    ['/sitemap.xml', 'public, max-age=300'],
    ['/llms.txt', 'public, max-age=300'],
    ['/pricing.json', 'public, max-age=300'],
    ['/about.md', page],
  ])('caches %s as %s (R10.13)', (path, expected) => {
    expect(headersFor(path, site.brandHost, context)['Cache-Control']).toBe(expected);
  });

  it.each([
    [site.brandHost, false],
    [`www.${site.brandHost}`, false],
    [`acme.${site.brandHost}:443`, true],
    ['partner.test', true],
  ])(
    'on %s hides pages from search engines: %s, and Markdown, whose type it sets, always',
    (host, isHidden) => {
      const ofPage = headersFor('/about', host, context);
      expect('X-Robots-Tag' in ofPage).toBe(isHidden);
      expect(ofPage).not.toHaveProperty('Content-Type');
      expect(headersFor('/about.md', host, context)).toMatchObject({
        'Content-Type': 'text/markdown; charset=utf-8',
        'X-Robots-Tag': 'noindex, nofollow',
      });
    },
  );

  it('lets other sites show share pictures and icons', async () => {
    const icons = Object.keys(await drawIcons()).map((file) => `/${file}`);
    const { icons: inManifest } = await webManifest('en');
    const shared = languageCodes.flatMap((code) => routeIds.map((id) => shareImagePath(id, code)));
    const paths = [...icons, neutralIcon, ...inManifest.map(({ src }) => src), ...shared, '/share/own/a.jpg'];
    for (const path of paths)
      expect([path, headersFor(path, site.brandHost, context)]).toMatchObject([
        path,
        { 'Cross-Origin-Resource-Policy': 'cross-origin' },
      ]);
  });

  it.each(['/', '/assets/x.js', '/about.md', '/404'])(
    'protects %s with the security headers (R10.12, F-E20)',
    (path) => {
      const trusting = { ...context, trustPolicies: trustPoliciesOf({}) ?? [] };
      for (const host of [site.brandHost, `acme.${site.brandHost}`, 'partner.test'])
        expect(securityProblems(headersFor(path, host, trusting))).toEqual([]);
    },
  );
});

describe('contentSecurityPolicy', () => {
  it('names only the given sources', () => {
    const policy = directives(contentSecurityPolicy(context));
    expect(policy['default-src']).toBe("'none'");
    expect(policy['script-src']).toBe("'self' 'sha256-aaaa='");
    expect(policy['style-src']).toBe("'self' 'sha256-bbbb='");
    expect(policy['connect-src']).toBe("'self' https://api.brand.example");
    expect(contentSecurityPolicy(context)).not.toMatch(/unsafe/);
  });

  it.each([
    ['https://api.brand.example', true],
    ['http://localhost:8080', false],
    ['', false],
  ])('with the API at "%s" upgrades plain requests: %s', (apiOrigin, expected) => {
    expect(contentSecurityPolicy({ ...context, apiOrigin }).includes('upgrade-insecure')).toBe(expected);
  });

  it('names the hosts of the captcha only when there is one', () => {
    const captchaOrigin = captchaOriginOf({ VITE_RECAPTCHA_KEY: 'key' });
    const policy = directives(contentSecurityPolicy({ ...ownOrigin, captchaOrigin }));
    const own = 'https://www.google.com/recaptcha/';
    expect(policy['script-src']).toBe(`'self' 'sha256-aaaa=' ${own} https://www.gstatic.com/recaptcha/`);
    expect(policy['frame-src']).toBe(`${own} https://recaptcha.google.com/recaptcha/`);
    expect(policy['connect-src']).toBe(`'self' ${own}`);
    expect(contentSecurityPolicy(ownOrigin)).not.toMatch(/recaptcha|frame-src/);
  });

  it('allows pictures from a local API on plain http', () => {
    const policy = directives(contentSecurityPolicy({ ...context, apiOrigin: 'http://localhost:8080' }));
    expect(policy['img-src']).toBe("'self' data: https: http://localhost:8080");
    expect(directives(contentSecurityPolicy(ownOrigin))['img-src']).toBe("'self' data: https:");
  });

  it('allows static files from the asset origin, which every origin may load', () => {
    const assetOrigin = 'https://static.example';
    const elsewhere = { ...context, assetOrigin };
    const policy = directives(contentSecurityPolicy(elsewhere));
    for (const name of ['script-src', 'style-src', 'font-src', 'media-src'])
      expect(policy[name]?.startsWith("'self' static.example")).toBe(true);
    for (const path of ['/assets/a.js', '/pictures/a.avif', '/fonts/a.woff2', '/films/a.mp4'])
      expect(headersFor(path, 'static.example', elsewhere)).toMatchObject({
        'Access-Control-Allow-Origin': '*',
        'Cross-Origin-Resource-Policy': 'cross-origin',
      });
    expect(headersFor('/', site.brandHost, elsewhere)).not.toHaveProperty('Access-Control-Allow-Origin');
    expect(headersFor('/assets/a.js', site.brandHost, context)).toMatchObject({
      'Cross-Origin-Resource-Policy': 'same-origin',
    });
  });

  it('restricts trusted types to the given policies', () => {
    const policy = directives(contentSecurityPolicy({ ...context, trustPolicies: ['page', 'map'] }));
    expect(policy).toMatchObject({ 'require-trusted-types-for': "'script'", 'trusted-types': 'page map' });
    expect(contentSecurityPolicy(context)).not.toContain('trusted-types');
  });
});

it('reports go to their address by a directive for old and one for new browsers, and nowhere without it', () => {
  const reportUrl = 'https://reports.example/csp';
  const headers = headersFor('/', site.brandHost, { ...context, reportUrl });
  expect(headers['Reporting-Endpoints']).toBe(`csp="${reportUrl}"`);
  const policy = directives(headers['Content-Security-Policy'] ?? '');
  expect(policy).toMatchObject({ 'report-uri': reportUrl, 'report-to': 'csp' });
  expect(JSON.stringify(headersFor('/', site.brandHost, context))).not.toMatch(/report/i);
});

it('cspHashOf agrees with the example of the CSP standard', () => {
  expect(cspHashOf("alert('Hello, world.');")).toBe('sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=');
});
