import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { type Answer, type Ask, ask as send } from '#scripts/deployment/ask.ts';
import { createPreview, type Preview, type PreviewOptions } from '#scripts/preview/create-preview.ts';

export interface PreviewFixture extends Preview {
  readonly distDir: string;
  readonly deployDir: string;
  readonly cacheDir: string;
}

interface PreviewAnswer extends Answer {
  readonly text: string;
}

/** Policy context of the fixture: no inline parts, the API on the own origin, one former path. */
export const fixturePolicy = {
  scriptHashes: [],
  styleHashes: [],
  apiOrigin: '',
  redirects: [{ from: '/former360', to: '/product' }],
};

/** A preview of a small built site. `files`: path in `dist/` → content. */
export async function startFixture(
  files: Readonly<Record<string, string | Uint8Array>> = {},
  { assetOrigin, ...options }: Pick<PreviewOptions, 'isPlainHost'> & { assetOrigin?: string } = {},
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

/** Sends a request to the preview, as its main host unless `headers` has another. */
export async function ask(
  { url }: Pick<Preview, 'url'>,
  path: string,
  { headers, ...request }: Omit<Ask, 'path'> = {},
): Promise<PreviewAnswer> {
  const { host, port } = new URL(url);
  const options = { ...request, path, headers: { Host: host, ...headers } };
  const answer = await send(`http://127.0.0.1:${port}`, options);
  return { ...answer, text: answer.body.toString() };
}

/** Sends a JSON payload. */
export const post = (preview: Preview, path: string, payload: unknown) =>
  ask(preview, path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(payload),
  });

async function write(file: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}
