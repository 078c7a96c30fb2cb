import { afterAll, beforeAll, expect, it } from 'vitest';
import { ask, post, type PreviewFixture, startFixture } from '#tests/support/preview-fixture.ts';

let preview: PreviewFixture;

beforeAll(async () => {
  preview = await startFixture();
});
afterAll(() => preview.close());

it('keeps every hit, the newest first', async () => {
  for (const name of ['first', 'second']) {
    const answer = await ask(preview, `/g/collect?tid=G-1&en=${name}`, { method: 'POST' });
    expect(answer.status).toBe(204);
  }
  expect((await ask(preview, '/hits')).json()).toEqual([
    { tid: 'G-1', en: 'second' },
    { tid: 'G-1', en: 'first' },
  ]);
});

it('can be missing for the pages of one host', async () => {
  await post(preview, '/__faults', { endpoint: 'tag', mode: '404', host: 't1.localhost' });
  expect((await ask(preview, '/gtag/js?id=G-1', { headers: { Host: 't1.localhost' } })).status).toBe(404);
  expect((await ask(preview, '/gtag/js?id=G-1')).headers['content-type']).toContain('javascript');
});
