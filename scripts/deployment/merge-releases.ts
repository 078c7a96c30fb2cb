import { cp, mkdir, readFile, realpath, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';

import { listFiles } from '#scripts/support/list-files.ts';

const hashedFolders = ['assets', 'fonts', 'pictures'];

/** Public and harmless: pages of those releases name the same files. */
const ledger = 'releases.json';
const ledgerSchema = z.array(z.array(z.string())).readonly();

export interface Merged {
  readonly kept: number;
  readonly dropped: number;
}

/**
 * Copies into the new release the hashed files of earlier ones, so that a page which was opened, or cached,
 * before the release still finds its chunks. `releases.json` remembers which file is of which release.
 * @param keep how many different releases may have files there, the new one included
 * @throws Error before anything is written when the folders are not two releases
 */
export async function mergeReleases(previousDir: string, nextDir: string, keep: number): Promise<Merged> {
  const folders = await Promise.all([previousDir, nextDir].map(releaseFolder));
  if (folders[0] === folders[1]) throw new Error(`${previousDir} and ${nextDir} are one folder: name two`);
  const [own = []] = await readLedger(nextDir);
  const before = await readLedger(previousDir);
  // Nightly releases often have the same files: they would push out the last different one.
  const earlier = differentFrom(own, before).slice(0, keep - 1);
  const wanted = new Set(earlier.flat());
  for (const file of own) wanted.delete(file);
  for (const file of wanted) {
    await mkdir(dirname(join(nextDir, file)), { recursive: true });
    await cp(join(previousDir, file), join(nextDir, file));
  }
  await writeFile(join(nextDir, ledger), `${JSON.stringify([own, ...earlier])}\n`);
  const all = new Set(before.flat());
  return {
    kept: wanted.size,
    dropped: [...all].filter((file) => !wanted.has(file) && !own.includes(file)).length,
  };
}

type Files = readonly string[];

function differentFrom(own: Files, releases: readonly Files[]): readonly Files[] {
  const byFiles = new Map(releases.map((files) => [keyOf(files), files]));
  byFiles.delete(keyOf(own));
  return [...byFiles.values()];
}

const keyOf = (files: Files) => files.toSorted().join('\n');

/** The real path of a release. A folder above or below one, or an empty one, is a mistake of the command line. */
async function releaseFolder(folder: string): Promise<string> {
  const files = await listFiles(folder).catch((): string[] => []);
  const isRelease = files.includes('index.html') && files.some((file) => file.startsWith('assets/'));
  if (!isRelease)
    throw new Error(
      `${folder} is not a release: name a built site, with index.html and assets/, such as dist`,
    );
  return realpath(folder);
}

async function readLedger(folder: string): Promise<readonly (readonly string[])[]> {
  const present = await hashedFiles(folder);
  const text = await readFile(join(folder, ledger), 'utf8').catch(() => undefined);
  if (text === undefined) return [present];
  const has = new Set(present);
  return readLists(text, join(folder, ledger)).map((files) => files.filter((file) => has.has(file)));
}

function readLists(text: string, file: string) {
  try {
    return ledgerSchema.parse(JSON.parse(text));
  } catch {
    throw new Error(`${file} is not a list of releases: restore it from the archive of that release`);
  }
}

async function hashedFiles(folder: string): Promise<string[]> {
  const lists = hashedFolders.map(async (name) =>
    (await listFiles(join(folder, name))).map((file) => `${name}/${file}`),
  );
  return (await Promise.all(lists)).flat();
}
