import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { paths } from '#scripts/support/paths.ts';

/** Results that a build finds again by the content of their sources. */
export const buildCaches = ['.cache/compressed', '.cache/legal', '.cache/share'];

/** The exit code of a command, and everything that it printed. */
type Outcome = { readonly exitCode: number; readonly output: string };

export type SiteCopy = {
  readonly folder: string;
  /** Replaces a text that must be there. */
  readonly edit: (file: string, from: string, to: string) => Promise<void>;
  readonly read: (file: string) => Promise<string>;
  /** Builds the copy with the stand-ins of services and without compressed files. */
  readonly build: (settings?: Readonly<Record<string, string>>) => Promise<Outcome>;
  /** Runs a program of `node_modules/.bin`. */
  readonly run: (program: string, ...options: readonly string[]) => Promise<Outcome>;
  /** Runs `legal`, or a command of `scripts/commands/`, without any variable of the build. */
  readonly runUnset: (command: string, ...options: readonly string[]) => Promise<Outcome>;
  readonly remove: () => Promise<void>;
};

const NOT_COPIED = new Set(['.git', '.cache', 'node_modules', 'dist', 'deploy']);

/**
 * A copy of the project in another folder, to be edited and built.
 * @param isCold whether the copy makes every file anew, without the caches of this tree
 */
export async function copySite({ isCold = false } = {}): Promise<SiteCopy> {
  const folder = await mkdtemp(join(tmpdir(), 'site-'));
  const sources = (await readdir(paths.root)).filter((name) => !NOT_COPIED.has(name));
  const caches = isCold ? [] : buildCaches.filter((cache) => existsSync(join(paths.root, cache)));
  for (const source of [...sources, ...caches])
    await cp(join(paths.root, source), join(folder, source), { recursive: true });
  await symlink(join(paths.root, 'node_modules'), join(folder, 'node_modules'));

  const read = (file: string) => readFile(join(folder, file), 'utf8');
  const run = (env: NodeJS.ProcessEnv, program: string, options: readonly string[]) =>
    new Promise<Outcome>((resolve, reject) => {
      const child = spawn(program, options, {
        cwd: folder,
        env: { ...env, NODE_ENV: undefined, VITEST: undefined },
      });
      let output = '';
      const collect = (chunk: Buffer) => (output += chunk.toString());
      child.stdout.on('data', collect);
      child.stderr.on('data', collect);
      child.on('error', reject);
      child.on('close', (code) => resolve({ exitCode: code ?? 1, output }));
    });
  /** As `package.json` has it. */
  const runCommand = (env: NodeJS.ProcessEnv, command: string, options: readonly string[]) =>
    run(env, process.execPath, [
      '--import',
      'tsx',
      '--import',
      './scripts/explain-failures.mjs',
      command === 'legal' ? 'legal/legal.ts' : `scripts/commands/${command}.ts`,
      ...options,
    ]);
  const unset = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(?:VITE|CSP)_/.test(name)),
  );
  return {
    folder,
    read,
    edit: async (file, from, to) => {
      const text = await read(file);
      if (!text.includes(from)) throw new Error(`${file} does not contain ${JSON.stringify(from)}`);
      await writeFile(join(folder, file), text.replace(from, to));
    },
    build: (settings) => runCommand({ ...process.env, ...settings }, 'build', ['--sample', '--uncompressed']),
    // `npx` would take twice as long to start it.
    run: (program, ...options) => run(process.env, join(folder, 'node_modules/.bin', program), options),
    runUnset: (command, ...options) => runCommand(unset, command, options),
    remove: () => rm(folder, { recursive: true }),
  };
}
