import { expect, type Page, test } from '@playwright/test';

import { routes } from '#src/routes.ts';

/** How many times wider than it is drawn a file may be. */
const MOST = 1.3;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Pictures that are sent larger than they are drawn, as `file: pixels sent for pixels drawn`. */
const wasteful = (page: Page) =>
  page.evaluate(async (most) => {
    const found: string[] = [];
    for (const image of document.images) {
      if (image.getClientRects().length === 0 || /\.svg/.test(image.currentSrc || image.src)) continue;
      image.loading = 'eager';
      await image.decode();
      // The shown one tells its width in layout, not that of its file.
      const file = new Image();
      file.src = image.currentSrc;
      await file.decode();
      const { width, height } = image.getBoundingClientRect();
      const [wide, high] = [
        file.naturalWidth / (width * devicePixelRatio),
        file.naturalHeight / (height * devicePixelRatio),
      ];
      const times = getComputedStyle(image).objectFit === 'cover' ? Math.min(wide, high) : Math.max(wide, high);
      if (times > most) found.push(`${image.currentSrc}: ${times.toFixed(2)} at ${innerWidth} px`);
    }
    return found;
  }, MOST);

for (const deviceScaleFactor of [1, 2]) {
  test.describe(`at ${deviceScaleFactor} pixels to a point`, () => {
    test.use({ deviceScaleFactor });

    for (const route of Object.values(routes)) {
      test(`${route} sends no picture much larger than it draws it`, async ({ page }) => {
        for (const width of [390, 820, 1440, 1920]) {
          await page.setViewportSize({ width, height: 900 });
          await page.goto(route);
          expect(await wasteful(page)).toEqual([]);
        }
      });
    }
  });
}
