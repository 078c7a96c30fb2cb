import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ask, post, type PreviewFixture, startFixture } from '#tests/support/preview-fixture.ts';
import type { Captcha } from '#src/platform/captcha.ts';

let preview: PreviewFixture;

beforeAll(async () => {
  preview = await startFixture();
});
afterAll(() => preview.close());

const captchaPath = '/recaptcha/api.js?render=sample';

/** Runs the script, and the one that it loads, as a browser does. */
async function loadCaptcha(): Promise<Captcha> {
  const window: { grecaptcha?: Captcha } = {};
  const scripts: { src?: string }[] = [{ src: captchaPath }];
  for (const { src = '' } of scripts) {
    const { text } = await ask(preview, src);
    const document = {
      currentScript: { src: `http://localhost${src}` },
      createElement: () => ({}),
      head: { append: (script: object) => scripts.push(script) },
      body: { append: () => {} },
    };
    runInNewContext(text, { window, URL, queueMicrotask, document });
  }
  if (!window.grecaptcha) throw new Error('The script did not set grecaptcha');
  return window.grecaptcha;
}

it('the captcha gives a new token for each call, with its action, and refuses another key', async () => {
  const captcha = await loadCaptcha();
  await new Promise<void>((resolve) => captcha.ready(resolve));
  const token = () => captcha.execute('sample', { action: 'submit_form' });
  const first = await token();
  expect(first).toMatch(/^sample\.submit_form\./);
  expect(await token()).not.toBe(first);
  await expect(captcha.execute('other', { action: 'submit_form' })).rejects.toThrow('Invalid site key');
});

it('the list of tag hits has the newest first', async () => {
  for (const name of ['first', 'second']) {
    const answer = await ask(preview, `/g/collect?tid=G-1&en=${name}`, { method: 'POST' });
    expect(answer.status).toBe(204);
  }
  expect((await ask(preview, '/hits')).json()).toEqual([
    { tid: 'G-1', en: 'second' },
    { tid: 'G-1', en: 'first' },
  ]);
});

it.each([
  ['captcha', captchaPath],
  ['tag', '/gtag/js?id=G-1'],
])('the %s script can fail on the pages of one host', async (endpoint, path) => {
  await post(preview, '/__faults', { endpoint, mode: '404', host: 't1.localhost' });
  expect((await ask(preview, path, { headers: { Host: 't1.localhost' } })).status).toBe(404);
  expect((await ask(preview, path)).headers['content-type']).toContain('javascript');
});
