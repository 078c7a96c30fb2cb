import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { site } from '#content/site.ts';
import { headersFor } from '#scripts/hosts/policy.ts';
import { ask, fixturePolicy, type PreviewFixture, startFixture } from '#tests/support/preview-fixture.ts';

// tests/servers asks the preview, as every other server, for its redirects, headers and parts of films.

const films = { 'films/hero.mp4': Uint8Array.from({ length: 1000 }, (_, index) => index % 256) };
const compressed = { 'about.html.br': 'as brotli', 'about.html.gz': 'as gzip' };
let preview: PreviewFixture;

beforeAll(async () => {
  preview = await startFixture({
    'about.html': '<h1>About</h1>',
    ...compressed,
    ...films,
  });
});
afterAll(() => preview.close());

describe('paths', () => {
  it.each(['/login', '/join', '/registration/investor', '/ar/registration/capital-seeker'])(
    'shows a placeholder of the platform at %s, with the headers of the policy',
    async (path) => {
      const answer = await ask(preview, `${path}?next=/x`);
      expect(answer.status).toBe(200);
      expect(answer.text).toContain(`${path}?next=/x`);
      for (const [name, value] of Object.entries(headersFor(path, site.brandHost, fixturePolicy)))
        expect([name, answer.headers[name.toLowerCase()]]).toEqual([name, value]);
    },
  );
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

describe('a site that is built again', () => {
  it('has the policy of the later build', async () => {
    const policy = { ...fixturePolicy, apiOrigin: 'https://api.brand.example' };
    const file = join(preview.deployDir, 'policy.json');
    await writeFile(file, JSON.stringify(policy));
    const { headers } = await ask(preview, '/');
    await writeFile(file, JSON.stringify(fixturePolicy));
    expect(headers['content-security-policy']).toContain("connect-src 'self' https://api.brand.example");
  });

  it('answers 404 without an error page', async () => {
    await rm(join(preview.distDir, '404.html'));
    const answer = await ask(preview, '/nothing');
    expect([answer.status, answer.text]).toEqual([404, 'Not found\n']);
  });
});

describe('isChoosingByHost', () => {
  let choosing: PreviewFixture;
  beforeAll(async () => {
    const partner = { 'partner.html': '<h1>Partner</h1>', 'ar/partner.html': '<h1>شريك</h1>' };
    const files = { ...partner, 'about.html': '<h1>About</h1>', 'ar.html': '<h1>الرئيسية</h1>' };
    choosing = await startFixture(files, { isChoosingByHost: true });
  });
  afterAll(() => choosing.close());

  it.each([
    ['acme.localhost', '/', '<h1>Partner</h1>'],
    ['acme.localhost', '/ar', '<h1>شريك</h1>'],
    ['acme.localhost', '/about', '<h1>About</h1>'],
    ['localhost', '/', '<h1>Home</h1>'],
    ['localhost', '/ar', '<h1>الرئيسية</h1>'],
  ])('answers %s%s with %s', async (host, path, text) => {
    const { port } = new URL(choosing.url);
    expect((await ask(choosing, path, { headers: { Host: `${host}:${port}` } })).text).toBe(text);
  });
});
