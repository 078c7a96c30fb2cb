import { open, readFile, stat } from 'node:fs/promises';
import { parseAccept } from 'hono/utils/accept';
import { getMimeType } from 'hono/utils/mime';

import { contentTypes } from '#scripts/hosts/content-types.ts';
import { type ByteRange, parseByteRange } from './byte-range.ts';

/** Forms in which the build leaves a file beside the plain one, the smallest first. */
const precompressedForms = [
  { encoding: 'br', suffix: '.br' },
  { encoding: 'gzip', suffix: '.gz' },
] as const;

/** Answers a request with a file: whole, a part of it, compressed, or "not modified". */
export async function fileResponse(file: string, request: Request, policy: HeadersInit): Promise<Response> {
  const headers = fileHeaders(file, policy);
  const range = request.headers.get('Range');
  const form = range ? undefined : await bestForm(file, request, headers);
  const { size, mtimeMs } = await stat(form?.file ?? file);
  const etag = `"${mtimeMs.toString(36)}-${size.toString(36)}${form?.suffix ?? ''}"`;
  headers.set('ETag', etag);
  if (isKnown(request.headers.get('If-None-Match'), etag)) {
    headers.delete('Content-Type');
    return new Response(null, { status: 304, headers });
  }
  headers.set('Accept-Ranges', 'bytes');
  const isRangeWanted = range && (request.headers.get('If-Range') ?? etag) === etag;
  const part = isRangeWanted ? parseByteRange(range, size) : undefined;
  if (part === 'unsatisfiable') {
    headers.set('Content-Range', `bytes */${size}`);
    headers.delete('Content-Type');
    return new Response(null, { status: 416, headers });
  }
  if (part) return partResponse(file, part, size, headers);
  return wholeResponse(form?.file ?? file, request, 200, headers);
}

/** Answers with the page for paths that do not exist, or with a line of text when the build made none. */
export async function notFoundResponse(
  page: string,
  request: Request,
  policy: HeadersInit,
): Promise<Response> {
  const headers = fileHeaders(page, policy);
  const form = await bestForm(page, request, headers);
  return wholeResponse(form?.file ?? page, request, 404, headers).catch(() => {
    headers.set('Content-Type', 'text/plain; charset=utf-8');
    return new Response('Not found\n', { status: 404, headers });
  });
}

function fileHeaders(file: string, policy: HeadersInit): Headers {
  const headers = new Headers(policy);
  headers.set('Content-Type', getMimeType(file, contentTypes) ?? 'application/octet-stream');
  return headers;
}

/** The smallest form that the client takes. Says in `headers` what was chosen and that there was a choice. */
async function bestForm(file: string, request: Request, headers: Headers) {
  const offers = parseAccept((request.headers.get('Accept-Encoding') ?? '').toLowerCase());
  for (const { encoding, suffix } of precompressedForms) {
    const found = await isFile(`${file}${suffix}`);
    if (!found) continue;
    headers.set('Vary', 'Accept-Encoding');
    const offer = offers.find(({ type }) => type === encoding) ?? offers.find(({ type }) => type === '*');
    // A quality of 0 is a refusal.
    if (!offer?.q) continue;
    headers.set('Content-Encoding', encoding);
    return { file: `${file}${suffix}`, suffix };
  }
  return undefined;
}

async function wholeResponse(file: string, request: Request, status: number, headers: Headers) {
  const body = await readFile(file);
  headers.set('Content-Length', String(body.byteLength));
  return new Response(request.method === 'HEAD' ? null : body, { status, headers });
}

async function partResponse(file: string, { first, last }: ByteRange, size: number, headers: Headers) {
  const body = new Uint8Array(last - first + 1);
  const handle = await open(file);
  try {
    await handle.read(body, 0, body.byteLength, first);
  } finally {
    await handle.close();
  }
  headers.set('Content-Range', `bytes ${first}-${last}/${size}`);
  headers.set('Content-Length', String(body.byteLength));
  return new Response(body, { status: 206, headers });
}

function isKnown(ifNoneMatch: string | null, etag: string): boolean {
  const entries = (ifNoneMatch ?? '').split(',');
  const known = new Set(entries.map((entry) => entry.trim().replace(/^W\//, '')));
  return known.has(etag) || known.has('*');
}

/** Whether a path names a file that can be read. Never throws. */
export async function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    (entry) => entry.isFile(),
    () => false,
  );
}
