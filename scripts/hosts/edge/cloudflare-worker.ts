import { baseOf } from '../base-of.ts';
import type { EdgeSite } from './edge-site.ts';

declare const site: EdgeSite;

export type Env = { readonly ASSETS: { readonly fetch: (request: Request) => Promise<Response> } };

/**
 * Cloudflare, worker behind the files: runs only for addresses that have none, and for films.
 * Without it a missing file below /assets/ would be cached for a year, since `_headers` goes by path alone,
 * and Safari would play no film, since files are never sent in parts.
 */
export async function serve(request: Request, env: Env): Promise<Response> {
  const url = new URL(request.url);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return new Response('Method not allowed\n', { status: 405, headers: { Allow: 'GET, HEAD' } });
  }
  const page = url.pathname.toLowerCase();
  if (page !== url.pathname && site.pages.includes(page)) {
    return new Response(null, { status: site.redirectStatus, headers: { Location: page + url.search } });
  }
  if (url.pathname.startsWith('/films/')) {
    const film = await env.ASSETS.fetch(request);
    if (film.status !== 404) return partOf(film, request);
  }
  const errorPage = new URL(`${baseOf(url.pathname, site.bases)}/404`, url);
  const missing = await env.ASSETS.fetch(new Request(errorPage, { method: request.method }));
  return new Response(missing.body, { status: 404, headers: missing.headers });
}

async function partOf(film: Response, request: Request): Promise<Response> {
  const headers = new Headers(film.headers);
  headers.set('Accept-Ranges', 'bytes');
  const range = /^bytes=(\d*)-(\d*)$/.exec(request.headers.get('Range') ?? '');
  const expected = request.headers.get('If-Range') ?? headers.get('ETag');
  if (!range || expected !== headers.get('ETag') || film.status !== 200 || request.method === 'HEAD') {
    return new Response(film.body, { status: film.status, headers });
  }
  const bytes = await film.arrayBuffer();
  const size = bytes.byteLength;
  const [, from = '', to = ''] = range;
  const first = from ? Number(from) : Math.max(0, size - Number(to));
  const last = from && to ? Math.min(Number(to), size - 1) : size - 1;
  headers.delete('Content-Length');
  if (first > last) {
    headers.set('Content-Range', `bytes */${size}`);
    return new Response(null, { status: 416, headers });
  }
  headers.set('Content-Range', `bytes ${first}-${last}/${size}`);
  return new Response(bytes.slice(first, last + 1), { status: 206, headers });
}
