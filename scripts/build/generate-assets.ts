import { join } from 'node:path';

import { drawPictures } from '#scripts/pictures/draw-pictures.ts';
import { makeFonts } from './fonts.ts';
import { writeGeneratedAssets } from './generated-assets.ts';
import { paths } from '#scripts/support/paths.ts';

/** Draws what the bundles refer to. Cached on disk, so asking again costs little. */
export async function generateAssets(report: (progress: string) => void = () => {}): Promise<void> {
  const [fonts, { pictures, logos }] = await Promise.all([
    makeFonts(),
    drawPictures({
      outDir: join(paths.generated, 'pictures'),
      cacheDir: paths.pictureCache,
      onProgress: (done, total) => report(`${done}/${total}`),
    }),
  ]);
  await writeGeneratedAssets({ fonts, pictures, logos });
}
