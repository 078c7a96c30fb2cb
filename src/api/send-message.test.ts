import { afterEach, expect, it, vi } from 'vitest';

import { ApiError } from './call-api.ts';
import { MessageRefusal, sendSimpleMessage, sendSpMessage, type SpMessage } from './send-message.ts';

const simple = {
  name: 'Amal Haddad',
  email: 'amal@firm.example',
  userCompany: 'Firm',
  subject: 'General Inquiry',
  message: 'Hello',
  reCaptchaToken: 'token',
};

const sp: SpMessage = {
  name: 'Amal Haddad',
  email: 'amal@firm.example',
  message: 'Hello',
  userCompany: 'Firm',
  userPosition: 'Partner',
  phoneDto: { number: '+971501234567', countryCode: 'AE' },
  type: 'demo',
  role: 'partner',
};

/** The platform's answer to a post. */
function answerWith(answer: () => Promise<Response>) {
  vi.stubEnv('VITE_API_ORIGIN', 'https://api.example');
  const platform = vi.fn<typeof fetch>(answer);
  vi.stubGlobal('fetch', platform);
  return platform;
}

const refuse = (body: string, status = 400) => answerWith(async () => new Response(body, { status }));

/** What sending threw; a message that was taken fails the test. */
const failure = () =>
  sendSpMessage(sp).then(
    () => expect.unreachable('the message was taken'),
    (error: unknown) => error,
  );

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

it.each([
  ['the simple form', () => sendSimpleMessage(simple), '/user/api/v2/contact-us', simple],
  ['the dialog', () => sendSpMessage(sp), '/user/api/v2/contact-sp', sp],
  [
    'the dialog with a role',
    () => sendSpMessage({ ...sp, userContactRole: 0 }),
    '/user/api/v2/contact-sp',
    { ...sp, userContactRole: 0 },
  ],
])('posts %s once, as JSON', async (_what, send, path, payload) => {
  const platform = answerWith(async () => new Response('{}', { status: 201 }));
  await send();
  expect(platform).toHaveBeenCalledOnce();
  const request = new Request(...(platform.mock.lastCall ?? ['']));
  expect([request.method, new URL(request.url).pathname]).toEqual(['POST', path]);
  expect(request.headers.get('content-type')).toBe('application/json');
  expect(await request.json()).toEqual(payload);
});

it.each(['', '{"half":', '<html>'])('counts a 2xx with the body %j as sent (F-A28)', async (body) => {
  answerWith(async () => new Response(body));
  await expect(sendSimpleMessage(simple)).resolves.toBeUndefined();
  await expect(sendSpMessage(sp)).resolves.toBeUndefined();
});

it.each([
  ['[{"description":"Not this one","data":{"field":"email"}}]', 'Not this one', 'email'],
  ['[{"description":"Not now"},{"description":"Second"}]', 'Not now', undefined],
  ['[{"description":"Odd","data":{"field":"favouriteColour"}}]', 'Odd', 'favouriteColour'],
  ['[{"description":"<b>Bold</b>\\u202e","data":{"field":7}}]', '<b>Bold</b>', undefined],
  ['[{"description":"Odd","data":"email"}]', 'Odd', undefined],
])('tells why the platform refused: %s (F-A25)', async (body, message, field) => {
  refuse(body);
  const error = await failure();
  expect(error).toBeInstanceOf(MessageRefusal);
  expect(error).toMatchObject({ name: 'MessageRefusal', message, field });
  expect(error instanceof MessageRefusal && error.cause).toBeInstanceOf(ApiError);
});

it('does not repeat a description of any length (F-A25)', async () => {
  refuse(JSON.stringify([{ description: 'No '.repeat(10_000) }]));
  const error = await failure();
  expect(error instanceof MessageRefusal && error.message.length).toBe(500);
});

it.each([
  '[]',
  '[null]',
  '["No"]',
  '[{"description":""}]',
  '[{"description":7}]',
  '[{"__proto__":{"description":"No"}}]',
  '{"description":"No"}',
  '<h1>Bad request</h1>',
  '',
])('has no words of its own for the refusal %s (F-A26)', async (body) => {
  refuse(body);
  expect(await failure()).toMatchObject({ name: 'ApiError', reason: 'status', status: 400 });
});

it.each(['contact', 'simple'])('takes a %s message to be sent where nothing is answered', async (form) => {
  answerWith(async () => new Response(null, { status: 204 }));
  await expect(form === 'simple' ? sendSimpleMessage(simple) : sendSpMessage(sp)).resolves.toBeUndefined();
});

it('leaves the simple form without words of the platform', async () => {
  refuse('[{"description":"No"}]', 503);
  await expect(sendSimpleMessage(simple)).rejects.toBeInstanceOf(ApiError);
});

it('says that the network failed', async () => {
  answerWith(() => Promise.reject(new TypeError('offline')));
  expect(await failure()).toMatchObject({ name: 'ApiError', reason: 'network' });
});
