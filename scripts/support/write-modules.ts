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

/** Makes these the files of a folder. One that is the same already is not written: another process may read it. */
export async function replaceFiles(folder: string, files: Readonly<Record<string, string>>): Promise<void> {
  const present = await listFiles(folder);
  await Promise.all(present.filter((file) => !(file in files)).map((file) => rm(join(folder, file))));
  for (const [file, source] of Object.entries(files)) {
    const written = await readFile(join(folder, file), 'utf8').catch(() => undefined);
    if (written !== source) await writeFiles(folder, { [file]: source });
  }
}
