import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { createPreview, listen } from './create-preview.ts';
import { ask, post, type PreviewFixture, startFixture } from '#tests/support/preview-fixture.ts';

let preview: PreviewFixture | undefined;

afterEach(async () => {
  await preview?.close();
  preview = undefined;
});

describe('createPreview', () => {
  it.each([
    ['/', 'text/html; charset=utf-8'],
    ['/file/api/v2/public/featuredIn/', 'application/json'],
    ['/messages', 'text/html; charset=UTF-8'],
    ['/media/acme-logo.svg', 'image/svg+xml'],
    ['/__preview/pages.css', 'text/css; charset=utf-8'],
  ])('answers %s on one origin', async (path, contentType) => {
    preview = await startFixture();
    const answer = await ask(preview, path);
    expect([answer.status, answer.headers['content-type']]).toEqual([200, contentType]);
  });

  it('serves the files on the port of a loopback asset origin too', async () => {
    const free = await listen(0, () => new Response());
    await free.close();
    preview = await startFixture({ 'assets/a.js': 'let a;' }, { assetOrigin: free.url });
    const answer = await ask({ ...preview, url: free.url }, '/assets/a.js');
    expect([answer.status, answer.headers['access-control-allow-origin']]).toEqual([200, '*']);
    expect((await ask(preview, '/assets/a.js')).status).toBe(200);
  });

  it('names another port when the port is taken', async () => {
    preview = await startFixture();
    const { distDir, deployDir, cacheDir } = preview;
    const port = Number(new URL(preview.url).port);
    await expect(createPreview({ port, distDir, deployDir, cacheDir })).rejects.toThrow(
      `Port ${port} is taken. Stop the program that uses it, or choose another port: PORT=${port + 1}`,
    );
  });

  it('names the build command when the site was not built', async () => {
    const empty = join(tmpdir(), 'no-preview-here');
    const folders = { distDir: join(empty, 'dist'), deployDir: join(empty, 'deploy'), cacheDir: empty };
    const start = createPreview({ port: 0, ...folders });
    await expect(start).rejects.toThrow(/dist.index\.html is missing\. Run `npm run build` first/);
  });

  it('closes during a call that hangs', async () => {
    preview = await startFixture();
    await post(preview, '/__faults', { endpoint: 'statistics', mode: 'hang' });
    const outcome = ask(preview, '/user/api/v2/public/statistics').then(
      () => 'answered',
      () => 'cut off',
    );
    await ask(preview, '/');
    await preview.close();
    preview = undefined;
    expect(await outcome).toBe('cut off');
  });
});
