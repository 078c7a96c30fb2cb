import { describe, expect, it } from 'vitest';

import { contentSecurityPolicy } from './content-security-policy.ts';
import { measuringOriginsOf, measuringSources, trustPoliciesOf } from './sources.ts';

const ids = { VITE_GA_ID: 'G-1', VITE_ADS_ID: 'AW-1' };
const hash = `sha256-${'a'.repeat(43)}=`;
const policyWith = (env: Record<string, string>) =>
  contentSecurityPolicy({
    scriptHashes: [hash, hash, hash],
    // As many as the built pages have.
    styleHashes: Array.from({ length: 8 }, () => hash),
    assetOrigin: 'https://static.qanat.example',
    reportUrl: 'https://reports.qanat.example/csp',
    apiOrigin: 'https://api.qanat.example',
    captchaOrigin: 'https://www.google.com',
    redirects: [],
    trustPolicies: trustPoliciesOf({ VITE_RECAPTCHA_KEY: 'key', ...env }),
    ...measuringOriginsOf(env),
  });

describe('what consent and measuring need of the policy', () => {
  it.each([
    ['no key is set', {}],
    ['a tagging server is set without a key', { VITE_TAG_ORIGIN: 'https://tags.qanat.example' }],
    [
      'all are stand-ins on the own origin',
      { ...ids, VITE_TAG_ORIGIN: 'self', VITE_CONSENT_SCRIPT: '/c.js' },
    ],
  ])('is nothing when %s', (_case, env) => {
    expect(Object.values(measuringSources(measuringOriginsOf(env))).flat()).toEqual([]);
  });

  it('is for analytics alone without the hosts of advertising', () => {
    const { scripts, calls, frames } = measuringSources(measuringOriginsOf({ VITE_GA_ID: 'G-1' }));
    expect(scripts).toEqual(['https://www.googletagmanager.com']);
    expect(calls).toContain('https://*.google-analytics.com');
    expect([...scripts, ...calls, ...frames].join()).not.toMatch(/adservices|syndication|td\.doubleclick/);
  });

  it('is for advertising alone without the hosts of analytics', () => {
    const { scripts, calls, frames } = measuringSources(measuringOriginsOf({ VITE_ADS_ID: 'AW-1' }));
    expect(scripts).toContain('https://www.googletagmanager.com');
    expect(scripts).toContain('https://www.googleadservices.com');
    expect(frames).toEqual(['https://td.doubleclick.net']);
    expect([...scripts, ...calls].join()).not.toContain('analytics');
  });

  it('is one host when a tagging server takes everything', () => {
    const env = { ...ids, VITE_TAG_ORIGIN: 'https://tags.qanat.example' };
    const { scripts, calls, frames, styles } = measuringSources(measuringOriginsOf(env));
    expect([scripts, calls]).toEqual([['https://tags.qanat.example'], ['https://tags.qanat.example']]);
    expect([...frames, ...styles]).toEqual([]);
  });

  it("lets a vendor's consent script in by its origin", () => {
    const env = { VITE_CONSENT_SCRIPT: 'https://consent.vendor.example/v4/tool.js?id=1' };
    expect(policyWith(env)).toMatch(/script-src 'self'[^;]* https:\/\/consent\.vendor\.example(;| )/);
  });

  it.each([
    ['the built-in consent tool', {}],
    ["a vendor's", { VITE_CONSENT_SCRIPT: 'https://consent.vendor.example/tool.js' }],
  ])('fits every host when all of it is in use, with %s', (_which, consent) => {
    expect(() => policyWith({ ...ids, ...consent })).not.toThrow();
  });
});
