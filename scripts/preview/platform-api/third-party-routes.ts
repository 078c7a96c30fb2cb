import type { Hono } from 'hono';

import type { ApiServices } from './endpoint.ts';
import { answerFault } from './faults.ts';
import { type ApiEnv, callerHost } from './request.ts';

const CAPTCHA_SCRIPT = '/recaptcha/releases/sample/recaptcha.js';

/**
 * Stands in for Google's tag, and is no better than it has to be: it sends hits without cookies when
 * consent is denied, sends one of its own when a page is left, and reads the address itself unless it was
 * told one. A default of consent that follows its configuration is too late. Only `ga-disable-…` silences
 * it. It must not be more polite than the original: tests would then prove nothing.
 */
const tagStandIn = `(() => {
  const id = new URL(document.currentScript.src).searchParams.get('id');
  const layer = (window.dataLayer = window.dataLayer || []);
  const signals = ['analytics_storage', 'ad_storage', 'ad_user_data', 'ad_personalization'];
  const consent = { default: {}, update: {} };
  const signal = (name) => consent.update[name] || consent.default[name] || 'unset';
  const told = {};
  let isConfigured = false;
  const send = (name, parameters) => {
    if (window['ga-disable-' + id]) return;
    if (signal('analytics_storage') === 'granted' && id.startsWith('G-')) document.cookie = '_ga=GA1.1.sample; path=/';
    if (signal('ad_storage') === 'granted' && id.startsWith('AW-')) document.cookie = '_gcl_au=1.1.sample; path=/';
    const page = { page_location: location.href, page_title: document.title, page_referrer: document.referrer };
    const all = { ...page, ...told, ...parameters };
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
    set: (parameters) => Object.assign(told, parameters),
    config: (target, options = {}) => {
      if (target !== id) return;
      isConfigured = true;
      if (options.send_page_view !== false) send(id.startsWith('AW-') ? 'ads_page_view' : 'page_view', {});
    },
    event: (name, { send_to: target, ...parameters }) => {
      if (target === id) send(name, parameters);
    },
  };
  // Like the original it passes over what is no arguments object.
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

/** The first script of reCAPTCHA v3. Like the original it asks for the next by plain text. */
const captchaStandIn = `(() => {
  const { search } = new URL(document.currentScript.src);
  const waiting = [];
  window.grecaptcha = { waiting, ready: (callback) => waiting.push(callback) };
  const script = document.createElement('script');
  script.src = '${CAPTCHA_SCRIPT}' + search;
  document.head.append(script);
})();
`;

/**
 * The next script, with the part of reCAPTCHA v3 that the site uses. Like the original it knows only the key
 * it was fetched for, and makes a policy for the markup that it writes.
 */
const captchaScriptStandIn = `(() => {
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
 * Stands in for the hosts of captcha, analytics and advertising tags, so that the site works where no third
 * party may be called. Keeps the hits of the tags: `/hits` shows them.
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
  serveScript('/recaptcha/api.js', 'captcha', captchaStandIn);
  serveScript(CAPTCHA_SCRIPT, 'captcha', captchaScriptStandIn);
  serveScript('/gtag/js', 'tag', tagStandIn);
  app.post('/g/collect', (c) => {
    hits.unshift(c.req.query());
    hits.length = Math.min(hits.length, MOST_HITS);
    return c.body(null, 204);
  });
  app.get('/hits', (c) => c.json(hits));
}
