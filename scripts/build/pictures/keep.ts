import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';

import { namesIn, recordName } from '#scripts/support/file-cache.ts';
import { keptDirOf, keyOf, makePicture, type PictureSource, readSource } from './make-picture.ts';
import { hashOfFiles } from './picture-recipe.ts';

const remedy = 'run npm run pictures';

/**
 * Encodes each new or changed source into its folder, with a record that names source and files, and
 * removes files of earlier sources. Gives the ids that were encoded.
 */
export async function keepPictures(
  contentDir: string,
  sources: readonly PictureSource[],
  cacheDir: string,
): Promise<string[]> {
  const known = new Set(sources.map((source) => keptDirOf(contentDir, source)));
  for (const folder of keptFoldersOf(contentDir, sources))
    await removeOthers(folder, (path) => known.has(path));
  const encoded: string[] = [];
  for (const source of sources) {
    const outDir = keptDirOf(contentDir, source);
    if ((await faultsOf(outDir, source, contentDir)).length === 0) continue;
    await mkdir(outDir, { recursive: true });
    const files = await makePicture(contentDir, source, { outDir, cacheDir });
    const record = `${JSON.stringify(files)}\n`;
    const name = recordName(keyOf(source, await readSource(contentDir, source)));
    await writeFile(join(outDir, name), record);
    const names = new Set([name, ...namesIn(record)]);
    await removeOthers(outDir, (path) => names.has(basename(path)));
    encoded.push(source.id);
  }
  return encoded;
}

async function removeOthers(folder: string, isKept: (path: string) => boolean): Promise<void> {
  const paths = (await namesOf(folder)).map((name) => join(folder, name));
  for (const path of paths) if (!isKept(path)) await rm(path, { recursive: true });
}

const namesOf = (folder: string): Promise<string[]> => readdir(folder).catch(() => []);

const keptFoldersOf = (contentDir: string, sources: readonly PictureSource[]) =>
  new Set(sources.map((source) => dirname(keptDirOf(contentDir, source))));

/** Encoded files that do not match their source: a line each, with the remedy. */
export async function findStalePictures(
  contentDir: string,
  sources: readonly PictureSource[],
): Promise<string[]> {
  const known = new Map(sources.map((source) => [keptDirOf(contentDir, source), source]));
  const faults: string[] = [];
  for (const folder of keptFoldersOf(contentDir, sources)) {
    for (const id of await namesOf(folder)) {
      const kept = join(folder, id);
      const source = known.get(kept);
      if (source) faults.push(...(await faultsOf(kept, source, contentDir)));
      else faults.push(`${relative(dirname(contentDir), kept)} belongs to no picture: ${remedy}`);
    }
  }
  return faults;
}

async function faultsOf(kept: string, source: PictureSource, contentDir: string): Promise<string[]> {
  const record = recordName(keyOf(source, await readSource(contentDir, source)));
  const names = await namesOf(kept);
  const place = relative(dirname(contentDir), kept);
  if (!names.includes(record))
    return [
      `${source.folder}/${source.name} is not what ${place} was made of, or was made otherwise: ${remedy}`,
    ];
  const listed = namesIn(await readFile(join(kept, record), 'utf8'));
  const missing = listed.filter((name) => !names.includes(name));
  const others = names.filter((name) => name !== record && !listed.includes(name));
  const files = missing.length > 0 ? [] : await Promise.all(listed.map((name) => readFile(join(kept, name))));
  const hash = hashOfFiles(files);
  const isChanged = files.length > 0 && !listed.every((name) => name.includes(`.${hash}.`));
  return [
    ...missing.map((name) => `${place}/${name} is missing: ${remedy}`),
    ...others.map((name) => `${place}/${name} belongs to no source: ${remedy}`),
    ...(isChanged ? [`A file of ${place} is not as it was made: ${remedy}`] : []),
  ];
}
