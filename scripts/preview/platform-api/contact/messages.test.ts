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
  it('are listed in full, the newest first, with the host of their page', async () => {
    await send();
    await send({ message: 'Later' }, 'localhost:4173');
    expect((await ask(preview, '/messages', asJson)).json()).toMatchObject([
      { endpoint: 'contactUs', host: 'localhost', payload: { message: 'Later' } },
      { endpoint: 'contactUs', host: 'acme.localhost', payload: message },
    ]);
  });

  it('are escaped in the page', async () => {
    await send();
    const page = await ask(preview, '/messages', { headers: { Accept: 'text/html,*/*;q=0.8' } });
    expect(page.headers['content-type']).toMatch(/^text\/html/);
    expect(page.text).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(page.text).not.toMatch(/<script|style=/);
  });

  it('are kept in a file; a broken line is skipped', async () => {
    const file = join(preview.cacheDir, 'preview/messages.jsonl');
    await send();
    await appendFile(file, '{"receivedAt":\n');
    await send();
    expect((await readFile(file, 'utf8')).trimEnd().split('\n')).toHaveLength(3);
    expect((await ask(preview, '/messages', asJson)).json()).toHaveLength(2);
  });

  it('are all kept when sent at the same time', async () => {
    await Promise.all(Array.from({ length: 20 }, () => send({ message: 'm'.repeat(250) })));
    expect((await ask(preview, '/messages', asJson)).json()).toHaveLength(20);
  });

  it('do not include refused and failed ones; the page then says so', async () => {
    await send({ subject: 'Other' });
    await send({ email: 'fail-500@any.example' });
    expect((await ask(preview, '/messages')).text).toContain('No message yet');
    expect((await ask(preview, '/messages', asJson)).json()).toEqual([]);
  });
});
