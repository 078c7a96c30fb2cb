import { join } from 'node:path';

import { runnerImport } from 'vite';

/** What a data file of `root` exports now, with all that it imports: a plain import would be cached. */
export async function moduleIn(root: string, file: string): Promise<Record<string, unknown>> {
  const options = { root, configFile: false, logLevel: 'warn' } as const;
  const { module } = await runnerImport<Record<string, unknown>>(join(root, file), options);
  return module;
}
