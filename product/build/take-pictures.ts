import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import sharp from 'sharp';

import { languages } from '../../content/languages.ts';
import { startDevelopment } from '../../scripts/build/vite/start-development.ts';
import { findChromium, launchChromium } from '../../scripts/support/chromium.ts';
import { paths } from '../../scripts/support/paths.ts';
import type { BuiltProduct } from './build.ts';
import { findOutdated, FOLDER, keysOfPictures, pictureWidths, recordFile } from './pictures.ts';

/**
 * Takes the outdated pictures of screens, as development shows these.
 * @returns their ids
 */
export async function takePictures(product: BuiltProduct): Promise<string[]> {
  const keys = keysOfPictures(product);
  const outdated = await findOutdated(keys);
  if (outdated.length === 0) return [];
  const executablePath = findChromium();
  if (!executablePath) throw new Error('There is no Chromium to take pictures of screens: run npm run setup');
  // Written at the end: development reloads its pages when a file of the content changes.
  const taken = new Map<string, Buffer>();
  const server = await startDevelopment({ logLevel: 'error' });
  const browser = await launchChromium(executablePath);
  try {
    const [address = ''] = server.resolvedUrls?.local ?? [];
    const page = await browser.newPage({
      viewport: { width: 1440, height: 1000 },
      deviceScaleFactor: 2,
      reducedMotion: 'reduce',
    });
    // A busy machine takes long to transform the modules of a page.
    page.setDefaultNavigationTimeout(180_000);
    for (const { id, code, screen, place } of outdated) {
      await page.goto(new URL(`${languages[code].base}/product/${screen}`, address).href);
      await page.locator('body').evaluate((body, width) => {
        body.style.inlineSize = `${width}px`;
      }, pictureWidths[place]);
      taken.set(id, await page.locator('body > [data-app]').screenshot());
    }
  } finally {
    await browser.close();
    await server.close();
  }
  for (const [id, png] of taken) {
    const file = join(paths.root, FOLDER, `${id}.webp`);
    await writeFile(file, await sharp(png).webp({ lossless: true }).toBuffer());
  }
  const record = Object.fromEntries([...keys].map(([{ id }, key]) => [id, key]));
  await writeFile(recordFile, `${JSON.stringify(record, undefined, 2)}\n`);
  return [...taken.keys()];
}
