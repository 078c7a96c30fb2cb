import { describe, expect, it } from 'vitest';

import { contentSecurityPolicy } from './content-security-policy.ts';
import {
  captchaOriginOf,
  captchaSources,
  measuringOriginsOf,
  measuringSources,
  trustPoliciesOf,
} from './sources.ts';

const ids = { VITE_GA_ID: 'G-1', VITE_ADS_ID: 'AW-1' };
const hash = `sha256-${'a'.repeat(43)}=`;
const policyWith = (env: Record<string, string>) =>
  contentSecurityPolicy({
    scriptHashes: [hash, hash, hash],
    // As many as the built pages have.
    styleHashes: Array.from({ length: 8 }, () => hash),
    assetOrigin: 'https://static.brand.example',
    reportUrl: 'https://reports.brand.example/csp',
    apiOrigin: 'https://api.brand.example',
    captchaOrigin: 'https://www.google.com',
    redirects: [],
    trustPolicies: trustPoliciesOf({ VITE_RECAPTCHA_KEY: 'key', ...env }),
    ...measuringOriginsOf(env),
  });

describe('measuringSources', () => {
  it.each([
    ['no key is set', {}],
    ['a tagging server is set without a key', { VITE_TAG_ORIGIN: 'https://tags.brand.example' }],
    ['all are samples on the own origin', { ...ids, VITE_TAG_ORIGIN: 'self', VITE_CONSENT_SCRIPT: '/c.js' }],
  ])('is empty when %s', (_case, env) => {
    expect(Object.values(measuringSources(measuringOriginsOf(env))).flat()).toEqual([]);
  });

  it('has no advertising hosts for analytics alone', () => {
    const { scripts, calls, frames } = measuringSources(measuringOriginsOf({ VITE_GA_ID: 'G-1' }));
    expect(scripts).toEqual(['https://www.googletagmanager.com']);
    expect(calls).toContain('https://*.google-analytics.com');
    expect([...scripts, ...calls, ...frames].join()).not.toMatch(/adservices|[at]d\.doubleclick/);
  });

  it('has no analytics hosts for advertising alone', () => {
    const { scripts, calls, frames } = measuringSources(measuringOriginsOf({ VITE_ADS_ID: 'AW-1' }));
    expect(scripts).toContain('https://www.googletagmanager.com');
    expect(scripts).toContain('https://www.googleadservices.com');
    expect(frames).toEqual(['https://td.doubleclick.net', 'https://www.googletagmanager.com']);
    expect([...scripts, ...calls].join()).not.toContain('analytics');
  });

  it('has one host for a tagging server', () => {
    const env = { ...ids, VITE_TAG_ORIGIN: 'https://tags.brand.example' };
    const { scripts, calls, frames, styles } = measuringSources(measuringOriginsOf(env));
    expect([scripts, calls]).toEqual([['https://tags.brand.example'], ['https://tags.brand.example']]);
    expect([...frames, ...styles]).toEqual([]);
  });

  it("allows a vendor's consent script by its origin", () => {
    const env = { VITE_CONSENT_SCRIPT: 'https://consent.vendor.example/v4/tool.js?id=1' };
    expect(policyWith(env)).toMatch(/script-src 'self'[^;]* https:\/\/consent\.vendor\.example(;| )/);
  });

  it('names a host of Google without its scheme, and once for the tags and the captcha', () => {
    const calls = /connect-src ([^;]*)/.exec(policyWith(ids))?.[1]?.split(' ') ?? [];
    const { origin } = new URL('https://www.google.com');
    expect(calls).toContain('www.google.com');
    expect(calls.filter((call) => call.startsWith(origin))).toEqual([]);
  });
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
])('captchaOriginOf finds the captcha for %s', (_what, env, expected) => {
  expect(captchaOriginOf(env)).toBe(expected);
});

it.each([
  ['https://captcha.example', []],
  ['https://www.recaptcha.net', ['https://www.gstatic.com/recaptcha/']],
  ['https://recaptcha.net', ['https://www.gstatic.com/recaptcha/']],
])('the captcha from %s needs its own address and the scripts %j', (origin, more) => {
  const own = `${origin}/recaptcha/`;
  expect(captchaSources(origin)).toEqual({ scripts: [own, ...more], frames: [own], calls: [own] });
});

it.each([
  ['no third party', {}, 'page brand script map default'],
  ['one Google tag', { VITE_ADS_ID: 'AW-1' }, 'page brand script map default goog#html'],
  ['two Google tags', ids, "page brand script map default goog#html 'allow-duplicates'"],
  ['a captcha', { VITE_RECAPTCHA_KEY: 'key' }, "page brand script map default goog#html 'allow-duplicates'"],
  ["a vendor's consent script", { VITE_CONSENT_SCRIPT: 'https://vendor.example/a.js' }, undefined],
])('trustPoliciesOf lists the policies for %s', (_what, env, names) => {
  expect(trustPoliciesOf(env)?.join(' ')).toBe(names);
});
