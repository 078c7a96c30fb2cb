import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { listFiles } from '#scripts/support/list-files.ts';
import { paths } from '#scripts/support/paths.ts';

const INPUTS = [
  ...['content', 'public', 'scripts', 'src'],
  ...['package-lock.json', 'tsconfig.json', 'vite.config.ts', '.env', '.env.local', '.env.production'],
];
const record = join(paths.root, '.cache/test/build.json');

/** Builds the site with its samples, unless `dist` is what the last build made of the same inputs. */
export async function ensureBuilt(): Promise<void> {
  const before = await stateOf(INPUTS);
  const recorded = await readFile(record, 'utf8').catch(() => undefined);
  if (recorded === before + (await stateOf(['dist']))) return;
  await rm(record, { force: true });
  runTool('tsx', ['scripts/commands/build.ts', '--sample']);
  await mkdir(dirname(record), { recursive: true });
  await writeFile(record, before + (await stateOf(['dist'])));
}

/** A hash of the variables that the build reads, and of path, size and time of each file; tests are no input. */
async function stateOf(roots: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const name of Object.keys(process.env).toSorted())
    if (/^(VITE_|CSP_)/.test(name)) hash.update(`${name}=${process.env[name]}\n`);
  for (const root of roots) {
    const isFolder = statOf(root)?.isDirectory();
    const files = isFolder
      ? (await listFiles(join(paths.root, root))).map((file) => `${root}/${file}`)
      : [root];
    for (const file of files.filter((name) => !/\.(test|examples)\.tsx?$/.test(name)))
      hash.update(`${file} ${statOf(file)?.size} ${statOf(file)?.mtimeMs}\n`);
  }
  return hash.digest('hex');
}

const statOf = (file: string) => statSync(join(paths.root, file), { throwIfNoEntry: false });

/**
 * Runs a program of `node_modules` in this tree or another one and shows its output.
 * @throws Error if it fails
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

if (process.argv[1] === import.meta.filename) await ensureBuilt();
