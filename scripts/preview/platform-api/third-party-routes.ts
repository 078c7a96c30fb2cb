import type { Hono } from 'hono';

import { answerFault, type ApiServices } from './faults.ts';
import { type ApiEnv, callerHost } from './request.ts';

const CAPTCHA_SCRIPT = '/recaptcha/releases/sample/recaptcha.js';

/**
 * Simulates Google's tag with the behaviour that consent must control: it sends hits without cookies when
 * consent is denied, sends a hit when the page closes, and reads the address unless one is set. It ignores a
 * default of consent after its configuration. Only `ga-disable-…` stops it.
 */
const tagScript = `(() => {
  const id = new URL(document.currentScript.src).searchParams.get('id');
  const layer = (window.dataLayer = window.dataLayer || []);
  const signals = ['analytics_storage', 'ad_storage', 'ad_user_data', 'ad_personalization'];
  const consent = { default: {}, update: {} };
  const signal = (name) => consent.update[name] || consent.default[name] || 'unset';
  const fixed = {};
  let isConfigured = false;
  const send = (name, parameters) => {
    if (window['ga-disable-' + id]) return;
    if (signal('analytics_storage') === 'granted' && id.startsWith('G-')) document.cookie = '_ga=GA1.1.sample; path=/';
    if (signal('ad_storage') === 'granted' && id.startsWith('AW-')) document.cookie = '_gcl_au=1.1.sample; path=/';
    const page = { page_location: location.href, page_title: document.title, page_referrer: document.referrer };
    const all = { ...page, ...fixed, ...parameters };
    const hit = new URLSearchParams({
      tid: id,
      en: name,
      dl: all.page_location,
      dt: all.page_title,
      dr: all.page_referrer,
      analytics: signal('analytics_storage'),
      ads: signal('ad_storage'),
      defaults: signals.map((name) => consent.default[name] || 'unset').join(),
    });
    navigator.sendBeacon('/g/collect?' + hit);
  };
  const commands = {
    consent: (step, given) => {
      if (step === 'update' || !isConfigured) Object.assign(consent[step], given);
    },
    set: (parameters) => Object.assign(fixed, parameters),
    config: (target, options = {}) => {
      if (target !== id) return;
      isConfigured = true;
      if (options.send_page_view !== false) send(id.startsWith('AW-') ? 'ads_page_view' : 'page_view', {});
    },
    event: (name, { send_to: target, ...parameters }) => {
      if (target === id) send(name, parameters);
    },
  };
  // As the original, it ignores entries that are not an arguments object.
  const run = (entry) => {
    if (Object.prototype.toString.call(entry) === '[object Arguments]') commands[entry[0]]?.(...[...entry].slice(1));
  };
  layer.forEach(run);
  const push = layer.push;
  layer.push = (...entries) => {
    const length = push.apply(layer, entries);
    entries.forEach(run);
    return length;
  };
  addEventListener('pagehide', () => {
    if (isConfigured) send('user_engagement', {});
  });
})();
`;

const captchaScript = `(() => {
  const { search } = new URL(document.currentScript.src);
  const waiting = [];
  window.grecaptcha = { waiting, ready: (callback) => waiting.push(callback) };
  const script = document.createElement('script');
  script.src = '${CAPTCHA_SCRIPT}' + search;
  document.head.append(script);
})();
`;

/**
 * The main script, with the functions of reCAPTCHA v3 that the site uses. As the original, it accepts only the
 * key of its address and creates a Trusted Types policy for its markup.
 */
const captchaMainScript = `(() => {
  const key = new URL(document.currentScript.src).searchParams.get('render');
  const rules = { createHTML: (text) => text };
  const trust = window.trustedTypes?.createPolicy('goog#html', rules) ?? rules;
  const badge = document.createElement('div');
  badge.innerHTML = trust.createHTML('<span hidden></span>');
  document.body.append(badge);
  let count = 0;
  const { waiting } = window.grecaptcha;
  Object.assign(window.grecaptcha, {
    ready: (callback) => queueMicrotask(callback),
    execute: async (usedKey, { action }) => {
      if (usedKey !== key) throw new Error('Invalid site key');
      count += 1;
      return ['sample', action, Date.now().toString(36), count].join('.');
    },
  });
  waiting.forEach((callback) => callback());
})();
`;

const MOST_HITS = 200;

/**
 * Simulates the hosts of captcha, analytics and advertising tags, so that the site works without third
 * parties. `/hits` lists the hits of the tags.
 */
export function addThirdPartyRoutes(app: Hono<ApiEnv>, { faults }: ApiServices): void {
  const hits: Record<string, string>[] = [];
  const serveScript = (path: string, id: 'captcha' | 'tag', script: string) =>
    app.get(path, async (c) => {
      const fault = faults.find(id, callerHost(c));
      const faulty = fault && (await answerFault(c, id, fault));
      const headers = { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-store' };
      return faulty ?? c.body(script, 200, headers);
    });
  serveScript('/recaptcha/api.js', 'captcha', captchaScript);
  serveScript(CAPTCHA_SCRIPT, 'captcha', captchaMainScript);
  serveScript('/gtag/js', 'tag', tagScript);
  app.post('/g/collect', (c) => {
    hits.unshift(c.req.query());
    hits.length = Math.min(hits.length, MOST_HITS);
    return c.body(null, 204);
  });
  app.get('/hits', (c) => c.json(hits));
}
