import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

import { namesIn, recordName } from '#scripts/support/file-cache.ts';
import { hashOfFiles } from './encode.ts';
import { keptDirOf, keyOf, makePicture, type PictureSource, readSource } from './make-picture.ts';

const remedy = 'run npm run pictures';

/** Makes the files of each source into the folder beside it, with the record that binds the two. */
export async function keepPictures(
  contentDir: string,
  sources: readonly PictureSource[],
  cacheDir: string,
): Promise<void> {
  for (const folder of keptFoldersOf(contentDir, sources)) await rm(folder, { recursive: true, force: true });
  for (const source of sources) {
    const outDir = keptDirOf(contentDir, source);
    await mkdir(outDir, { recursive: true });
    const files = await makePicture(contentDir, source, { outDir, cacheDir });
    const key = keyOf(source, await readSource(contentDir, source));
    await writeFile(join(outDir, recordName(key)), `${JSON.stringify(files)}\n`);
  }
}

const keptFoldersOf = (contentDir: string, sources: readonly PictureSource[]) =>
  new Set(sources.map((source) => dirname(keptDirOf(contentDir, source))));

/** Kept files that do not belong to the source beside them: a line each, with the remedy. */
export async function findStalePictures(
  contentDir: string,
  sources: readonly PictureSource[],
): Promise<string[]> {
  const known = new Map(sources.map((source) => [keptDirOf(contentDir, source), source]));
  const faults: string[] = [];
  for (const folder of keptFoldersOf(contentDir, sources)) {
    for (const id of await readdir(folder).catch(() => [])) {
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
  const names = await readdir(kept);
  const place = relative(dirname(contentDir), kept);
  if (!names.includes(record))
    return [
      `${source.folder}/${source.name} is not what ${place} was made of, or was made otherwise: ${remedy}`,
    ];
  const told = namesIn(await readFile(join(kept, record), 'utf8'));
  const missing = told.filter((name) => !names.includes(name));
  const others = names.filter((name) => name !== record && !told.includes(name));
  const files = missing.length > 0 ? [] : await Promise.all(told.map((name) => readFile(join(kept, name))));
  const hash = hashOfFiles(files);
  const isChanged = files.length > 0 && !told.every((name) => name.includes(`.${hash}.`));
  return [
    ...missing.map((name) => `${place}/${name} is missing: ${remedy}`),
    ...others.map((name) => `${place}/${name} belongs to no source: ${remedy}`),
    ...(isChanged ? [`A file of ${place} is not as it was made: ${remedy}`] : []),
  ];
}
