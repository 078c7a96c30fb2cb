import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ask, post, type PreviewFixture, startFixture } from '#tests/support/preview-fixture.ts';
import type { Captcha } from '#src/platform/captcha.ts';

let preview: PreviewFixture;

beforeAll(async () => {
  preview = await startFixture();
});
afterAll(() => preview.close());

const path = '/recaptcha/api.js?render=sample';

/** Runs the script, and the one that it asks for, as a browser would that fetched it from this path. */
async function run(): Promise<Captcha> {
  const window: { grecaptcha?: Captcha } = {};
  const asked: { src?: string }[] = [{ src: path }];
  for (const { src = '' } of asked) {
    const { text } = await ask(preview, src);
    const document = {
      currentScript: { src: `http://localhost${src}` },
      createElement: () => ({}),
      head: { append: (script: object) => asked.push(script) },
      body: { append: () => {} },
    };
    runInNewContext(text, { window, URL, queueMicrotask, document });
  }
  if (!window.grecaptcha) throw new Error('The script brought nothing');
  return window.grecaptcha;
}

it('gives another token each time, for the action that was named', async () => {
  const captcha = await run();
  await new Promise<void>((resolve) => captcha.ready(resolve));
  const tokens = [
    await captcha.execute('sample', { action: 'submit_form' }),
    await captcha.execute('sample', { action: 'submit_form' }),
  ];
  expect(tokens[0]).toMatch(/^sample\.submit_form\./);
  expect(tokens[1]).not.toBe(tokens[0]);
});

it('refuses a key that it was not fetched for', async () => {
  const captcha = await run();
  await expect(captcha.execute('other', { action: 'submit_form' })).rejects.toThrow('Invalid site key');
});

it('can be missing for the pages of one host', async () => {
  await post(preview, '/__faults', { endpoint: 'captcha', mode: '404', host: 't1.localhost' });
  expect((await ask(preview, path, { headers: { Host: 't1.localhost' } })).status).toBe(404);
  expect((await ask(preview, path)).status).toBe(200);
});
