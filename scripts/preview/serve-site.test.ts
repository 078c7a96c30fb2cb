import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { headersFor } from '#scripts/hosts/policy.ts';
import { ask, fixturePolicy, type PreviewFixture, startFixture } from '#tests/support/preview-fixture.ts';

const film = Uint8Array.from({ length: 1000 }, (_, index) => index % 256);
let preview: PreviewFixture;

beforeAll(async () => {
  preview = await startFixture({
    'about.html': '<h1>About</h1>',
    'about.md': '# About',
    'about.html.br': 'as brotli',
    'about.html.gz': gzipSync('<h1>About</h1>'),
    'qanat-360.html': '<h1>360</h1>',
    'assets/entry-A1b2.js': 'export {};',
    'films/hero.mp4': film,
    'films/hero.vtt': 'WEBVTT',
    _headers: 'secret',
  });
});
afterAll(() => preview.close());

describe('paths', () => {
  it.each([
    ['/', 200, '<h1>Home</h1>'],
    ['/about', 200, '<h1>About</h1>'],
    ['/about?utm_source=x', 200, '<h1>About</h1>'],
    ['/nothing', 404, '<h1>Page Not Found</h1>'],
    ['/404', 404, '<h1>Page Not Found</h1>'],
    ['/_headers', 404, '<h1>Page Not Found</h1>'],
    ['/assets/gone.js', 404, '<h1>Page Not Found</h1>'],
  ])('%s answers %i', async (path, status, text) => {
    const answer = await ask(preview, path);
    expect([answer.status, answer.text]).toEqual([status, text]);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  });

  it.each([
    ['/about/', '/about'],
    ['//about', '/about'],
    ['/ABOUT', '/about'],
    ['/about.html?a=1&b=2', '/about?a=1&b=2'],
    ['/about/index.html', '/about'],
    ['/qanat360?from=mail', '/qanat-360?from=mail'],
  ])('%s leads in one step to %s', async (path, location) => {
    const answer = await ask(preview, path);
    expect([answer.status, answer.headers.location]).toEqual([308, location]);
    expect((await ask(preview, location)).status).toBe(200);
  });

  it.each(['/../deploy/policy.json', '/%2e%2e/deploy/policy.json', '/..%2fdeploy%2fpolicy.json'])(
    'never leaves dist by %s',
    async (path) => {
      expect((await ask(preview, path)).status).toBe(404);
    },
  );

  it('never leads to another host', async () => {
    const answer = await ask(preview, '//other.example/');
    expect([answer.status, answer.headers.location]).toEqual([404, undefined]);
  });

  it.each(['/login', '/join', '/registration/investor', '/ar/registration/capital-seeker'])(
    'stands in for the platform at %s',
    async (path) => {
      const answer = await ask(preview, `${path}?next=/x`);
      expect(answer.status).toBe(200);
      expect(answer.text).toContain(`${path}?next=/x`);
    },
  );
});

describe('methods', () => {
  it('answers HEAD like GET, without the body', async () => {
    const [head, get] = [await ask(preview, '/about', { method: 'HEAD' }), await ask(preview, '/about')];
    expect(head.body.byteLength).toBe(0);
    expect(head.headers['content-length']).toBe(String(get.body.byteLength));
    expect({ ...head.headers, date: '' }).toEqual({ ...get.headers, date: '' });
  });

  it.each(['POST', 'PUT', 'DELETE'])('refuses %s', async (method) => {
    const answer = await ask(preview, '/about', { method });
    expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
  });
});

describe('headers', () => {
  it.each([
    ['/', '/'],
    ['/assets/entry-A1b2.js', '/assets/entry-A1b2.js'],
    ['/films/hero.mp4', '/films/hero.mp4'],
    ['/login', '/login'],
    // A missing asset must not be remembered for a year.
    ['/assets/gone.js', '/404'],
  ])('at %s are those of the policy', async (path, policyPath) => {
    const { headers } = await ask(preview, path);
    for (const [name, value] of Object.entries(headersFor(policyPath, 'qanat.example', fixturePolicy))) {
      expect([name, headers[name.toLowerCase()]]).toEqual([name, value]);
    }
  });

  it.each([
    ['localhost', undefined],
    ['acme.localhost', 'noindex, nofollow'],
    ['dev.localhost', 'noindex, nofollow'],
    ['www.localhost', undefined],
  ])('on %s tell robots: %s', async (host, expected) => {
    const answer = await ask(preview, '/about', { headers: { Host: `${host}:4173` } });
    expect([answer.status, answer.headers['x-robots-tag']]).toEqual([200, expected]);
  });

  it.each([
    ['captions', '/films/hero.vtt', 'text/vtt; charset=utf-8'],
    ['Markdown', '/about.md', 'text/markdown; charset=utf-8'],
  ])('name the type of %s', async (_what, path, type) => {
    expect((await ask(preview, path)).headers['content-type']).toBe(type);
  });

  it('keep Markdown twins out of search results', async () => {
    const tagOf = async (path: string) => (await ask(preview, path)).headers['x-robots-tag'];
    expect([await tagOf('/about.md'), await tagOf('/about')]).toEqual(['noindex, nofollow', undefined]);
  });
});

describe('compressed forms', () => {
  it.each([
    ['gzip, br', 'br'],
    ['gzip', 'gzip'],
    ['GZIP;q=0.5', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['*', 'br'],
    ['br;q=0, *', 'gzip'],
    ['*;q=0', undefined],
    ['identity', undefined],
    ['', undefined],
  ])('for "%s" sends %s', async (accepted, encoding) => {
    const { headers } = await ask(preview, '/about', { headers: { 'Accept-Encoding': accepted } });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers.vary).toBe('Accept-Encoding');
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
  });

  it('sends the plain file when there is no other', async () => {
    const { headers } = await ask(preview, '/', { headers: { 'Accept-Encoding': 'br' } });
    expect([headers['content-encoding'], headers.vary]).toEqual([undefined, undefined]);
  });
});

describe('revalidation', () => {
  it('answers 304 to a file that is known, with the headers of the policy', async () => {
    const { headers } = await ask(preview, '/about');
    const again = await ask(preview, '/about', { headers: { 'If-None-Match': `"x", W/${headers.etag}` } });
    expect([again.status, again.body.byteLength]).toEqual([304, 0]);
    expect(again.headers.etag).toBe(headers.etag);
    expect(again.headers['cache-control']).toBe(headers['cache-control']);
  });

  it('tells the forms of a file apart', async () => {
    const tags = ['', 'gzip', 'br'].map(async (accepted) => {
      return (await ask(preview, '/about', { headers: { 'Accept-Encoding': accepted } })).headers.etag;
    });
    expect(new Set(await Promise.all(tags)).size).toBe(3);
  });
});

describe('parts of a film', () => {
  it.each([
    ['bytes=0-1', 'bytes 0-1/1000', 0, 2],
    ['bytes=990-', 'bytes 990-999/1000', 990, 1000],
    ['bytes=-5', 'bytes 995-999/1000', 995, 1000],
  ])('%s', async (range, contentRange, from, to) => {
    const answer = await ask(preview, '/films/hero.mp4', { headers: { Range: range } });
    expect([answer.status, answer.headers['content-range']]).toEqual([206, contentRange]);
    expect(answer.body).toEqual(Buffer.from(film.slice(from, to)));
  });

  it('says how long the film is when a part lies behind its end', async () => {
    const answer = await ask(preview, '/films/hero.mp4', { headers: { Range: 'bytes=1000-' } });
    expect([answer.status, answer.headers['content-range']]).toEqual([416, 'bytes */1000']);
  });

  it('sends the whole film when it has changed since the first part', async () => {
    const headers = { Range: 'bytes=0-1', 'If-Range': '"older"' };
    const answer = await ask(preview, '/films/hero.mp4', { headers });
    expect([answer.status, answer.body.byteLength]).toEqual([200, 1000]);
  });
});

describe('a site that changes under the server', () => {
  it('follows the policy of a later build', async () => {
    const policy = { ...fixturePolicy, apiOrigin: 'https://api.qanat.example' };
    const file = join(preview.deployDir, 'policy.json');
    await writeFile(file, JSON.stringify(policy));
    const { headers } = await ask(preview, '/');
    await writeFile(file, JSON.stringify(fixturePolicy));
    expect(headers['content-security-policy']).toContain("connect-src 'self' https://api.qanat.example");
  });

  it('still answers 404 without a page for it', async () => {
    await rm(join(preview.distDir, '404.html'));
    const answer = await ask(preview, '/nothing');
    expect([answer.status, answer.text]).toEqual([404, 'Not found\n']);
  });
});

describe('a host that chooses a file by host', () => {
  let choosing: PreviewFixture;
  beforeAll(async () => {
    const files = { 'partner.html': '<h1>Partner</h1>', 'about.html': '<h1>About</h1>' };
    choosing = await startFixture(files, { isChoosingByHost: true });
  });
  afterAll(() => choosing.close());

  it.each([
    ['acme.localhost', '/', '<h1>Partner</h1>'],
    ['acme.localhost', '/about', '<h1>About</h1>'],
    ['localhost', '/', '<h1>Home</h1>'],
  ])('answers %s%s with %s', async (host, path, text) => {
    const { port } = new URL(choosing.url);
    expect((await ask(choosing, path, { headers: { Host: `${host}:${port}` } })).text).toBe(text);
  });
});

it('gives every host the same file where it cannot choose', async () => {
  expect((await ask(preview, '/', { headers: { Host: 'acme.localhost' } })).text).toBe('<h1>Home</h1>');
});
