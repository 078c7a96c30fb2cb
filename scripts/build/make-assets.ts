import { cp, readdir, rm } from 'node:fs/promises';
import { extname, join } from 'node:path';

import { logos } from '#content/logos.ts';
import { pictures } from '#content/pictures.ts';
import { team } from '#words/team.ts';
import { type FontAssets, makeFonts } from './fonts/fonts.ts';
import { makePictures, type PictureManifest } from './pictures/make-pictures.ts';
import { paths } from '#scripts/support/paths.ts';

export type Assets = PictureManifest & { readonly fonts: FontAssets };

/**
 * Makes the files that the bundles refer to, or takes them from the cache on disk.
 * @param giveFonts development gives them whole
 */
export async function makeAssets(
  report: (progress: string) => void = () => {},
  giveFonts: () => FontAssets | Promise<FontAssets> = makeFonts,
): Promise<Assets> {
  const [fonts, manifest] = await Promise.all([
    giveFonts(),
    makePictures({
      contentDir: join(paths.root, 'content'),
      catalogue: { pictures, team, logos },
      outDir: join(paths.generated, 'pictures'),
      cacheDir: paths.pictureCache,
      onProgress: (done, total) => report(`${done}/${total}`),
    }),
    copyFilms(),
  ]);
  return { fonts, ...manifest };
}

const FILM_FILES = new Set(['.webm', '.mp4', '.vtt', '.avif', '.jpg']);

/** Never empties the folder: development serves films from it meanwhile. */
async function copyFilms(): Promise<void> {
  const [folder, outDir] = [join(paths.root, 'content/films'), join(paths.generated, 'films')];
  const names = (await readdir(folder)).filter((name) => FILM_FILES.has(extname(name)));
  await Promise.all(names.map((name) => cp(join(folder, name), join(outDir, name))));
  const others = (await readdir(outDir)).filter((name) => !names.includes(name));
  await Promise.all(others.map((name) => rm(join(outDir, name), { recursive: true })));
}
