import { join } from 'node:path';

import { runnerImport } from 'vite';

/** The present exports of a module of `root` and of all that it imports: a plain import would be cached. */
export async function moduleIn<Module = Record<string, unknown>>(
  root: string,
  file: string,
): Promise<Module> {
  const options = { root, configFile: false, logLevel: 'warn' } as const;
  const { module } = await runnerImport<Module>(join(root, file), options);
  return module;
}
