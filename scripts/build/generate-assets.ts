import { join } from 'node:path';

import { logos } from '#content/logos.ts';
import { pictures } from '#content/pictures.ts';
import { team } from '#content/team.ts';
import { makeFonts } from './fonts.ts';
import { writeGeneratedAssets } from './generated-assets.ts';
import { copyFilms } from './pictures/copy-films.ts';
import { makePictures } from './pictures/make-pictures.ts';
import { paths } from '#scripts/support/paths.ts';

/** Makes what the bundles refer to. Cached on disk, so asking again costs little. */
export async function generateAssets(report: (progress: string) => void = () => {}): Promise<void> {
  const [fonts, manifest] = await Promise.all([
    makeFonts(),
    makePictures({
      contentDir: join(paths.root, 'content'),
      catalogue: { pictures, team, logos },
      outDir: join(paths.generated, 'pictures'),
      cacheDir: paths.pictureCache,
      onProgress: (done, total) => report(`${done}/${total}`),
    }),
    copyFilms(join(paths.root, 'content/films'), join(paths.generated, 'films')),
  ]);
  await writeGeneratedAssets({ fonts, ...manifest });
}
