import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createPreview, listen } from './create-preview.ts';
import { ask, post, startFixture } from '#tests/support/preview-fixture.ts';

it('the preview answers for the site and the sample platform on one origin (R7.18)', async () => {
  const preview = await startFixture();
  for (const [path, contentType] of [
    ['/', 'text/html; charset=utf-8'],
    ['/file/api/v2/public/featuredIn/', 'application/json'],
    ['/messages', 'text/html; charset=UTF-8'],
    ['/media/acme-logo.svg', 'image/svg+xml'],
    ['/__preview/pages.css', 'text/css; charset=utf-8'],
  ] as const) {
    const answer = await ask(preview, path);
    expect([answer.status, answer.headers['content-type']]).toEqual([200, contentType]);
  }
  await preview.close();
});

it('the preview serves the files on the port of a loopback asset origin too', async () => {
  const free = await listen(0, () => new Response());
  await free.close();
  const preview = await startFixture({ 'assets/a.js': 'let a;' }, { assetOrigin: free.url });
  const answer = await ask({ ...preview, url: free.url }, '/assets/a.js');
  expect([answer.status, answer.headers['access-control-allow-origin']]).toEqual([200, '*']);
  await preview.close();
});

it('the preview names the remedy when the port is taken, and when the site was not built', async () => {
  const { url, distDir, deployDir, cacheDir, close } = await startFixture();
  const port = Number(new URL(url).port);
  await expect(createPreview({ port, distDir, deployDir, cacheDir })).rejects.toThrow(
    `Port ${port} is taken. Stop the program that uses it, or choose another port: PORT=${port + 1}`,
  );
  const empty = { port: 0, distDir: join(cacheDir, 'dist'), deployDir, cacheDir };
  await expect(createPreview(empty)).rejects.toThrow(
    /dist.index\.html is missing\. Run `npm run build` first/,
  );
  await close();
});

it('the preview closes during a call that hangs', async () => {
  const preview = await startFixture();
  await post(preview, '/__faults', { endpoint: 'statistics', mode: 'hang' });
  const outcome = ask(preview, '/user/api/v2/public/statistics').then(
    () => 'answered',
    () => 'cut off',
  );
  await ask(preview, '/');
  await preview.close();
  expect(await outcome).toBe('cut off');
});
