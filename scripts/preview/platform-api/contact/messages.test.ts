import { appendFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ask, post, type PreviewFixture, startFixture } from '#tests/support/preview-fixture.ts';
import { endpoints } from '#src/api/endpoints.ts';

const message = {
  name: '<script>alert(1)</script>',
  email: 'layla@family.example',
  subject: 'Demo Request',
  message: 'First line\nsecond line',
};
const asJson = { headers: { Accept: 'application/json' } };
let preview: PreviewFixture;

beforeEach(async () => {
  preview = await startFixture();
});
afterEach(() => preview.close());

function send(change: object = {}, host = 'acme.localhost:4173') {
  return post(preview, endpoints.contactUs.path, { ...message, ...change }, { Host: host });
}

describe('received messages', () => {
  it('are shown whole, the newest first, with the page they came from', async () => {
    await send();
    await send({ message: 'Later' }, 'localhost:4173');
    expect((await ask(preview, '/messages', asJson)).json()).toMatchObject([
      { endpoint: 'contactUs', host: 'localhost', payload: { message: 'Later' } },
      { endpoint: 'contactUs', host: 'acme.localhost', payload: message },
    ]);
  });

  it('are shown to people as text', async () => {
    await send();
    const page = await ask(preview, '/messages', { headers: { Accept: 'text/html,*/*;q=0.8' } });
    expect(page.headers['content-type']).toMatch(/^text\/html/);
    expect(page.text).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(page.text).not.toMatch(/<script|style=/);
  });

  it('are none at first', async () => {
    expect((await ask(preview, '/messages', asJson)).json()).toEqual([]);
    expect((await ask(preview, '/messages')).text).toContain('No message yet');
  });

  it('lie in a file, one a line, and a broken line costs no other', async () => {
    const file = join(preview.cacheDir, 'preview/messages.jsonl');
    await send();
    await appendFile(file, '{"receivedAt":\n');
    await send();
    expect((await readFile(file, 'utf8')).trimEnd().split('\n')).toHaveLength(3);
    expect((await ask(preview, '/messages', asJson)).json()).toHaveLength(2);
  });

  it('all arrive when they are sent at once', async () => {
    await Promise.all(Array.from({ length: 20 }, () => send({ message: 'm'.repeat(250) })));
    expect((await ask(preview, '/messages', asJson)).json()).toHaveLength(20);
  });

  it('that are refused are not kept', async () => {
    await send({ subject: 'Other' });
    expect((await ask(preview, '/messages', asJson)).json()).toEqual([]);
  });
});
