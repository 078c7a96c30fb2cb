import { loadScript } from './services/load-script.ts';
import { sessionStore } from './storage/storage.ts';
import { trustScriptUrls } from './trust-policy.ts';

/** Part of reCAPTCHA v3. */
export type Captcha = {
  readonly ready: (callback: () => void) => void;
  readonly execute: (key: string, options: { readonly action: string }) => PromiseLike<unknown>;
};

/** In session storage (R7.5). */
const TOKEN_ITEM = 'recaptchaToken';

const DEFAULT_ORIGIN = 'https://www.google.com';

/** How long the script and its answer may take together, in milliseconds. */
const TIMEOUT_MS = 10_000;

let loading: Promise<Captcha> | undefined;
let isPrepared = false;

/** A failure is reported when a token is requested. */
export function prepareCaptcha(): void {
  if (isPrepared) return;
  isPrepared = true;
  load().catch(() => {});
}

/**
 * A new token, which is also in session storage until `forgetCaptchaToken`.
 * @param action name in the captcha's statistics
 * @throws Error when there is no key, or the captcha is blocked, too slow or refuses
 */
export async function captchaToken(action: string): Promise<string> {
  const token = await inTime(
    load().then((captcha) => captcha.execute(import.meta.env.VITE_RECAPTCHA_KEY ?? '', { action })),
  );
  if (typeof token !== 'string' || token === '') throw new Error('The captcha gave no token');
  sessionStore.write(TOKEN_ITEM, token);
  return token;
}

/** A token is good for one use. */
export const forgetCaptchaToken = (): void => sessionStore.remove(TOKEN_ITEM);

function load(): Promise<Captcha> {
  loading ??= fetchCaptcha().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function fetchCaptcha(): Promise<Captcha> {
  const { VITE_RECAPTCHA_KEY: key, VITE_RECAPTCHA_ORIGIN: origin } = import.meta.env;
  if (!key) throw new Error('There is no captcha key (VITE_RECAPTCHA_KEY)');
  const url = new URL('/recaptcha/api.js', origin === 'self' ? location.origin : origin || DEFAULT_ORIGIN);
  url.searchParams.set('render', key);
  // The first script loads the next by plain text. The security policy names the hosts it may come from.
  trustScriptUrls((text) => new URL(text, location.href).pathname.startsWith('/recaptcha/'));
  await loadScript(url.href);
  const { grecaptcha } = window;
  if (!grecaptcha) throw new Error('The captcha script brought no captcha');
  await new Promise<void>((resolve) => grecaptcha.ready(resolve));
  return grecaptcha;
}

/** After a timeout the next call loads the script again. */
async function inTime<Result>(work: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      loading = undefined;
      reject(new Error('The captcha did not answer in time'));
    }, TIMEOUT_MS);
  });
  return Promise.race([work, tooLate]).finally(() => clearTimeout(timer));
}
