import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { copyFile, mkdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { z } from 'zod';

import { listFiles } from './list-files.ts';
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

const manifestSchema = z.looseObject({
  version: z.string(),
  dependencies: z.record(z.string(), z.string()).default({}),
});

const manifestIn = (folder: string) =>
  manifestSchema.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));

const versionOf = (name: string) => `${name} ${manifestIn(join(paths.root, 'node_modules', name)).version}`;

/**
 * Names and versions of packages and of all that they depend on, for a key: another version of any may give other bytes.
 * @param from a folder whose modules import them
 */
export function versionsBelow(
  names: readonly string[],
  from: string = paths.root,
  found: ReadonlySet<string> = new Set(),
): ReadonlySet<string> {
  let all = found;
  for (const name of names) {
    const folder = packageFolder(name, from);
    const { version, dependencies } = manifestIn(folder);
    const entry = `${name} ${version}`;
    if (!all.has(entry)) all = versionsBelow(Object.keys(dependencies), folder, new Set([...all, entry]));
  }
  return all;
}

/** Where an import of a package leads from a folder. */
function packageFolder(name: string, from: string): string {
  const folder = join(from, 'node_modules', name);
  if (existsSync(folder)) return folder;
  if (dirname(from) === from) throw new Error(`The package ${name} is not installed: run npm ci`);
  return packageFolder(name, dirname(from));
}

/** Those whose entries this process has asked for. */
const usedFolders = new Set<string>();
const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000;

/** Removes what no build has used for 30 days from the folders that this process has used. */
export async function dropOldEntries(): Promise<void> {
  for (const folder of usedFolders)
    for (const name of await listFiles(folder)) {
      const file = join(folder, name);
      const { mtimeMs } = await stat(file);
      if (Date.now() - mtimeMs > MAX_AGE_MS) await rm(file, { force: true });
    }
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

const DIGEST_BYTES = 64;

/** The content of a cached file, behind its hash; made again when the file is absent, empty or otherwise wrong. */
export async function cachedFile(file: string, make: () => Promise<Buffer>): Promise<Buffer> {
  usedFolders.add(dirname(file));
  const cached = await readFile(file).catch(() => Buffer.alloc(0));
  const content = cached.subarray(DIGEST_BYTES);
  if (cached.toString('latin1', 0, DIGEST_BYTES) === hashOf(content)) {
    // It is used today.
    await utimes(file, new Date(), new Date());
    return content;
  }
  const made = await make();
  await mkdir(dirname(file), { recursive: true });
  await writeWhole(file, Buffer.concat([Buffer.from(hashOf(made)), made]));
  return made;
}

/** The files that a record lists. */
export const namesIn = (record: string): string[] =>
  [...record.matchAll(/"file":"([^"]+)"/g)].map(([, name = '']) => name);

/** The name of the record that lists the files made for a key. */
export const recordName = (key: string) => `${key}.json`;

async function copyCommitted<Schema extends z.ZodType>(
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

const drawnSchema = z.object({ entry: z.unknown(), files: z.record(z.string(), z.string()) });

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
  const committed = committedDir ? await copyCommitted(committedDir, outDir, key, schema) : undefined;
  if (committed) return committed;
  // An entry of another form is drawn again.
  const name = hashOf(key + JSON.stringify(z.toJSONSchema(schema)));
  const drawn = await cachedFile(join(cacheDir, name), async () => {
    const { entry, files } = await draw();
    const texts: Record<string, string> = {};
    for (const [file, content] of files) texts[file] = Buffer.from(content).toString('base64');
    return Buffer.from(JSON.stringify({ entry, files: texts }));
  });
  const { entry, files } = drawnSchema.parse(JSON.parse(drawn.toString()));
  for (const [file, content] of Object.entries(files))
    await writeWhole(join(outDir, file), Buffer.from(content, 'base64'));
  return schema.parse(entry);
}
