import { test } from '#tests/support/browser/test.ts';
import { join } from 'node:path';

import sharp from 'sharp';

import { untilPicturesShow } from './pictures-show.ts';
import { screenFile, screensFolder, screenWidths } from './screen-files.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the examples', async ({ page }) => {
  // A development server compiles what it is asked for the first time.
  test.setTimeout(300_000);
  await page.goto(`${process.env['SCREENS_GALLERY']}/gallery/sheet`, { timeout: 120_000 });
  const primitives = page.locator('main > section');
  await primitives.last().waitFor({ timeout: 120_000 });
  await page.evaluate(() => document.fonts.ready);
  for (const width of screenWidths) {
    await page.setViewportSize({ width, height: 900 });
    await untilPicturesShow(page);
    for (const primitive of await primitives.all()) {
      const picture = await primitive.screenshot({ animations: 'disabled' });
      const file = screenFile(`examples of ${await primitive.getAttribute('id')}`, width);
      await sharp(picture).webp({ quality: 90 }).toFile(join(screensFolder, file));
    }
  }
});
