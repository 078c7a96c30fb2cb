import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { createPreview, type Preview, type PreviewOptions } from '#scripts/preview/create-preview.ts';

export interface PreviewFixture extends Preview {
  readonly distDir: string;
  readonly deployDir: string;
  readonly cacheDir: string;
}

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  readonly text: string;
  /** The body as JSON, of no known type. */
  readonly json: () => unknown;
}

interface Ask {
  readonly method?: string;
  readonly headers?: OutgoingHttpHeaders;
  readonly body?: string;
}

/** Policy context of the fixture: no inline parts, the API on the own origin, one former path. */
export const fixturePolicy = {
  scriptHashes: [],
  styleHashes: [],
  apiOrigin: '',
  redirects: [{ from: '/qanat360', to: '/qanat-360' }],
};

/** A preview of a small built site, for tests. `files` are paths in `dist/` and what is in them. */
export async function startFixture(
  files: Readonly<Record<string, string | Uint8Array>> = {},
  { assetOrigin, ...options }: Pick<PreviewOptions, 'isChoosingByHost'> & { assetOrigin?: string } = {},
): Promise<PreviewFixture> {
  const root = await mkdtemp(join(tmpdir(), 'preview-'));
  const [distDir, deployDir, cacheDir] = [join(root, 'dist'), join(root, 'deploy'), join(root, 'cache')];
  const all = { 'index.html': '<h1>Home</h1>', '404.html': '<h1>Page Not Found</h1>', ...files };
  for (const [path, content] of Object.entries(all)) await write(join(distDir, path), content);
  await write(join(deployDir, 'policy.json'), JSON.stringify({ ...fixturePolicy, assetOrigin }));
  const preview = await createPreview({ port: 0, distDir, deployDir, cacheDir, ...options });
  const close = async () => {
    await preview.close();
    await rm(root, { recursive: true });
  };
  return { ...preview, close, distDir, deployDir, cacheDir };
}

/** Sends a request as it is given. `fetch` would mend the path and refuse to set the host. */
export function ask(
  { url }: Preview,
  path: string,
  { method = 'GET', headers, body }: Ask = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { port } = new URL(url);
    const target = { host: '127.0.0.1', port, path, method, agent: false };
    const outgoing = request(
      { ...target, headers: { Host: `localhost:${port}`, ...headers } },
      (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
        incoming.on('error', reject);
        incoming.on('end', () => {
          const bytes = Buffer.concat(chunks);
          const text = bytes.toString();
          const { statusCode: status = 0, headers: received } = incoming;
          resolve({ status, headers: received, body: bytes, text, json: (): unknown => JSON.parse(text) });
        });
      },
    );
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

/** Sends a JSON payload. */
export function post(preview: Preview, path: string, payload: unknown, headers: OutgoingHttpHeaders = {}) {
  return ask(preview, path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(payload),
  });
}

async function write(file: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}
