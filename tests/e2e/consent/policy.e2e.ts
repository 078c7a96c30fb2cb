import { join } from 'node:path';

import { expect, type Page } from '@playwright/test';

import { site } from '#content/site.ts';
import { contentSecurityPolicy } from '#scripts/hosts/content-security-policy.ts';
import { POLICY_FILE, readPolicyContext } from '#scripts/hosts/policy-context.ts';
import { captchaOriginOf, measuringOriginsOf, trustPoliciesOf } from '#scripts/hosts/sources.ts';
import { paths } from '#scripts/support/paths.ts';
import { test } from '#tests/support/browser/test.ts';

type Addresses = Readonly<Record<'scripts' | 'calls' | 'frames' | 'pictures', readonly string[]>>;

const TAG = 'https://www.googletagmanager.com';
const markets = ['google.com', ...site.googleDomains].map((domain) => `https://www.${domain}`);

/** Google's own lists for a strict policy: "Google Analytics 4 with Google Signals", "Google Ads", "reCAPTCHA". */
const services = {
  analytics: {
    env: { VITE_GA_ID: 'G-1' },
    scripts: [`${TAG}/gtag/js?id=G-1`],
    calls: [
      'https://www.google-analytics.com/g/collect',
      'https://region1.google-analytics.com/g/collect',
      'https://analytics.google.com/g/collect',
      'https://region1.analytics.google.com/g/collect',
      'https://stats.g.doubleclick.net/g/collect',
      'https://pagead2.googlesyndication.com/ccm/collect',
      `${TAG}/a`,
      ...markets.map((origin) => `${origin}/ads/ga-audiences`),
    ],
    frames: [`${TAG}/static/service_worker/1/sw_iframe.html`],
    pictures: markets.map((origin) => `${origin}/ads/ga-audiences`),
  },
  ads: {
    env: { VITE_ADS_ID: 'AW-1' },
    scripts: [
      `${TAG}/gtag/js?id=AW-1`,
      'https://www.googleadservices.com/pagead/conversion/1/',
      'https://googleads.g.doubleclick.net/pagead/viewthroughconversion/1/',
      'https://pagead2.googlesyndication.com/pagead/conversion/1/',
      'https://www.google.com/pagead/conversion/1/',
    ],
    calls: [
      'https://www.googleadservices.com/pagead/conversion/1/',
      'https://googleads.g.doubleclick.net/pagead/viewthroughconversion/1/',
      'https://ad.doubleclick.net/activity',
      'https://pagead2.googlesyndication.com/ccm/collect',
      'https://google.com/ccm/collect',
      ...markets.map((origin) => `${origin}/ccm/collect`),
    ],
    frames: ['https://td.doubleclick.net/td/rul/1', `${TAG}/static/service_worker/1/sw_iframe.html`],
    pictures: ['https://ad.doubleclick.net/activity', 'https://googleads.g.doubleclick.net/pagead/1'],
  },
  captcha: {
    env: { VITE_RECAPTCHA_KEY: 'key' },
    scripts: ['https://www.google.com/recaptcha/api.js', 'https://www.gstatic.com/recaptcha/releases/1/a.js'],
    calls: ['https://www.google.com/recaptcha/api2/clr'],
    frames: [
      'https://www.google.com/recaptcha/api2/anchor',
      'https://recaptcha.google.com/recaptcha/api2/bframe',
    ],
    pictures: ['https://www.gstatic.com/recaptcha/api2/logo_48.png'],
  },
  'captcha of recaptcha.net': {
    env: { VITE_RECAPTCHA_KEY: 'key', VITE_RECAPTCHA_ORIGIN: 'https://www.recaptcha.net' },
    scripts: [
      'https://www.recaptcha.net/recaptcha/api.js',
      'https://www.gstatic.com/recaptcha/releases/1/a.js',
    ],
    calls: ['https://www.recaptcha.net/recaptcha/api2/clr'],
    frames: ['https://www.recaptcha.net/recaptcha/api2/anchor'],
    pictures: [],
  },
} satisfies Readonly<Record<string, Addresses & { readonly env: Readonly<Record<string, string>> }>>;

/** Opens a page under the policy of this build, made with a service. Stand-ins answer for all hosts: the addresses. */
async function openUnderPolicy(
  page: Page,
  env: Readonly<Record<string, string>>,
): Promise<ReadonlySet<string>> {
  const context = await readPolicyContext(join(paths.deploy, POLICY_FILE));
  const policy = contentSecurityPolicy({
    ...context,
    captchaOrigin: captchaOriginOf(env),
    ...measuringOriginsOf(env),
    trustPolicies: trustPoliciesOf(env),
  });
  const answered = new Set<string>();
  // Refused files are never requested.
  await page.route(/^https:/, (route) => {
    answered.add(route.request().url());
    return route.fulfill({ contentType: 'text/plain', body: '' });
  });
  const address = `https://${site.brandHost}/`;
  const headers = { 'content-security-policy': policy };
  const body = '<!doctype html><title>Page</title>';
  await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body, headers }));
  await page.goto(address);
  return answered;
}

/** Asks for every address in the way in which it is meant. */
const ask = (page: Page, addresses: Addresses) =>
  page.evaluate(({ scripts, calls, frames, pictures }) => {
    const trust = window.trustedTypes?.createPolicy('script', { createScriptURL: (url: string) => url });
    const add = (name: string, src: unknown) =>
      document.body.append(Object.assign(document.createElement(name), { src }));
    for (const url of scripts) add('script', trust?.createScriptURL(url));
    for (const url of frames) add('iframe', url);
    for (const url of pictures) add('img', url);
    for (const url of calls) fetch(url, { mode: 'no-cors' }).catch(() => {});
  }, addresses);

const elsewhere = (kind: string) => [`https://elsewhere.example/${kind}`];

for (const [name, { env, ...documented }] of Object.entries(services)) {
  test(`the policy lets the ${name} reach every documented address`, async ({ page }) => {
    const answered = await openUnderPolicy(page, env);
    const { scripts, calls, frames, pictures } = documented;
    await ask(page, {
      scripts: [...elsewhere('script'), ...scripts],
      calls: [...elsewhere('call'), ...calls],
      frames: [...elsewhere('frame'), ...frames],
      pictures,
    });
    const expected = [...scripts, ...calls, ...frames, ...pictures];
    await expect.poll(() => expected.filter((address) => !answered.has(address))).toEqual([]);
    expect([...answered].filter((address) => address.includes('elsewhere'))).toEqual([]);
  });
}
