import { join } from 'node:path';

import { logos } from '#content/logos.ts';
import { pictures } from '#content/pictures.ts';
import { team } from '#words/team.ts';
import { type FontAssets, makeFonts } from './fonts/fonts.ts';
import { copyFilms } from '#product/build/films.ts';
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
    copyFilms(join(paths.root, 'content/films'), join(paths.generated, 'films')),
  ]);
  return { fonts, ...manifest };
}
