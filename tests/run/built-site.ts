import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { listFiles } from '#scripts/support/list-files.ts';
import { paths } from '#scripts/support/paths.ts';
import type { Product } from './step.ts';

/** What the site is built from; tests beside it change nothing. */
const INPUTS = [
  ...['content', 'public', 'scripts', 'src'],
  ...['package-lock.json', 'tsconfig.json', 'vite.config.ts', '.env', '.env.local', '.env.production'],
];
const noInput = /\.(test|examples)\.tsx?$/;

const record = join(paths.root, '.cache/test/build.json');

/** `dist`, and whether it is what the last passing build made of the inputs as they are now. */
export const builtSite: Product = {
  async isFresh() {
    const kept = await readFile(record, 'utf8').catch(() => undefined);
    return kept !== undefined && kept === JSON.stringify([await inputs(), await output()]);
  },
  async begin() {
    const before = await inputs();
    await rm(record, { force: true });
    return async () => {
      await mkdir(dirname(record), { recursive: true });
      await writeFile(record, JSON.stringify([before, await output()]));
    };
  },
};

async function inputs(): Promise<readonly string[]> {
  const variables = Object.entries(process.env).filter(([name]) => /^(VITE_|CSP_)/.test(name));
  const files = await hashOf(INPUTS, contentOf, (file) => !noInput.test(file));
  return [files, ...variables.map(([name, value]) => `${name}=${value}`).toSorted()];
}

// Whoever builds in between, with other settings perhaps, leaves other files or other times.
const output = () => hashOf(['dist'], timeOf);

const contentOf = (file: string) => readFile(join(paths.root, file), 'base64');

async function timeOf(file: string): Promise<string> {
  const { size, mtimeMs } = await stat(join(paths.root, file));
  return `${size} ${mtimeMs}`;
}

async function hashOf(
  roots: readonly string[],
  read: (file: string) => Promise<string>,
  isCounted: (file: string) => boolean = () => true,
): Promise<string> {
  const hash = createHash('sha256');
  for (const file of (await Promise.all(roots.map(filesOf))).flat().filter(isCounted)) {
    hash.update(`${file}\n${await read(file)}\n`);
  }
  return hash.digest('hex');
}

/** The file itself, or all files below a folder, from the project's root and in order; none if it is gone. */
async function filesOf(root: string): Promise<string[]> {
  const found = await stat(join(paths.root, root)).catch(() => undefined);
  if (!found?.isDirectory()) return found ? [root] : [];
  return (await listFiles(join(paths.root, root))).map((file) => `${root}/${file}`);
}
