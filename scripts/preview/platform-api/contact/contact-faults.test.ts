import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, post, type PreviewFixture, startFixture } from '#tests/support/preview-fixture.ts';
import { endpoints } from '#src/api/endpoints.ts';

const calls = [endpoints.contactUs.path, endpoints.contactSp.path];
const first = (description: string, field?: string) => [
  field ? { description, data: { field } } : { description },
];
let preview: PreviewFixture;

beforeAll(async () => {
  preview = await startFixture();
});
afterAll(() => preview.close());

describe.each(calls)('mail addresses that make %s fail', (path) => {
  it.each([
    ['fail-429', 429],
    ['fail-500', 500],
    ['fail-503', 503],
    ['FAIL-500', 500],
  ])('%s@ answers %i', async (mailbox, status) => {
    expect((await post(preview, path, { email: `${mailbox}@any.example` })).status).toBe(status);
  });

  it.each([
    ['fail-list', first('This address cannot be used.', 'email')],
    ['fail-company', first('This company is not known.', 'userCompany')],
    ['fail-form', first('Messages are not accepted at the moment.')],
    ['fail-unknown-field', first('This cannot be used.', 'favouriteColour')],
    ['fail-markup', first('<b onclick="alert(1)">Not</b> accepted.', 'email')],
    ['fail-empty-list', []],
    ['fail-object', { message: 'Bad request' }],
  ])('%s@ answers 400 with its body', async (mailbox, expected) => {
    const answer = await post(preview, path, { email: `${mailbox}@any.example` });
    expect([answer.status, answer.json()]).toEqual([400, expected]);
  });

  it('fail-many@ answers with fifty complaints', async () => {
    expect((await post(preview, path, { email: 'fail-many@any.example' })).json()).toHaveLength(50);
  });

  it.each([
    ['fail-html', 400, /^<!doctype html>/],
    ['fail-blank', 400, /^$/],
    ['ok-blank', 200, /^$/],
    ['ok-broken', 200, /^\{"content": \[$/],
  ])('%s@ answers %i with a body that is no JSON', async (mailbox, status, body) => {
    const answer = await post(preview, path, { email: `${mailbox}@any.example` });
    expect(answer.status).toBe(status);
    expect(answer.text).toMatch(body);
  });

  it('drop@ cuts the connection', async () => {
    await expect(post(preview, path, { email: 'drop@any.example' })).rejects.toThrow();
  });

  it('hang@ answers nothing', async () => {
    const answer = post(preview, path, { email: 'hang@any.example' }).catch(() => 'closed');
    const other = ask(preview, endpoints.statistics.path).then(() => 'other');
    expect(await Promise.race([answer, other])).toBe('other');
  });
});

it('keeps none of the messages that failed', async () => {
  const { json } = await ask(preview, '/messages', { headers: { Accept: 'application/json' } });
  expect(json()).toEqual([]);
});
