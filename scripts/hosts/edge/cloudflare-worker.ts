import { baseOf } from '../base-of.ts';
import { type ByteRange, byteRange } from '../byte-range.ts';
import { servedPath, withoutWww } from '../served-path.ts';
import type { EdgeSite } from './compile-edge.ts';

declare const site: EdgeSite;

export type Env = { readonly ASSETS: { readonly fetch: (request: Request) => Promise<Response> } };

/** The encodings that the client accepts: Cloudflare's runtime replaces the header by its own. */
type Client = { readonly cf?: { readonly clientAcceptEncoding?: string } };

/**
 * Cloudflare, worker in front of pages and films, and for addresses that have no file. Without it a missing file below
 * /assets/ would be cached for a year, since `_headers` goes by path alone; Safari would play no film, since files are
 * never sent in parts; and pages would be sent unpacked, since Cloudflare compresses nothing that is `no-transform`.
 */
export async function serve(request: Request & Client, env: Env): Promise<Response> {
  const url = new URL(request.url);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return new Response('Method not allowed\n', { status: 405, headers: { Allow: 'GET, HEAD' } });
  }
  const onBrand = withoutWww(url.host, url.pathname + url.search, site);
  if (onBrand) return Response.redirect(onBrand, site.redirectStatus);
  const path = servedPath(url.pathname, url.host, site);
  const wanted =
    path === url.pathname ? request : new Request(new URL(path ?? '/no-such-file', url), request);
  const found = await env.ASSETS.fetch(wanted);
  if (found.status !== 404) {
    return url.pathname.startsWith('/films/') ? partOf(found, request) : packed(found, request);
  }
  const page = url.pathname.toLowerCase();
  if (page !== url.pathname && site.pages.includes(page)) {
    return new Response(null, { status: site.redirectStatus, headers: { Location: page + url.search } });
  }
  const errorPage = new URL(`${baseOf(url.pathname, site.bases)}/404`, url);
  const missing = await env.ASSETS.fetch(new Request(errorPage, { method: request.method }));
  return packed(new Response(missing.body, { status: 404, headers: missing.headers }), request);
}

/** The page in an encoding that the client accepts. The runtime encodes the body by `Content-Encoding`. */
export function packed(page: Response, request: Request & Client): Response {
  const isHtml = page.headers.get('Content-Type')?.startsWith('text/html');
  if (!isHtml || !page.body || request.method === 'HEAD') return page;
  const accepted = request.cf?.clientAcceptEncoding ?? request.headers.get('Accept-Encoding') ?? '';
  const encoding = ['br', 'gzip'].find((one) => encodingsOf(accepted).includes(one));
  const headers = new Headers(page.headers);
  headers.append('Vary', 'Accept-Encoding');
  if (encoding) {
    headers.set('Content-Encoding', encoding);
    headers.delete('Content-Length');
    const etag = headers.get('ETag');
    if (etag?.startsWith('"')) headers.set('ETag', `W/${etag}`);
  }
  return new Response(page.body, { status: page.status, headers });
}

/** The encodings of an `Accept-Encoding` header without those that it refuses. */
const encodingsOf = (accepted: string) =>
  accepted.split(',').flatMap((entry) => {
    const [name, ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
    return name && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter)) ? [name] : [];
  });

function partOf(film: Response, request: Request): Response {
  const headers = new Headers(film.headers);
  headers.set('Accept-Ranges', 'bytes');
  // The runtime does not say how long its files are.
  const size = site.films[new URL(request.url).pathname] ?? 0;
  const range = byteRange(request.headers.get('Range'), size);
  const expected = request.headers.get('If-Range') ?? headers.get('ETag');
  const isWhole =
    !range || expected !== headers.get('ETag') || film.status !== 200 || request.method === 'HEAD';
  if (isWhole || !size || !film.body) return new Response(film.body, { status: film.status, headers });
  headers.delete('Content-Length');
  if (range.first > range.last) {
    headers.set('Content-Range', `bytes */${size}`);
    return new Response(null, { status: 416, headers });
  }
  headers.set('Content-Range', `bytes ${range.first}-${range.last}/${size}`);
  return new Response(film.body.pipeThrough(cut(range)), { status: 206, headers });
}

/** Passes a part of a stream on, so that no film is held in memory. */
function cut({ first, last }: ByteRange) {
  let position = 0;
  return new TransformStream<Uint8Array, Uint8Array>({
    transform: (chunk, controller) => {
      const part = chunk.subarray(Math.max(0, first - position), Math.max(0, last + 1 - position));
      if (part.byteLength > 0) controller.enqueue(part);
      position += chunk.byteLength;
      if (position > last) controller.terminate();
    },
  });
}
