import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';

import { cacheKey, drawOnce, type Folders, namesIn, recordName } from '#scripts/support/file-cache.ts';
import { withTokenColours } from '#scripts/support/tokens.ts';
import { type PictureFiles, pictureFilesSchema } from '#src/model/pictures.schema.ts';
import { decodeSource, type Slot } from './decode-source.ts';
import { encodePicture, hashOfFiles, pageColour, pictureRecipe } from './picture-recipe.ts';

export interface PictureSource {
  readonly id: string;
  readonly folder: string;
  readonly name: string;
  readonly slot: Slot;
}

/** The folder of the committed files of a picture. @param contentDir the folder `content`, absolute */
export const committedDirOf = (contentDir: string, { folder, id }: PictureSource) =>
  join(contentDir, '..', folder, 'encoded', id);

const keyOf = ({ id, slot }: PictureSource, bytes: Buffer) =>
  cacheKey(pictureRecipe, id, slot, pageColour, bytes);

async function readSource(contentDir: string, { folder, name }: PictureSource): Promise<Buffer> {
  const bytes = await readFile(join(contentDir, '..', folder, name));
  if (!name.endsWith('.svg')) return bytes;
  return Buffer.from(withTokenColours(`${folder}/${name}`, bytes.toString('utf8')));
}

/** Writes the files of a picture to `outDir`: committed ones, those of an earlier build, or new ones. */
export async function makePicture(
  contentDir: string,
  source: PictureSource,
  folders: Folders,
): Promise<PictureFiles> {
  const bytes = await readSource(contentDir, source);
  return drawOnce(folders, keyOf(source, bytes), pictureFilesSchema, async () => {
    const decoded = await decodeSource(`${source.folder}/${source.name}`, bytes, source.slot);
    return encodePicture(source.id, decoded, source.slot);
  });
}

const REMEDY = 'run npm run pictures';

/**
 * Encodes each new or changed source into its folder, with a record that names source and files, and
 * removes files of earlier sources. Gives the ids that were encoded.
 */
export async function encodePictures(
  contentDir: string,
  sources: readonly PictureSource[],
  cacheDir: string,
): Promise<string[]> {
  const known = new Set(sources.map((source) => committedDirOf(contentDir, source)));
  for (const folder of committedFoldersOf(contentDir, sources))
    await removeOthers(folder, (path) => known.has(path));
  const encoded: string[] = [];
  for (const source of sources) {
    const outDir = committedDirOf(contentDir, source);
    if ((await problemsOf(outDir, source, contentDir)).length === 0) continue;
    await mkdir(outDir, { recursive: true });
    const record = `${JSON.stringify(await makePicture(contentDir, source, { outDir, cacheDir }))}\n`;
    const name = recordName(keyOf(source, await readSource(contentDir, source)));
    await writeFile(join(outDir, name), record);
    const names = new Set([name, ...namesIn(record)]);
    await removeOthers(outDir, (path) => names.has(basename(path)));
    encoded.push(source.id);
  }
  return encoded;
}

async function removeOthers(folder: string, isKnown: (path: string) => boolean): Promise<void> {
  const paths = (await namesOf(folder)).map((name) => join(folder, name));
  for (const path of paths) if (!isKnown(path)) await rm(path, { recursive: true });
}

const namesOf = (folder: string): Promise<string[]> => readdir(folder).catch(() => []);

const committedFoldersOf = (contentDir: string, sources: readonly PictureSource[]) =>
  new Set(sources.map((source) => dirname(committedDirOf(contentDir, source))));

/** Encoded files that do not match their source: a line each, with the remedy. */
export async function findStalePictures(
  contentDir: string,
  sources: readonly PictureSource[],
): Promise<string[]> {
  const known = new Map(sources.map((source) => [committedDirOf(contentDir, source), source]));
  const problems: string[] = [];
  for (const folder of committedFoldersOf(contentDir, sources)) {
    for (const id of await namesOf(folder)) {
      const committed = join(folder, id);
      const source = known.get(committed);
      if (source) problems.push(...(await problemsOf(committed, source, contentDir)));
      else problems.push(`${relative(dirname(contentDir), committed)} belongs to no picture: ${REMEDY}`);
    }
  }
  return problems;
}

async function problemsOf(committed: string, source: PictureSource, contentDir: string): Promise<string[]> {
  const record = recordName(keyOf(source, await readSource(contentDir, source)));
  const names = await namesOf(committed);
  const place = relative(dirname(contentDir), committed);
  if (!names.includes(record))
    return [
      `${source.folder}/${source.name} is not what ${place} was made of, or was made otherwise: ${REMEDY}`,
    ];
  const listed = namesIn(await readFile(join(committed, record), 'utf8'));
  const missing = listed.filter((name) => !names.includes(name));
  const others = names.filter((name) => name !== record && !listed.includes(name));
  const wrong = [
    ...missing.map((name) => `${place}/${name} is missing: ${REMEDY}`),
    ...others.map((name) => `${place}/${name} belongs to no source: ${REMEDY}`),
  ];
  if (missing.length > 0) return wrong;
  const hash = hashOfFiles(await Promise.all(listed.map((name) => readFile(join(committed, name)))));
  const isChanged = listed.some((name) => !name.includes(`.${hash}.`));
  return isChanged ? [...wrong, `A file of ${place} is not as it was made: ${REMEDY}`] : wrong;
}
