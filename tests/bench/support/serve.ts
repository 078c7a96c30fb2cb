import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import { extname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';

import { getMimeType } from 'hono/utils/mime';

import { contentTypes } from '#scripts/hosts/content-types.ts';
import { portOf } from '#scripts/preview/create-preview.ts';
import { createPlatformApi } from '#scripts/preview/platform-api/platform-api.ts';
import { isPlatformApiPath } from '#scripts/preview/platform-paths.ts';
import { benchDir, type Contestant, PLAIN_HOST } from './contestants.ts';

/** Delay of every answer of the platform. */
export const API_DELAY_MS = 300;

/** Text is worth pressing; pictures, films and fonts are pressed already. */
const isText = (type: string) => /text|javascript|json|svg/.test(type);

type File = { readonly type: string; readonly bytes: Buffer };

async function readPressed(path: string): Promise<File | undefined> {
  const type = getMimeType(path, contentTypes);
  const bytes = type && (await readFile(path).catch(() => undefined));
  if (!bytes) return undefined;
  return { type, bytes: isText(type) ? brotliCompressSync(bytes) : bytes };
}

/** Answers a call of a page as the platform would. */
async function answerCall(
  api: ReturnType<typeof createPlatformApi>,
  url: URL,
  request: Http2ServerRequest,
  response: Http2ServerResponse,
): Promise<void> {
  const [chunks] = await Promise.all([request.toArray(), delay(API_DELAY_MS)]);
  const { method } = request;
  const body = method === 'POST' ? { body: Buffer.concat(chunks).toString() } : {};
  const headers = { 'content-type': request.headers['content-type'] ?? '' };
  const answer = await api.fetch(new Request(url, { method, headers, ...body }));
  response.writeHead(answer.status, Object.fromEntries(answer.headers));
  response.end(Buffer.from(await answer.arrayBuffer()));
}

function sendFile(
  { type, bytes }: File,
  isPage: boolean,
  request: Http2ServerRequest,
  response: Http2ServerResponse,
): void {
  const range = isText(type) ? null : /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '');
  const from = Number(range?.[1] ?? 0);
  const to = Number(range?.[2] || bytes.length - 1);
  response.writeHead(range ? 206 : 200, {
    'content-type': type,
    // As the site is served, and its peers with their hashed names would be.
    'cache-control': isPage ? 'no-cache' : 'public, max-age=31536000, immutable',
    ...(isText(type) && { 'content-encoding': 'br' }),
    ...(range && { 'content-range': `bytes ${from}-${to}/${bytes.length}` }),
  });
  response.end(bytes.subarray(from, to + 1));
}

/**
 * Serves a folder over HTTP/2 and HTTP/1.1, with brotli, each file kept in memory once it was asked for. Each
 * contestant is a port: `<name>.localhost` would be a partner's host to the site.
 */
async function serveFolder(
  { name, folder }: Contestant,
  secrets: { readonly key: Buffer; readonly cert: Buffer },
) {
  const kept = new Map<string, Promise<File | undefined>>();
  const api = createPlatformApi({ messagesFile: join(benchDir, 'messages.jsonl') });
  const answer = async (request: Http2ServerRequest, response: Http2ServerResponse) => {
    const url = new URL(request.url, `https://${request.authority}`);
    const { pathname } = url;
    if (isPlatformApiPath(pathname)) return answerCall(api, url, request, response);
    const isPartner = url.hostname !== 'localhost' && name !== PLAIN_HOST;
    const home = isPartner ? '/partner.html' : '/index.html';
    const page = pathname === '/' ? home : extname(pathname) ? pathname : `${pathname}.html`;
    const known = kept.get(page) ?? readPressed(join(folder, page));
    kept.set(page, known);
    const file = await known;
    if (!file) return void response.writeHead(404).end();
    return sendFile(file, extname(page) === '.html', request, response);
  };
  const server = createSecureServer({ ...secrets, allowHTTP1: true }, (request, response) => {
    void answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { origin: `https://localhost:${portOf(server.address())}`, close: () => void server.close() };
}

/** A server for each contestant, with one certificate that nobody has to trust. */
export async function serve(contestants: readonly Contestant[]) {
  const [key, cert] = [join(benchDir, 'key.pem'), join(benchDir, 'cert.pem')];
  const certificate = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=localhost'];
  execFileSync('openssl', [...certificate, '-keyout', key, '-out', cert], { stdio: 'ignore' });
  const secrets = { key: await readFile(key), cert: await readFile(cert) };
  const servers = new Map<string, Awaited<ReturnType<typeof serveFolder>>>();
  for (const one of contestants) servers.set(one.name, await serveFolder(one, secrets));
  return {
    urlOf: ({ name }: Contestant, path: string) => `${servers.get(name)?.origin}${path}`,
    close: () => {
      for (const server of servers.values()) server.close();
    },
  };
}
