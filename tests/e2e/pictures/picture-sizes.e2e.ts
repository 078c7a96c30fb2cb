import { expect, type Page, test } from '@playwright/test';

import { routes } from '#src/routes.ts';
import { refusedBefore } from '#tests/support/browser/consent.ts';

/** How many times wider or higher than it is drawn a file may be. */
const MOST = 1.3;

/** Pictures that are sent larger than they are drawn, as `file: pixels sent for pixels drawn`. */
const wasteful = (page: Page) =>
  page.evaluate(async (most) => {
    const found: string[] = [];
    for (const image of document.images) {
      if (image.getClientRects().length === 0 || /\.svg/.test(image.currentSrc || image.src)) continue;
      image.scrollIntoView();
      await image.decode();
      // The shown one tells its width in layout, not that of its file.
      const file = new Image();
      file.src = image.currentSrc;
      await file.decode();
      const { width, height } = image.getBoundingClientRect();
      const wide = file.naturalWidth / (width * devicePixelRatio);
      const high = file.naturalHeight / (height * devicePixelRatio);
      const times =
        getComputedStyle(image).objectFit === 'cover' ? Math.min(wide, high) : Math.max(wide, high);
      if (times > most) found.push(`${location.pathname}: ${image.currentSrc}: ${times.toFixed(2)}`);
    }
    return found;
  }, MOST);

for (const deviceScaleFactor of [1, 2]) {
  for (const width of [390, 820, 1440, 1920]) {
    test(`at ${width} px, ${deviceScaleFactor} to a point, no picture is sent much larger than drawn`, async ({
      browser,
      baseURL,
    }) => {
      const found: string[] = [];
      for (const route of Object.values(routes)) {
        // A browser that holds a larger file shows that.
        const page = await browser.newPage({
          ...{ deviceScaleFactor, viewport: { width, height: 900 }, reducedMotion: 'reduce' },
          storageState: refusedBefore([String(baseURL)]),
        });
        await page.goto(`${baseURL}${route}`);
        found.push(...(await wasteful(page)));
        await page.close();
      }
      expect(found).toEqual([]);
    });
  }
}
