import { afterAll, beforeAll, expect, it } from 'vitest';

import { paths } from '#scripts/support/paths.ts';
import { startGallery } from '#tests/screens/gallery.ts';

let server: Awaited<ReturnType<typeof startGallery>>;

beforeAll(async () => {
  server = await startGallery(paths.root);
}, 60_000);

afterAll(() => server.stop());

const ask = async (path: string, accept: string) => {
  const answer = await fetch(server.origin + path, { headers: { accept } });
  return { status: answer.status, text: await answer.text() };
};

it.each(['text/html', '*/*'])(
  'renders a page for who asks for %s',
  async (accept) => {
    const { status, text } = await ask('/pricing', accept);
    expect(status).toBe(200);
    expect(text).toMatch(/<h1[ >]/);
  },
  60_000,
);

it('has no page for a file that is not there', async () => {
  expect(await ask('/missing.js', '*/*')).toMatchObject({ status: 404 });
});
