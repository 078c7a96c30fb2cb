import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, cspHashOf } from './content-security-policy.ts';
import { allowedMethods, headerRules, headersFor } from './policy.ts';
import { captchaOriginOf, captchaSources, trustPoliciesOf } from './sources.ts';
import { securityFaults } from '#tests/support/security-headers.ts';

const context = {
  scriptHashes: ['sha256-aaaa='],
  styleHashes: ['sha256-bbbb='],
  apiOrigin: 'https://api.qanat.example',
  redirects: [],
};
const ownOrigin = { ...context, apiOrigin: '' };
const year = 'public, max-age=31536000, immutable';

function cacheOf(path: string) {
  return headersFor(path, 'qanat.example', context)['Cache-Control'];
}

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
    ['/', 'public, max-age=0, must-revalidate'],
    ['/about', 'public, max-age=0, must-revalidate'],
    ['/assets', 'public, max-age=0, must-revalidate'],
    ['/assets/entry-1a2b.js', year],
    ['/pictures/hero-1a2b.avif', year],
    ['/fonts/serif-1a2b.woff2', year],
    ['/films/hero.mp4', 'public, max-age=86400'],
    ['/robots.txt', 'public, max-age=300'],
    ['/sitemap.xml', 'public, max-age=300'],
    ['/llms.txt', 'public, max-age=300'],
    ['/pricing.json', 'public, max-age=300'],
    ['/about.md', 'public, max-age=0, must-revalidate'],
  ])('caches %s as %s', (path, expected) => {
    expect(cacheOf(path)).toBe(expected);
  });

  it.each([
    ['qanat.example', false],
    ['www.qanat.example', false],
    ['WWW.Qanat.Example:8443', false],
    ['qanat.example.', false],
    ['notqanat.example', true],
    ['partner.test', true],
    ['branch.site.pages.test', true],
    ['127.0.0.1:4173', true],
    ['acme.qanat.example', true],
    ['ACME.qanat.example.', true],
    ['acme.qanat.example:443', true],
    ['www.acme.qanat.example', true],
    ['dev.qanat.example', true],
  ])('on host %s asks robots to stay away: %s', (host, expected) => {
    expect('X-Robots-Tag' in headersFor('/', host, context)).toBe(expected);
  });

  it.each(['qanat.example', 'www.qanat.example', 'acme.qanat.example', 'partner.test'])(
    'keeps the Markdown twins out of search results on %s, and names their kind',
    (host) => {
      expect(headersFor('/about.md', host, context)).toMatchObject({
        'Content-Type': 'text/markdown; charset=utf-8',
        'X-Robots-Tag': 'noindex, nofollow',
      });
      expect(headersFor('/about', host, context)).not.toHaveProperty('Content-Type');
    },
  );

  it('has rules for paths alone, with static files on a host of their own or not', () => {
    for (const assetOrigin of [undefined, 'https://static.example'])
      for (const { path } of headerRules({ ...context, assetOrigin })) expect(path).toMatch(/^\//);
  });

  it.each(['/', '/about', '/assets/x.js', '/about.md', '/404'])(
    'protects %s as was promised (F-E20)',
    (path) => {
      const trusting = { ...context, trustPolicies: trustPoliciesOf({}) ?? [] };
      for (const host of ['qanat.example', 'acme.qanat.example', 'partner.test'])
        expect(securityFaults(headersFor(path, host, trusting))).toEqual([]);
    },
  );
});

describe('contentSecurityPolicy', () => {
  it('names only what is given', () => {
    const policy = directives(contentSecurityPolicy(context));
    expect(policy['default-src']).toBe("'none'");
    expect(policy['script-src']).toBe("'self' 'sha256-aaaa='");
    expect(policy['style-src']).toBe("'self' 'sha256-bbbb='");
    expect(policy['connect-src']).toBe("'self' https://api.qanat.example");
    expect(contentSecurityPolicy(context)).not.toMatch(/unsafe/);
  });

  it.each([
    ['https://api.qanat.example', true],
    ['http://localhost:8080', false],
    ['', false],
  ])('with the API at "%s" upgrades plain requests: %s', (apiOrigin, expected) => {
    expect(contentSecurityPolicy({ ...context, apiOrigin }).includes('upgrade-insecure')).toBe(expected);
  });

  it('names the hosts of the captcha when one is in use, and nothing of it otherwise', () => {
    const captchaOrigin = captchaOriginOf({ VITE_RECAPTCHA_KEY: 'key' });
    const policy = directives(contentSecurityPolicy({ ...ownOrigin, captchaOrigin }));
    const own = 'https://www.google.com/recaptcha/';
    expect(policy['script-src']).toBe(`'self' 'sha256-aaaa=' ${own} https://www.gstatic.com/recaptcha/`);
    expect(policy['frame-src']).toBe(`${own} https://recaptcha.google.com/recaptcha/`);
    expect(policy['connect-src']).toBe(`'self' ${own}`);
    expect(contentSecurityPolicy(ownOrigin)).not.toMatch(/recaptcha|frame-src/);
  });

  it.each([
    ['no key', {}, undefined],
    ['an origin without a key', { VITE_RECAPTCHA_ORIGIN: 'https://captcha.example' }, undefined],
    ['a stand-in on the own origin', { VITE_RECAPTCHA_KEY: 'key', VITE_RECAPTCHA_ORIGIN: 'self' }, undefined],
    [
      'another origin',
      { VITE_RECAPTCHA_KEY: 'key', VITE_RECAPTCHA_ORIGIN: 'https://captcha.example' },
      'https://captcha.example',
    ],
  ])('finds the captcha for %s', (_what, env, expected) => {
    expect(captchaOriginOf(env)).toBe(expected);
  });

  it('lets in no more than its own address for a captcha of another origin', () => {
    const own = ['https://captcha.example/recaptcha/'];
    expect(captchaSources('https://captcha.example')).toEqual({ scripts: own, frames: own, calls: own });
  });

  it('lets pictures come from a plain API of a developer', () => {
    const policy = directives(contentSecurityPolicy({ ...context, apiOrigin: 'http://localhost:8080' }));
    expect(policy['img-src']).toBe("'self' data: https: http://localhost:8080");
    expect(directives(contentSecurityPolicy(ownOrigin))['img-src']).toBe("'self' data: https:");
  });

  it('lets static files come from a host of their own, and others use what is there', () => {
    const assetOrigin = 'https://static.example';
    const elsewhere = { ...context, assetOrigin };
    const policy = directives(contentSecurityPolicy(elsewhere));
    for (const name of ['script-src', 'style-src', 'font-src', 'media-src'])
      expect(policy[name]?.startsWith(`'self' ${assetOrigin}`)).toBe(true);
    for (const path of ['/assets/a.js', '/pictures/a.avif', '/fonts/a.woff2', '/films/a.mp4'])
      expect(headersFor(path, 'static.example', elsewhere)).toMatchObject({
        'Access-Control-Allow-Origin': '*',
        'Cross-Origin-Resource-Policy': 'cross-origin',
      });
    expect(headersFor('/', 'qanat.example', elsewhere)).not.toHaveProperty('Access-Control-Allow-Origin');
    expect(headersFor('/assets/a.js', 'qanat.example', context)).toMatchObject({
      'Cross-Origin-Resource-Policy': 'same-origin',
    });
  });

  it.each([
    ['nothing else', {}, 'page frame script map default'],
    ['analytics', { VITE_GA_ID: 'G-1' }, 'page frame script map default goog#html'],
    ['a tag of Google', { VITE_ADS_ID: 'AW-1' }, 'page frame script map default goog#html'],
    [
      'two tags of Google',
      { VITE_GA_ID: 'G-1', VITE_ADS_ID: 'AW-1' },
      "page frame script map default goog#html 'allow-duplicates'",
    ],
    [
      'a captcha',
      { VITE_RECAPTCHA_KEY: 'key' },
      "page frame script map default goog#html 'allow-duplicates'",
    ],
  ])('lets text become code by rules alone; beside the own ones those of %s', (_what, env, names) => {
    const policy = directives(contentSecurityPolicy({ ...context, trustPolicies: trustPoliciesOf(env) }));
    expect(policy).toMatchObject({ 'require-trusted-types-for': "'script'", 'trusted-types': names });
  });

  it('lets a vendor’s consent script write text as it pleases', () => {
    const trustPolicies = trustPoliciesOf({ VITE_CONSENT_SCRIPT: 'https://consent.vendor.example/a.js' });
    expect(contentSecurityPolicy({ ...context, trustPolicies })).not.toContain('trusted-types');
  });

  it('refuses a value that is longer than a host takes (F-B9)', () => {
    const policyOf = (more: number) =>
      contentSecurityPolicy({ ...context, reportUrl: `https://reports.example/${'a'.repeat(more)}` });
    const room = 1783 - policyOf(0).length;
    expect(policyOf(room)).toHaveLength(1783);
    expect(() => policyOf(room + 1)).toThrow(/has 1784 .* limit is 1783 .* fewer inline scripts or styles/);
  });
});

describe('reports', () => {
  const reported = { ...context, reportUrl: 'https://reports.example/csp' };

  it('are asked for in the way of old and of new browsers', () => {
    const headers = headersFor('/', 'qanat.example', reported);
    expect(headers['Reporting-Endpoints']).toBe('csp="https://reports.example/csp"');
    const policy = directives(headers['Content-Security-Policy'] ?? '');
    expect(policy).toMatchObject({ 'report-uri': 'https://reports.example/csp', 'report-to': 'csp' });
  });

  it('are not asked for when nobody reads them', () => {
    const headers = headersFor('/', 'qanat.example', context);
    expect(Object.keys(headers).join(' ')).not.toMatch(/report/i);
    expect(headers['Content-Security-Policy']).not.toContain('report');
  });
});

describe('cspHashOf', () => {
  it('agrees with the example of the CSP standard', () => {
    expect(cspHashOf("alert('Hello, world.');")).toBe('sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=');
  });
});

it('lets the files of the site be read, and nothing be sent to them', () => {
  expect(allowedMethods.split(', ')).toEqual(['GET', 'HEAD']);
});
