import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { z } from 'zod';

export const hashOf = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');

/** Where drawn files go, and where they are kept for the next build. */
export interface Folders {
  readonly outDir: string;
  readonly cacheDir: string;
}

/** Drawn files by name, with the entry of the manifest that tells of them. */
export interface Drawn<Entry> {
  readonly entry: Entry;
  readonly files: ReadonlyMap<string, Buffer | string>;
}

/** A copy that is cut short must not pass for a whole file: only a finished one gets its name. */
async function writeWhole(path: string, content: Buffer | string): Promise<void> {
  await writeFile(`${path}.part`, content);
  await rename(`${path}.part`, path);
}

const namesIn = (entry: unknown): string[] =>
  [...JSON.stringify(entry).matchAll(/"file":"([^"]+)"/g)].map(([, name = '']) => name);

async function readEntry<Schema extends z.ZodType>(path: string, schema: Schema) {
  try {
    return schema.safeParse(JSON.parse(await readFile(path, 'utf8')));
  } catch {
    // Absent or broken: both mean that it has to be drawn.
    return undefined;
  }
}

/**
 * Puts the files of a drawing into `outDir`: from the cache when `key` was drawn
 * before, else by `draw`. Gives back the entry for the manifest.
 */
export async function drawOnce<Schema extends z.ZodType>(
  { outDir, cacheDir }: Folders,
  key: string,
  schema: Schema,
  draw: () => Promise<Drawn<z.output<Schema>>>,
): Promise<z.output<Schema>> {
  const record = join(cacheDir, `${hashOf(key).slice(0, 32)}.json`);
  const known = await readEntry(record, schema);
  if (known?.success) {
    const copies = namesIn(known.data).map((name) => copyFile(join(cacheDir, name), join(outDir, name)));
    const results = await Promise.allSettled(copies);
    if (results.every(({ status }) => status === 'fulfilled')) return known.data;
  }
  await mkdir(cacheDir, { recursive: true });
  const { entry, files } = await draw();
  for (const [name, content] of files) {
    await writeWhole(join(cacheDir, name), content);
    await writeWhole(join(outDir, name), content);
  }
  await writeWhole(record, JSON.stringify(entry));
  return entry;
}
