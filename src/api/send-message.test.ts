import { afterEach, expect, it, vi } from 'vitest';

import { ApiError } from './call-api.ts';
import { MessageRefusal, sendMessage } from './send-message.ts';

const message = {
  name: 'Amal Haddad',
  email: 'amal@firm.example',
  userCompany: 'Firm',
  subject: 'General Inquiry',
  message: 'Hello',
  reCaptchaToken: 'token',
};

/** Why the platform refused, for its answer. */
async function refusal(body: string): Promise<unknown> {
  vi.stubEnv('VITE_API_ORIGIN', 'https://api.example');
  vi.stubGlobal('fetch', async () => new Response(body, { status: 400 }));
  return sendMessage('contactUs', message).then(
    () => expect.unreachable('the message was accepted'),
    (error: unknown) => error,
  );
}

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

it.each([
  ['[{"description":"Not this one","data":{"field":"email"}}]', 'Not this one', 'email'],
  ['[{"description":"Not now"},{"description":"Second"}]', 'Not now', undefined],
  ['[{"description":"Odd","data":{"field":"favouriteColour"}}]', 'Odd', 'favouriteColour'],
  ['[{"description":"<b>Bold</b>\\u202e","data":{"field":7}}]', '<b>Bold</b>', undefined],
  [JSON.stringify([{ description: 'N'.repeat(501) }]), `${'N'.repeat(499)}…`, undefined],
])('the first complaint of the refusal %s is read (F-A25)', async (body, description, field) => {
  const error = await refusal(body);
  expect(error).toBeInstanceOf(MessageRefusal);
  expect(error).toMatchObject({ message: description, field });
  expect(error instanceof MessageRefusal && error.cause).toBeInstanceOf(ApiError);
});

it.each([
  '[]',
  '[null]',
  '[{"description":""}]',
  '[{"__proto__":{"description":"No"}}]',
  '{"description":"No"}',
  '<h1>Bad request</h1>',
])('the refusal %s has no complaint (F-A26)', async (body) => {
  expect(await refusal(body)).toMatchObject({ name: 'ApiError', reason: 'status', status: 400 });
});
