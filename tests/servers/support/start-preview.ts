import { join } from 'node:path';

import { paths } from '#scripts/support/paths.ts';
import { createPreview } from '#scripts/preview/create-preview.ts';
import type { TestServer } from './test-server.ts';

/** The preview that the browser tests use: it must not be kinder than the servers of production. */
export async function startPreview(): Promise<TestServer> {
  const { url, close } = await createPreview({
    port: 0,
    distDir: paths.dist,
    deployDir: paths.deploy,
    cacheDir: join(paths.root, '.cache'),
  });
  return { origin: url.replace('localhost', '127.0.0.1'), stop: close };
}
