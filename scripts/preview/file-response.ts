import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Context } from 'hono';
import { getMimeType } from 'hono/utils/mime';

import { byteRange } from '#scripts/hosts/byte-range.ts';
import { contentTypes } from '#scripts/hosts/content-types.ts';

type Policy = Readonly<Record<string, string>>;

/** Answers with a file below `root`: whole, a part of it, compressed, or "not modified". */
export async function fileResponse(c: Context, root: string, file: string, policy: Policy) {
  const plainTag = await etagOf(join(root, file));
  // The client has parts of another version, or asks for what is no part: it gets the whole file.
  const isOther = (c.req.header('If-Range') ?? plainTag) !== plainTag;
  if (isOther || !byteRange(c.req.header('Range'), Infinity)) c.req.raw.headers.delete('Range');
  const { answer, sentFile } = await send(c, root, file, policy);
  const etag = await etagOf(sentFile);
  answer.headers.set('ETag', etag);
  answer.headers.set('Accept-Ranges', 'bytes');
  if (!isKnown(c.req.header('If-None-Match'), etag)) return answer;
  // Closes the file, which is open by now.
  await answer.body?.cancel();
  answer.headers.delete('Content-Length');
  return new Response(null, { status: 304, headers: answer.headers });
}

/** Answers with an error page below `root`, or with a line of text when the build made none. */
export async function notFoundResponse(
  c: Context,
  root: string,
  page: string,
  policy: Policy,
): Promise<Response> {
  c.req.raw.headers.delete('Range');
  const { answer } = await send(c, root, page, policy);
  return new Response(answer.body, { status: 404, headers: answer.headers });
}

async function send(c: Context, root: string, file: string, policy: Policy) {
  let sentFile = join(root, file);
  const serve = serveStatic({
    root,
    path: file,
    precompressed: true,
    onFound: (path) => void (sentFile = path),
  });
  // oxlint-disable-next-line typescript/no-unsafe-argument -- hono types the path of a bare context as any.
  const found = await serve(c, () => Promise.resolve());
  const answer = found ?? new Response('Not found\n', { status: 404 });
  if (found) {
    answer.headers.set('Content-Type', getMimeType(file, contentTypes) ?? 'application/octet-stream');
    answer.headers.set('Vary', 'Accept-Encoding');
  }
  for (const [name, value] of Object.entries(policy)) answer.headers.set(name, value);
  return { answer, sentFile };
}

async function etagOf(file: string): Promise<string> {
  const { size, mtimeMs } = await stat(file);
  return `"${mtimeMs.toString(36)}-${size.toString(36)}"`;
}

function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  const known = new Set((ifNoneMatch ?? '').split(',').map((entry) => entry.trim().replace(/^W\//, '')));
  return known.has(etag) || known.has('*');
}

/** Whether a path names a file that can be read. Never throws. */
export async function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    (entry) => entry.isFile(),
    () => false,
  );
}
