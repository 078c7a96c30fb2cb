import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { captchaToken, forgetCaptchaToken, prepareCaptcha } from './captcha.ts';

beforeEach(() => {
  vi.stubEnv('VITE_RECAPTCHA_KEY', 'key');
  vi.stubEnv('VITE_RECAPTCHA_ORIGIN', 'self');
});

afterEach(() => {
  vi.unstubAllEnvs();
  delete window.grecaptcha;
  for (const script of scripts()) script.remove();
  sessionStorage.clear();
});

const scripts = () => document.head.querySelectorAll<HTMLScriptElement>('script[src*="/recaptcha/api.js"]');

it('the captcha fetches nothing without a key, and rejects a request for a token (R7.15)', async () => {
  vi.stubEnv('VITE_RECAPTCHA_KEY', '');
  prepareCaptcha();
  await expect(captchaToken('submit_form')).rejects.toThrow('VITE_RECAPTCHA_KEY');
  expect(scripts()).toHaveLength(0);
});

it('the captcha requests its script again after a failure, and keeps a token until its use (R7.5, F-T2)', async () => {
  const failing = captchaToken('submit_form');
  scripts()[0]?.dispatchEvent(new Event('error'));
  await expect(failing).rejects.toThrow('cannot be loaded');
  expect(scripts()).toHaveLength(0);
  const empty = captchaToken('submit_form');
  scripts()[0]?.dispatchEvent(new Event('load'));
  await expect(empty).rejects.toThrow('brought no captcha');
  scripts()[0]?.remove();

  const [token, another] = [captchaToken('submit_form'), captchaToken('submit_form')];
  expect(scripts()).toHaveLength(1);
  const actions: string[] = [];
  const captcha = {
    ready: (callback: () => void) => callback(),
    execute: async (key: string, { action }: { readonly action: string }) => `${key} ${actions.push(action)}`,
  };
  window.grecaptcha = captcha;
  scripts()[0]?.dispatchEvent(new Event('load'));
  expect(await Promise.all([token, another])).toEqual(['key 1', 'key 2']);
  expect(actions).toEqual(['submit_form', 'submit_form']);
  expect(sessionStorage.getItem('recaptchaToken')).toBe('key 2');
  forgetCaptchaToken();
  expect(sessionStorage.getItem('recaptchaToken')).toBeNull();
  captcha.execute = () => Promise.reject(new Error('expired'));
  await expect(captchaToken('submit_form')).rejects.toThrow('expired');
  captcha.execute = async () => '';
  await expect(captchaToken('submit_form')).rejects.toThrow('gave no token');
});
