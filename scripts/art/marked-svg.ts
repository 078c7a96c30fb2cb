import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { hashOf } from '#scripts/support/file-cache.ts';

/** A sample picture: its file says by `data-drawing` which source it was drawn from. */
export interface Sample {
  readonly id: string;
  /** All that decides how it looks, cheaply. */
  readonly source: string;
  readonly draw: () => Promise<string>;
}

const markOf = ({ source }: Sample) => `data-drawing="${hashOf(source).slice(0, 16)}"`;

/** What the file of a sample says it was drawn from; nothing when an owner has put another file in its place. */
async function readMark(folder: string, id: string): Promise<string | undefined> {
  const svg = await readFile(join(folder, `${id}.svg`), 'utf8').catch(() => '');
  return /^<svg (data-drawing="[\da-f]+")/.exec(svg)?.[1];
}

/** Draws what is missing or older than its drawing. Other people's files stay. Gives the ids that were drawn. */
export async function writeSamples(folder: string, samples: readonly Sample[]): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  const names = await readdir(folder);
  const drawn: string[] = [];
  for (const sample of samples) {
    const isThere = names.some((name) => name.startsWith(`${sample.id}.`));
    const mark = await readMark(folder, sample.id);
    if (isThere && (mark === undefined || mark === markOf(sample))) continue;
    const svg = (await sample.draw()).trim().replace('<svg ', `<svg ${markOf(sample)} `);
    await writeFile(join(folder, `${sample.id}.svg`), `${svg}\n`);
    drawn.push(sample.id);
  }
  return drawn;
}

/** Ids of samples whose drawing has changed since their file was written. */
export async function findOldSamples(folder: string, samples: readonly Sample[]): Promise<string[]> {
  const marks = await Promise.all(samples.map(({ id }) => readMark(folder, id)));
  return samples
    .filter((sample, index) => marks[index] !== undefined && marks[index] !== markOf(sample))
    .map(({ id }) => id);
}
