import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { paths } from '#scripts/support/paths.ts';

const SOURCES = [
  'content',
  'src',
  'scripts',
  'public',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
];

const COMPRESSED = '.cache/compressed';
/** Says of files whether they are valid, and so makes none. */
const VERDICTS = '.cache/valid';

/** What an earlier build knows again by its content: compressed and printed files, share images, valid pages. */
export const buildCaches = [COMPRESSED, '.cache/legal', '.cache/share', VERDICTS];

/** The exit code of a command, and all that it printed. */
type Outcome = { readonly exitCode: number; readonly output: string };

export type SiteCopy = {
  readonly folder: string;
  /** Replaces a text that must be there. */
  readonly edit: (file: string, from: string, to: string) => Promise<void>;
  /** Runs the whole build, as the tests' own was run; `settings` are variables beside those of the tests. */
  readonly build: (settings?: Readonly<Record<string, string>>) => Promise<Outcome>;
  /** Runs a program of `node_modules/.bin`. */
  readonly run: (program: string, ...options: readonly string[]) => Promise<Outcome>;
  /** Runs a command of `scripts/commands/` where none of the build's variables is set. */
  readonly runUnset: (command: string, ...options: readonly string[]) => Promise<Outcome>;
  readonly remove: () => Promise<void>;
};

type CopyOptions = {
  /** To make every file anew, where other copies take over what this tree has made. */
  readonly isCold?: boolean;
  /** To make the compressed files too, which take a core for half of the build and only hosts read. */
  readonly isCompressed?: boolean;
  /** To have tests and documents too. */
  readonly isWhole?: boolean;
};

/** What is made, and what git keeps. */
const NOT_WRITTEN = new Set(['.git', '.cache', 'node_modules', 'dist', 'deploy']);

/** A copy of the project elsewhere on the disk, to be built, or broken, without touching this one. */
export async function copySite({
  isCold = false,
  isCompressed = isCold,
  isWhole = false,
}: CopyOptions = {}): Promise<SiteCopy> {
  const folder = await mkdtemp(join(tmpdir(), 'site-'));
  const caches = (isCold ? [VERDICTS] : buildCaches)
    .filter((cache) => isCompressed || cache !== COMPRESSED)
    .filter((cache) => existsSync(join(paths.root, cache)));
  const written = (await readdir(paths.root)).filter((name) => !NOT_WRITTEN.has(name));
  for (const source of [...(isWhole ? written : SOURCES), ...caches])
    await cp(join(paths.root, source), join(folder, source), { recursive: true });
  await symlink(join(paths.root, 'node_modules'), join(folder, 'node_modules'));
  const edit: SiteCopy['edit'] = async (file, from, to) => {
    const text = await readFile(join(folder, file), 'utf8');
    if (!text.includes(from)) throw new Error(`${file} does not hold ${JSON.stringify(from)}`);
    await writeFile(join(folder, file), text.replace(from, to));
  };
  if (!isCompressed)
    await edit('scripts/commands/build.ts', "    step('Compress', () => compressFolder(paths.dist)),\n", '');
  return {
    folder,
    edit,
    build: (settings) =>
      run(folder, ['tsx', 'scripts/commands/build.ts', '--sample'], { ...process.env, ...settings }),
    run: (program, ...options) => run(folder, [program, ...options], process.env),
    runUnset: (command, ...options) =>
      run(folder, ['tsx', `scripts/commands/${command}.ts`, ...options], withoutSettings(process.env)),
    remove: () => rm(folder, { recursive: true }),
  };
}

const withoutSettings = (env: NodeJS.ProcessEnv) =>
  Object.fromEntries(Object.entries(env).filter(([name]) => !/^(?:VITE|CSP)_/.test(name)));

function run(
  folder: string,
  [program = '', ...options]: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    // `npx` would take twice as long to start it.
    const child = spawn(join(paths.root, 'node_modules/.bin', program), options, {
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
}
