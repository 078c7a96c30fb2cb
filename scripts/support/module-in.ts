import { join } from 'node:path';

import { createRunnableDevEnvironment, type Plugin, resolveConfig } from 'vite';

/** Values of a module by the names of its exports. */
export type Exports = Readonly<Record<string, unknown>>;

const ENVIRONMENT = 'scripts';

/** Reads a module by its file, from the root. */
export type ReadModule = <Module = Exports>(file: string) => Promise<Module>;

/**
 * Reads modules of `root` as they are now, with all that they import: a plain import would be cached.
 * @param work reads what it needs
 * @param plugins that change what the modules import
 */
export async function readModules<Result>(
  root: string,
  work: (read: ReadModule) => Promise<Result>,
  plugins: readonly Plugin[] = [],
): Promise<Result> {
  const config = await resolveConfig(
    {
      ...{ root, configFile: false, envDir: false, logLevel: 'warn' },
      plugins: [...plugins],
      environments: {
        [ENVIRONMENT]: {
          consumer: 'server',
          dev: { moduleRunnerTransform: true },
          resolve: { external: true, conditions: ['node'] },
        },
      },
    },
    'serve',
  );
  const environment = createRunnableDevEnvironment(ENVIRONMENT, config, {
    runnerOptions: { hmr: false },
    hot: false,
  });
  await environment.init();
  try {
    return await work((file) => environment.runner.import(join(root, file)));
  } finally {
    await environment.close();
  }
}

/** The present exports of one module of `root`. */
export const moduleIn = <Module = Exports>(root: string, file: string): Promise<Module> =>
  readModules(root, (read) => read<Module>(file));
