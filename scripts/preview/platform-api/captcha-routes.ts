import { Hono } from 'hono';
import type { ApiEnv, ApiServices } from './api-env.ts';
import { answerFault } from '#scripts/preview/platform-api/faults/fault-answers.ts';
import { callerHost } from '#scripts/preview/platform-api/partners/partner-name.ts';

/** The part of reCAPTCHA v3 that the site uses. Like the original it knows only the key it was fetched for. */
const standIn = `(() => {
  const key = new URL(document.currentScript.src).searchParams.get('render');
  let count = 0;
  window.grecaptcha = {
    ready: (callback) => queueMicrotask(callback),
    execute: async (usedKey, { action }) => {
      if (usedKey !== key) throw new Error('Invalid site key');
      count += 1;
      return ['sample', action, Date.now().toString(36), count].join('.');
    },
  };
})();
`;

/** Stands in for the captcha's own host, so that forms work where no third party may be called. */
export function createCaptchaRoutes({ faults }: ApiServices): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>();
  app.get('/recaptcha/api.js', async (c) => {
    const fault = faults.find('captcha', callerHost(c));
    const faulty = fault && (await answerFault(c, 'captcha', fault));
    return faulty ?? c.body(standIn, 200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-store' });
  });
  return app;
}
