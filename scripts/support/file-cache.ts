import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { copyFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { z } from 'zod';

import { paths } from './paths.ts';

export const hashOf = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');

type Recipe = {
  /** Modules whose code makes it, as `import.meta.filename`. */
  readonly modules: readonly string[];
  /** Packages that make it: another version may give other bytes. */
  readonly packages?: readonly string[];
};

/**
 * The key of a cached file: equal only where all that decides its bytes is equal.
 * @param parts options and sources; bytes as a Buffer
 */
export function cacheKey({ modules, packages = [] }: Recipe, ...parts: readonly unknown[]): string {
  const code = modules.map((file) => hashOf(readFileSync(file)));
  const values = [
    code,
    packages.map(versionOf),
    ...parts.map((part) => (Buffer.isBuffer(part) ? hashOf(part) : part)),
  ];
  return hashOf(JSON.stringify(values)).slice(0, 32);
}

function versionOf(name: string): string {
  const file = join(paths.root, 'node_modules', name, 'package.json');
  const { version } = z.object({ version: z.string() }).parse(JSON.parse(readFileSync(file, 'utf8')));
  return `${name} ${version}`;
}

export interface Folders {
  readonly outDir: string;
  readonly cacheDir: string;
  /** Read first and never written: files that are committed with their source. */
  readonly committedDir?: string;
}

export interface Drawn<Entry> {
  readonly entry: Entry;
  readonly files: ReadonlyMap<string, Buffer | string>;
}

/** Written under another name first: an interrupted write must not leave a broken file in the cache. */
async function writeWhole(path: string, content: Buffer | string): Promise<void> {
  // Two processes may write the same file.
  const part = `${path}.${randomUUID()}.part`;
  await writeFile(part, content);
  await rename(part, path);
}

/** The content of a cached file; made again when the file is absent or wrong. */
export async function cachedFile(file: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const cached = await readFile(file).catch(() => undefined);
  if (cached) return cached;
  const made = await make();
  await mkdir(dirname(file), { recursive: true });
  await writeWhole(file, made);
  return made;
}

/** The files that a record lists. */
export const namesIn = (record: string): string[] =>
  [...record.matchAll(/"file":"([^"]+)"/g)].map(([, name = '']) => name);

/** The name of the record that lists the files made for a key. */
export const recordName = (key: string) => `${key}.json`;

async function copyKnown<Schema extends z.ZodType>(
  from: string,
  outDir: string,
  key: string,
  schema: Schema,
): Promise<z.output<Schema> | undefined> {
  try {
    const record = await readFile(join(from, recordName(key)), 'utf8');
    const known = schema.parse(JSON.parse(record));
    const copies = namesIn(record).map((name) => copyFile(join(from, name), join(outDir, name)));
    const results = await Promise.allSettled(copies);
    return results.every(({ status }) => status === 'fulfilled') ? known : undefined;
  } catch {
    // Absent or broken: it is drawn again.
    return undefined;
  }
}

/**
 * Puts the files of a drawing into `outDir`: stored or cached ones when `key` was drawn before, else those
 * that `draw` makes. Returns the entry for the manifest.
 */
export async function drawOnce<Schema extends z.ZodType>(
  { outDir, cacheDir, committedDir }: Folders,
  key: string,
  schema: Schema,
  draw: () => Promise<Drawn<z.output<Schema>>>,
): Promise<z.output<Schema>> {
  const committed = committedDir ? await copyKnown(committedDir, outDir, key, schema) : undefined;
  const known = committed ?? (await copyKnown(cacheDir, outDir, key, schema));
  if (known) return known;
  await mkdir(cacheDir, { recursive: true });
  const { entry, files } = await draw();
  for (const [name, content] of files) {
    await writeWhole(join(cacheDir, name), content);
    await writeWhole(join(outDir, name), content);
  }
  await writeWhole(join(cacheDir, recordName(key)), JSON.stringify(entry));
  return entry;
}
