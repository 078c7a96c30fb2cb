import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { listFiles } from './list-files.ts';
import type { Exports } from './module-in.ts';
import { writeFiles } from './write-files.ts';

/** The source of a module with these exports. */
export const moduleSource = (exported: Exports): string =>
  Object.entries(exported)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value, undefined, 2)};\n`)
    .join('\n');

type Files = Readonly<Record<string, string>>;

/** Makes these the files of a folder. */
export async function replaceFiles(folder: string, files: Files): Promise<void> {
  const present = await listFiles(folder);
  await Promise.all(present.filter((file) => !(file in files)).map((file) => rm(join(folder, file))));
  await writeChanged(folder, files);
}

/** Writes files that are not the same already: another process may read them. */
export async function writeChanged(folder: string, files: Files): Promise<void> {
  for (const [file, source] of Object.entries(files)) {
    const written = await readFile(join(folder, file), 'utf8').catch(() => undefined);
    if (written !== source) await writeFiles(folder, { [file]: source });
  }
}
