import { describe, expect, it } from 'vitest';

import { packed } from './cloudflare-worker.ts';

const answer = (type = 'text/html; charset=utf-8') =>
  new Response('text', { headers: { 'Content-Type': type, ETag: '"1a2b"' } });

const requestOf = (accepted: string, client?: string) =>
  Object.assign(new Request('https://brand.example/', { headers: { 'Accept-Encoding': accepted } }), {
    cf: client === undefined ? {} : { clientAcceptEncoding: client },
  });

describe('packed', () => {
  it.each([
    ['gzip, deflate, br, zstd', undefined, 'br'],
    ['gzip', undefined, 'gzip'],
    ['br;q=0, gzip;q=0.5', undefined, 'gzip'],
    ['br;q=0.1', undefined, 'br'],
    ['br ;q=0, gzip', undefined, 'gzip'],
    ['br ; q=0.000, gzip;q=0', undefined, null],
    ['BR', undefined, 'br'],
    ['brotli', undefined, null],
    ['identity', undefined, null],
    ['', undefined, null],
    // There the header is the same for all clients.
    ['br, gzip', 'gzip', 'gzip'],
    ['br, gzip', '', null],
  ])('sends a page to a client that takes "%s" (%s) as %s', (accepted, client, encoding) => {
    const { headers } = packed(answer(), requestOf(accepted, client));
    expect(headers.get('Content-Encoding')).toBe(encoding);
    expect(headers.get('Vary')).toBe('Accept-Encoding');
    expect(headers.get('ETag')).toBe(encoding ? 'W/"1a2b"' : '"1a2b"');
  });

  it('leaves other files to the host, and answers without a body as they are', () => {
    const script = answer('text/javascript');
    expect(packed(script, requestOf('br'))).toBe(script);
    const unchanged = new Response(null, { status: 304, headers: { 'Content-Type': 'text/html' } });
    expect(packed(unchanged, requestOf('br'))).toBe(unchanged);
  });
});
