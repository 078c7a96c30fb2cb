import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

import { paths } from '#scripts/support/paths.ts';
import { builtSite } from './built-site.ts';

/** Builds the site with its samples, unless `dist` is what the sources give. */
export async function ensureBuilt(): Promise<void> {
  if (await builtSite.isFresh()) return;
  const keep = await builtSite.begin();
  runTool('tsx', ['scripts/commands/build.ts', '--sample']);
  await keep();
}

/**
 * Runs a program of `node_modules` in this tree or another one, and shows what it prints.
 * @throws Error when it fails
 */
export function runTool(
  program: string,
  args: readonly string[],
  { root = paths.root, env = {} }: { root?: string; env?: NodeJS.ProcessEnv } = {},
): void {
  const path = join(root, 'node_modules/.bin', program);
  const { status } = spawnSync(path, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} failed`);
}
