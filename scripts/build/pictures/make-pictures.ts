import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

import type { PictureFiles, ShownPicture } from '#src/model/pictures.schema.ts';
import { committedDirOf, makePicture, type PictureSource } from './encoded-pictures.ts';
import { type LogoFile, makeLogos } from './make-logos.ts';
import { listPictureSources, type PictureCatalogue } from './picture-sources.ts';

type Look = Pick<ShownPicture, 'focus' | 'isMirrored'>;

/** Id → its files, size and focal point. File names are relative to `outDir`. */
export interface PictureManifest {
  readonly pictures: Readonly<Record<string, ShownPicture>>;
  readonly portraits: Readonly<Record<string, ShownPicture>>;
  readonly logos: Readonly<Record<string, LogoFile>>;
}

export interface MakePicturesOptions {
  readonly contentDir: string;
  readonly catalogue: PictureCatalogue;
  readonly outDir: string;
  readonly cacheDir: string;
  readonly onProgress?: (done: number, total: number) => void;
}

/** Files of earlier pictures would be shipped with the site. */
async function removeOthers(outDir: string, manifest: PictureManifest): Promise<void> {
  const listed = JSON.stringify(manifest);
  const stale = (await readdir(outDir)).filter((name) => !listed.includes(`"${name}"`));
  await Promise.all(stale.map((name) => rm(join(outDir, name), { recursive: true })));
}

/** Folder and id → files. Two at a time: more would only compete for memory. Reports all problems together. */
async function makeAll(
  sources: readonly PictureSource[],
  { contentDir, outDir, cacheDir, onProgress = () => {} }: MakePicturesOptions,
): Promise<ReadonlyMap<string, PictureFiles>> {
  const made = new Map<string, PictureFiles>();
  const problems: string[] = [];
  const waiting = [...sources];
  const worker = async () => {
    for (let source = waiting.shift(); source; source = waiting.shift()) {
      const folders = { outDir, cacheDir, committedDir: committedDirOf(contentDir, source) };
      try {
        made.set(`${source.folder}/${source.id}`, await makePicture(contentDir, source, folders));
      } catch (error) {
        problems.push(error instanceof Error ? error.message : String(error));
      }
      onProgress(made.size, sources.length);
    }
  };
  await Promise.all([worker(), worker()]);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return made;
}

/**
 * Makes the files of every picture, portrait and logo of the content. The same
 * content gives the same bytes and names on every run.
 * @throws Error with a line for each source that cannot be used, and how to mend it
 */
export async function makePictures(options: MakePicturesOptions): Promise<PictureManifest> {
  const { contentDir, catalogue, outDir } = options;
  const sources = await listPictureSources(contentDir, catalogue);
  await mkdir(outDir, { recursive: true });
  const made = await makeAll(sources, options);
  const shownIn = (folder: string, entries: readonly (readonly [string, Look])[]) =>
    Object.fromEntries(
      entries.flatMap(([id, look]): [string, ShownPicture][] => {
        const files = made.get(`${folder}/${id}`);
        return files ? [[id, { ...files, ...look }]] : [];
      }),
    );
  const { pictures, team, logos } = catalogue;
  const manifest = {
    pictures: shownIn(
      'content/pictures',
      Object.entries(pictures).map(([id, { focus, isMirrored }]) => [id, { focus, isMirrored }]),
    ),
    portraits: shownIn(
      'content/team',
      team.map(({ id, focus }) => [id, { focus }]),
    ),
    logos: await makeLogos(join(contentDir, 'logos'), logos, outDir),
  };
  await removeOthers(outDir, manifest);
  return manifest;
}
