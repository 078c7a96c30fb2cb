import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, post, type PreviewFixture, startFixture } from '#tests/support/preview-fixture.ts';
import { endpoints } from '#src/api/endpoints.ts';
import { contactRoles } from '#scripts/preview/platform-api/sample-data/sample-data.ts';

const simple = {
  name: 'Layla Sample',
  email: 'layla@family.example',
  userCompany: '',
  subject: 'General Inquiry',
  message: 'Good morning.',
  reCaptchaToken: 'token',
};
const full = {
  name: 'Layla Sample',
  email: 'layla@family.example',
  message: 'Good morning.',
  userCompany: 'Sample Family Office',
  userPosition: 'Principal',
  phoneDto: { number: '+971501234567', countryCode: 'AE' },
  type: 'contact',
  role: 'visitor',
  userContactRole: contactRoles[0]?.id,
};
const familyEmoji = '👩‍👩‍👧';
const someText: unknown = expect.any(String);
let preview: PreviewFixture;

beforeAll(async () => {
  preview = await startFixture();
});
afterAll(() => preview.close());

it('contact roles have unique ids', async () => {
  const roles = (await ask(preview, endpoints.contactRoles.path)).json();
  expect(roles).toEqual(contactRoles);
  expect(new Set(contactRoles.map(({ id }) => id)).size).toBe(contactRoles.length);
});

describe('simple contact', () => {
  it.each([
    ['a full payload', {}],
    ['a name of 40', { name: 'n'.repeat(40) }],
    ['a company of 50', { userCompany: 'c'.repeat(50) }],
    ['a message of 250', { message: 'm'.repeat(250) }],
    ['a message of 250 characters of two code units each', { message: '🌊'.repeat(250) }],
    ['no company and no token', { userCompany: undefined, reCaptchaToken: undefined }],
  ])('takes %s', async (_case, change) => {
    expect((await post(preview, endpoints.contactUs.path, { ...simple, ...change })).status).toBe(201);
  });

  it.each([
    ['name', { name: '' }],
    ['name', { name: '   ' }],
    ['name', { name: 'n'.repeat(41) }],
    ['name', { name: undefined }],
    ['email', { email: 'a b@c.example' }],
    ['userCompany', { userCompany: 'c'.repeat(51) }],
    ['subject', { subject: 'general inquiry' }],
    ['message', { message: 'm'.repeat(251) }],
    ['message', { message: familyEmoji.repeat(60) }],
    ['reCaptchaToken', { reCaptchaToken: 1 }],
    ['company', { company: 'x' }],
  ])('refuses a wrong %s: %j', async (field, change) => {
    const answer = await post(preview, endpoints.contactUs.path, { ...simple, ...change });
    expect(answer.status).toBe(400);
    expect(answer.json()).toEqual([{ description: someText, data: { field } }]);
  });
});

describe('contact-sp', () => {
  it.each([
    ['a full payload', {}],
    ['a demo request from a partner page', { type: 'demo', role: 'partner' }],
    ['two names of 20', { name: `${'a'.repeat(20)} ${'b'.repeat(20)}` }],
    ['the shortest number', { phoneDto: { number: '+123456', countryCode: 'US' } }],
    ['the longest number', { phoneDto: { number: '+123456789012345', countryCode: 'US' } }],
    ['no role', { userContactRole: undefined }],
    ['a role of null', { userContactRole: null }],
  ])('takes %s', async (_case, change) => {
    expect((await post(preview, endpoints.contactSp.path, { ...full, ...change })).status).toBe(201);
  });

  it.each([
    ['name', { name: 'n'.repeat(42) }],
    ['email', { email: '' }],
    ['message', { message: ' ' }],
    ['userCompany', { userCompany: '' }],
    ['userPosition', { userPosition: 'p'.repeat(51) }],
    ['phoneDto', { phoneDto: '+971501234567' }],
    ['phoneDto.number', { phoneDto: { number: '971501234567', countryCode: 'AE' } }],
    ['phoneDto.number', { phoneDto: { number: '+0501234567', countryCode: 'AE' } }],
    ['phoneDto.number', { phoneDto: { number: '+12345', countryCode: 'US' } }],
    ['phoneDto.number', { phoneDto: { number: '+1234567890123456', countryCode: 'US' } }],
    ['phoneDto.number', { phoneDto: { number: '+٩٧١٥٠١٢٣٤٥٦٧', countryCode: 'AE' } }],
    ['phoneDto.countryCode', { phoneDto: { number: '+971501234567', countryCode: 'ae' } }],
    ['type', { type: 'other' }],
    ['role', { role: 'admin' }],
    ['userContactRole', { userContactRole: 'role-unknown' }],
    ['subject', { subject: 'x' }],
  ])('refuses a wrong %s: %j', async (field, change) => {
    const answer = await post(preview, endpoints.contactSp.path, { ...full, ...change });
    expect(answer.status).toBe(400);
    expect(answer.json()).toEqual([{ description: someText, data: { field } }]);
  });

  it('lists every error, in the order of the fields', async () => {
    const answer = await post(preview, endpoints.contactSp.path, {
      ...full,
      message: '',
      name: '',
      type: 'x',
    });
    expect(answer.json()).toMatchObject(['name', 'message', 'type'].map((field) => ({ data: { field } })));
  });
});

describe('other payloads', () => {
  const json = { 'Content-Type': 'application/json' };

  it.each([
    ['broken JSON', json, '{'],
    ['a list', json, '[]'],
    ['a form', { 'Content-Type': 'application/x-www-form-urlencoded' }, 'name=x'],
    ['JSON by another name', { 'Content-Type': 'text/plain' }, JSON.stringify(simple)],
  ])('refuses %s', async (_case, headers, body) => {
    const answer = await ask(preview, endpoints.contactUs.path, { method: 'POST', headers, body });
    expect(answer.status).toBe(400);
    expect(answer.json()).toEqual([{ description: 'The payload must be a JSON object' }]);
  });

  it('refuses more than 64 KiB', async () => {
    const answer = await post(preview, endpoints.contactUs.path, { ...simple, message: 'm'.repeat(70_000) });
    expect(answer.status).toBe(413);
  });
});

describe.each([endpoints.contactUs.path, endpoints.contactSp.path])('mailboxes that make %s fail', (path) => {
  const oneError = (description: string, field?: string) =>
    JSON.stringify([field ? { description, data: { field } } : { description }]);

  it.each([
    ['FAIL-500', 500, '{"message":"Internal server error"}'],
    ['fail-list', 400, oneError('This address cannot be used.', 'email')],
    ['fail-form', 400, oneError('Messages are not accepted at the moment.')],
    ['fail-html', 400, '<!doctype html><title>Error</title><h1>Bad request</h1>'],
    ['fail-blank', 400, ''],
    ['ok-broken', 200, '{"content": ['],
  ])('%s@ answers %i', async (mailbox, status, body) => {
    const answer = await post(preview, path, { email: `${mailbox}@any.example` });
    expect([answer.status, answer.text]).toEqual([status, body]);
  });
});
