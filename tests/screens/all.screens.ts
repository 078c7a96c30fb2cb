import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';

import { addressOf } from '#tests/support/browser/states.ts';
import { openScripted, untilIdle, untilIslandsAwake } from '#tests/support/browser/site-script.ts';
import { atPartner } from '#tests/support/browser/partner.ts';
import { scrollThrough } from '#tests/support/browser/scrolling.ts';
import { test } from '#tests/support/browser/test.ts';
import { pages, partners, screenFile, screenWidths, states } from './subjects.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Beyond this Chromium repeats parts of the picture, and WebP ends soon after. */
const MAX_HEIGHT = 16_000;

for (const { name, path, widths } of [...pages, ...partners]) {
  test(name, async ({ page, baseURL }) => {
    await openScripted(page, path.startsWith('/') ? path : atPartner(baseURL, path));
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await scrollThrough(page);
      await untilIslandsAwake(page);
      await untilPicturesShow(page);
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      const clip = { x: 0, y: 0, width, height: Math.min(height, MAX_HEIGHT) };
      await save(await page.screenshot({ fullPage: true, clip }), name, width);
    }
  });
}

for (const { widths, ...state } of states) {
  test(state.name, async ({ page, baseURL }) => {
    await page.setViewportSize({ width: Math.max(...widths), height: 900 });
    await openScripted(page, addressOf(state, baseURL));
    await state.open(page);
    for (const width of widths) await photograph(page, page, state.name, width);
  });
}

test('the examples', async ({ page, baseURL }) => {
  // The development server, which compiles each file when it is first requested.
  const gallery = new URL('/gallery/sheet', baseURL);
  gallery.port = String(Number(gallery.port) + 10);
  await page.goto(gallery.href, { timeout: 120_000 });
  const primitives = page.locator('main > section');
  await primitives.last().waitFor({ timeout: 120_000 });
  await page.evaluate(() => document.fonts.ready);
  for (const width of screenWidths)
    for (const primitive of await primitives.all())
      await photograph(page, primitive, `examples of ${await primitive.getAttribute('id')}`, width);
});

async function photograph(page: Page, part: Page | Locator, name: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await untilPicturesShow(page);
  await save(await part.screenshot({ animations: 'disabled' }), name, width);
}

const save = (screenshot: Buffer, name: string, width: number) =>
  sharp(screenshot).webp({ quality: 90 }).toFile(screenFile(name, width));

/** Resolves when all pictures that show are loaded or have failed, except those off screen in a carousel. */
async function untilPicturesShow(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.allSettled(
      [...document.images]
        .filter((image) => image.checkVisibility() && image.getBoundingClientRect().left < innerWidth)
        .map((image) => image.decode()),
    ),
  );
  await untilIdle(page);
}
