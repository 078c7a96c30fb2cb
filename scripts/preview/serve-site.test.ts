import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { site } from '#content/site.ts';
import { headersFor } from '#scripts/hosts/policy.ts';
import { ask, fixturePolicy, type PreviewFixture, startFixture } from '#tests/support/preview-fixture.ts';

// tests/servers asks the preview, as every other server, for its redirects, headers, missing files and parts of films.

const film = Uint8Array.from({ length: 1000 }, (_, index) => index % 256);
let preview: PreviewFixture;

beforeAll(async () => {
  preview = await startFixture({
    'about.html': '<h1>About</h1>',
    'about.html.br': 'as brotli',
    'about.html.gz': 'as gzip',
    'ar/about.html': '<h1>من نحن</h1>',
    'robots.txt': 'User-agent: *',
    'films/hero.mp4': film,
  });
});
afterAll(() => preview.close());

describe('the preview', () => {
  it.each(['/login', '/join', '/registration/investor', '/ar/registration/capital-seeker'])(
    'shows a placeholder of the platform at %s, with the headers of the policy (R2.4)',
    async (path) => {
      const answer = await ask(preview, `${path}?a&next=/x`);
      expect(answer.status).toBe(200);
      expect(answer.text).toContain(`${path}?a&amp;next=/x`);
      for (const [name, value] of Object.entries(headersFor(path, site.brandHost, fixturePolicy)))
        expect([name, answer.headers[name.toLowerCase()]]).toEqual([name, value]);
    },
  );

  it.each([
    ...['/registration', '/ar/registration', '/kb/registration/investor', '/login/x', '/logins'],
    ...['/x/..%5c..%5cabout', '/%'],
  ])('finds nothing at %s', async (path) => {
    expect((await ask(preview, path)).status).toBe(404);
  });
});

describe('files', () => {
  it('have one ETag for each compressed form, and answer 304 to any ETag of a list', async () => {
    const answers = ['', 'gzip', 'br'].map(async (accepted) => {
      const { headers } = await ask(preview, '/about', { headers: { 'Accept-Encoding': accepted } });
      return headers.etag;
    });
    const [etag, ...others] = await Promise.all(answers);
    expect(new Set([etag, ...others]).size).toBe(3);
    const again = await ask(preview, '/about', { headers: { 'If-None-Match': `"x", W/${etag}` } });
    expect([again.status, again.body.byteLength, again.headers.etag]).toEqual([304, 0, etag]);
  });

  it.each([
    ['the film has changed since the first part', '"older"', 200, 1000],
    ['it has not', undefined, 206, 2],
  ])('answer a range with If-Range when %s', async (_case, older, status, length) => {
    const current = (await ask(preview, '/films/hero.mp4')).headers.etag;
    const headers = { Range: 'bytes=0-1', 'If-Range': older ?? current };
    const answer = await ask(preview, '/films/hero.mp4', { headers });
    expect([answer.status, answer.body.byteLength]).toEqual([status, length]);
  });
});

it('the preview has the policy of a later build, and answers 404 without an error page', async () => {
  const policy = { ...fixturePolicy, apiOrigin: 'https://api.brand.example' };
  await writeFile(join(preview.deployDir, 'policy.json'), JSON.stringify(policy));
  await rm(join(preview.distDir, '404.html'));
  const { status, text, headers } = await ask(preview, '/nothing');
  expect([status, text]).toEqual([404, 'Not found\n']);
  expect(headers['content-security-policy']).toContain("connect-src 'self' https://api.brand.example");
});

const documents = { 'partner.html': 'Partner', 'ar/partner.html': 'شريك', 'ar.html': 'قناة' };

it('the preview of a host that cannot choose files answers / with the home page, and partner.html by its address', async () => {
  const plain = await startFixture(documents, { isPlainHost: true });
  const { port } = new URL(plain.url);
  const textOf = async (path: string) =>
    (await ask(plain, path, { headers: { Host: `acme.localhost:${port}` } })).text;
  expect([await textOf('/'), await textOf('/partner.html'), await textOf('/ar/partner.html')]).toEqual([
    '<h1>Home</h1>',
    'Partner',
    'شريك',
  ]);
  await plain.close();
});
