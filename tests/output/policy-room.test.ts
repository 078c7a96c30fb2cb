import { join } from 'node:path';

import { expect, it } from 'vitest';

import { site } from '#content/site.ts';
import { contentSecurityPolicy } from '#scripts/hosts/content-security-policy.ts';
import { MAX_POLICY_CHARACTERS } from '#scripts/hosts/render-cloudfront.ts';
import { POLICY_FILE, readPolicyContext } from '#scripts/hosts/policy-context.ts';
import { captchaOriginOf, measuringOriginsOf, trustPoliciesOf } from '#scripts/hosts/sources.ts';
import { paths } from '#scripts/support/paths.ts';

const { scriptHashes, styleHashes } = await readPolicyContext(join(paths.deploy, POLICY_FILE));
const google = { VITE_RECAPTCHA_KEY: 'key', VITE_GA_ID: 'G-1', VITE_ADS_ID: 'AW-1' };

/** The policy of this build with these services and with a host for each kind of file. */
const policyWith = (services: Readonly<Record<string, string>>, moreHashes: readonly string[] = []) =>
  contentSecurityPolicy({
    scriptHashes: [...scriptHashes, ...moreHashes],
    styleHashes,
    apiOrigin: `https://api.${site.brandHost}`,
    assetOrigin: `https://static.${site.brandHost}`,
    captchaOrigin: captchaOriginOf(services),
    ...measuringOriginsOf(services),
    trustPolicies: trustPoliciesOf(services),
    reportUrl: `https://reports.${site.brandHost}/csp`,
    redirects: [],
  });

it.each([
  ['every service', google],
  ['the captcha of recaptcha.net', { ...google, VITE_RECAPTCHA_ORIGIN: 'https://www.recaptcha.net' }],
  ["a vendor's consent script", { ...google, VITE_CONSENT_SCRIPT: 'https://consent.vendor.example/tool.js' }],
])(
  'the policy of this build fits the smallest limit with %s, and has room for one more inline part (F-B9)',
  (_, services) => {
    const policy = policyWith(services, scriptHashes.slice(0, 1));
    expect(policy.length).toBeLessThanOrEqual(MAX_POLICY_CHARACTERS);
  },
);

it('the policy names head, boot and panel scripts, prefetch rules and import map, one of each for all languages', () => {
  expect(scriptHashes).toHaveLength(5);
});

it('no inline style or script is named twice', () => {
  const hashes = [...scriptHashes, ...styleHashes];
  expect(new Set(hashes).size).toBe(hashes.length);
});
