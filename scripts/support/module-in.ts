import { join } from 'node:path';

import { runnerImport } from 'vite';

/** The present exports of a data file of `root`: a plain import would be cached. */
export async function moduleIn(root: string, file: string): Promise<Record<string, unknown>> {
  const options = { root, configFile: false, logLevel: 'warn' } as const;
  const { module } = await runnerImport<Record<string, unknown>>(join(root, file), options);
  return module;
}
