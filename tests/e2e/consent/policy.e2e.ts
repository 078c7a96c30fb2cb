import { join } from 'node:path';

import { expect, type Page } from '@playwright/test';

import { site } from '#content/site.ts';
import { contentSecurityPolicy } from '#scripts/hosts/content-security-policy.ts';
import { POLICY_FILE, readPolicyContext } from '#scripts/hosts/policy-context.ts';
import { captchaOriginOf, measuringOriginsOf, trustPoliciesOf } from '#scripts/hosts/sources.ts';
import { paths } from '#scripts/support/paths.ts';
import { english, test } from '#tests/support/browser/test.ts';

type Addresses = Readonly<Record<'scripts' | 'calls' | 'frames' | 'pictures', readonly string[]>>;

const TAG = 'https://www.googletagmanager.com';
const markets = ['google.com', ...site.googleDomains].map((domain) => `https://www.${domain}`);

/** Google's own lists for a strict policy: "Google Analytics 4 with Google Signals", "Google Ads", "reCAPTCHA". */
const documented = {
  analytics: {
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
    scripts: ['https://www.google.com/recaptcha/api.js', 'https://www.gstatic.com/recaptcha/releases/1/a.js'],
    calls: ['https://www.google.com/recaptcha/api2/clr'],
    frames: [
      'https://www.google.com/recaptcha/api2/anchor',
      'https://recaptcha.google.com/recaptcha/api2/bframe',
    ],
    pictures: ['https://www.gstatic.com/recaptcha/api2/logo_48.png'],
  },
  'captcha of recaptcha.net': {
    scripts: [
      'https://www.recaptcha.net/recaptcha/api.js',
      'https://www.gstatic.com/recaptcha/releases/1/a.js',
    ],
    calls: ['https://www.recaptcha.net/recaptcha/api2/clr'],
    frames: ['https://www.recaptcha.net/recaptcha/api2/anchor'],
    pictures: [],
  },
} satisfies Readonly<Record<string, Addresses>>;

const services = {
  analytics: { VITE_GA_ID: 'G-1' },
  ads: { VITE_ADS_ID: 'AW-1' },
  captcha: { VITE_RECAPTCHA_KEY: 'key' },
  'captcha of recaptcha.net': {
    VITE_RECAPTCHA_KEY: 'key',
    VITE_RECAPTCHA_ORIGIN: 'https://www.recaptcha.net',
  },
} as const;

/** Opens a page under the policy of this build, made with a service; every other host answers as a stand-in. */
async function openUnderPolicy(page: Page, env: Readonly<Record<string, string>>): Promise<void> {
  const context = await readPolicyContext(join(paths.deploy, POLICY_FILE));
  const policy = contentSecurityPolicy({
    ...context,
    captchaOrigin: captchaOriginOf(env),
    ...measuringOriginsOf(env),
    trustPolicies: trustPoliciesOf(env),
  });
  const answer = { contentType: 'text/html', body: '<!doctype html><title>Stand-in</title>' };
  await page.route('https://**', (route) =>
    route.fulfill(
      /\/(?:js|api\.js|a\.js|1\/)$/.test(new URL(route.request().url()).pathname)
        ? { contentType: 'text/javascript', body: '' }
        : answer,
    ),
  );
  const headers = { 'content-security-policy': policy };
  await page.route(`https://${site.brandHost}/`, (route) => route.fulfill({ ...answer, headers }));
  await page.goto(`https://${site.brandHost}/`);
}

/** Asks for every address in the way in which it is meant, and returns those that the policy refuses. */
const refusedOf = (page: Page, addresses: Addresses) =>
  page.evaluate(async ({ scripts, calls, frames, pictures }) => {
    const refused: string[] = [];
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      refused.push(`${effectiveDirective} ${blockedURI}`),
    );
    const trust = window.trustedTypes?.createPolicy('script', { createScriptURL: (url: string) => url });
    const until = (element: HTMLElement) =>
      new Promise<unknown>((resolve) => {
        for (const name of ['load', 'error']) element.addEventListener(name, resolve);
        document.body.append(element);
      });
    const made = (name: string, src: unknown) => Object.assign(document.createElement(name), { src });
    await Promise.all([
      ...scripts.map((url) => until(made('script', trust?.createScriptURL(url)))),
      ...calls.map((url) => fetch(url, { mode: 'no-cors' }).catch(() => {})),
      ...frames.map((url) => until(made('iframe', url))),
      ...pictures.map((url) => until(made('img', url))),
    ]);
    return refused;
  }, addresses);

for (const name of ['analytics', 'ads', 'captcha', 'captcha of recaptcha.net'] as const) {
  test(`the policy lets the ${name} reach every documented address`, english, async ({ page }) => {
    await openUnderPolicy(page, services[name]);
    expect(await refusedOf(page, documented[name])).toEqual([]);
    await page.reload();
    const elsewhere = ['https://elsewhere.example/a.js'];
    const others = { scripts: elsewhere, calls: elsewhere, frames: elsewhere, pictures: [] };
    const refused = await refusedOf(page, others);
    expect(new Set(refused.map((line) => line.split(' ')[0]))).toEqual(
      new Set(['script-src-elem', 'connect-src', 'frame-src']),
    );
  });
}
