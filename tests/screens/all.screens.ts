import { join } from 'node:path';

import type { Page } from '@playwright/test';
import sharp from 'sharp';

import { untilPicturesShow } from './pictures-show.ts';
import { screenFile, screensFolder } from './screen-files.ts';
import { addressOf } from '#tests/support/browser/host-states.ts';
import { openHydrated, untilIslandsAwake } from '#tests/support/browser/hydration.ts';
import { atPartner } from '#tests/support/browser/partner.ts';
import { scrollThrough } from '#tests/support/browser/scrolling.ts';
import { test } from '#tests/support/browser/test.ts';
import { pages, partners, states } from './subjects.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Beyond this Chromium repeats parts of the picture, and WebP ends soon after. */
const MOST_HEIGHT = 16_000;

for (const { name, path, widths } of [...pages, ...partners]) {
  test(name, async ({ page, baseURL }) => {
    await openHydrated(page, path.startsWith('/') ? path : atPartner(baseURL, path));
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await scrollThrough(page);
      await untilIslandsAwake(page);
      await untilPicturesShow(page);
      await photograph(page, screenFile(name, width), true);
    }
  });
}

for (const { widths, ...state } of states) {
  const { name, open } = state;
  test(name, async ({ page, baseURL }) => {
    await page.setViewportSize({ width: Math.max(...widths), height: 900 });
    await openHydrated(page, addressOf(state, baseURL));
    await open(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await untilPicturesShow(page);
      await photograph(page, screenFile(name, width), false);
    }
  });
}

async function photograph(page: Page, file: string, isWhole: boolean): Promise<void> {
  if (isWhole) await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  const size = await page.evaluate(() => ({
    width: document.documentElement.clientWidth,
    height: document.documentElement.scrollHeight,
  }));
  const clip = { x: 0, y: 0, width: size.width, height: Math.min(size.height, MOST_HEIGHT) };
  const picture = await page.screenshot(isWhole ? { fullPage: true, clip } : {});
  await sharp(picture).webp({ quality: 90 }).toFile(join(screensFolder, file));
}
