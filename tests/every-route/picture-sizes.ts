import { expect, type Page } from '@playwright/test';

/** How many times wider or higher than it is drawn a file may be. */
const MOST = 1.3;

/** The width of the smallest files, of about 10 kB: small squares on phones have no better choice. */
const SMALLEST_PX = 350;

/** Claims that no picture is sent much larger than drawn, in windows and to screens of any kind. */
export async function expectFrugalPictures(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const found: string[] = [];
  for (const deviceScaleFactor of [1, 2]) {
    for (const width of [390, 820, 1440, 1920]) {
      const metrics = { width, height: 900, deviceScaleFactor, mobile: false };
      await session.send('Emulation.setDeviceMetricsOverride', metrics);
      // On a busy machine the page learns of its window later, and would choose for the last one.
      await page.waitForFunction(([wide, scale]) => innerWidth === wide && devicePixelRatio === scale, [
        width,
        deviceScaleFactor,
      ] as const);
      await chooseAgain(page, `${width}-${deviceScaleFactor}`);
      const larger = await wasteful(page);
      found.push(...larger.map((file) => `${file} at ${width} px, ${deviceScaleFactor} to a point`));
    }
  }
  expect(found).toEqual([]);
}

/** A browser that holds a larger file shows that: under names that are new for each window it holds none. */
const chooseAgain = (page: Page, name: string) =>
  page.evaluate((query) => {
    for (const part of document.querySelectorAll<HTMLImageElement | HTMLSourceElement>('[srcset]'))
      part.srcset = part.srcset.replaceAll(/(\.\w+)(?:\?[\w-]*)?(?= |,|$)/g, `$1?${query}`);
    // The choice is made once this task has ended.
    return new Promise<void>((resolve) => void setTimeout(resolve));
  }, name);

/** Pictures that are sent larger than they are drawn, as `file: pixels sent for pixels drawn`. */
const wasteful = (page: Page) =>
  page.evaluate(
    async ([most, smallest]) => {
      const found: string[] = [];
      for (const image of document.images) {
        if (image.getClientRects().length === 0 || /\.svg/.test(image.currentSrc || image.src)) continue;
        image.scrollIntoView({ behavior: 'instant' });
        await image.decode();
        // The shown picture has the width of its layout, not of its file.
        const file = new Image();
        file.src = image.currentSrc;
        await file.decode();
        if (file.naturalWidth <= smallest) continue;
        const { width, height } = image.getBoundingClientRect();
        const wide = file.naturalWidth / (width * devicePixelRatio);
        const high = file.naturalHeight / (height * devicePixelRatio);
        const times =
          getComputedStyle(image).objectFit === 'cover' ? Math.min(wide, high) : Math.max(wide, high);
        if (times > most) found.push(`${image.currentSrc}: ${times.toFixed(2)}`);
      }
      return found;
    },
    [MOST, SMALLEST_PX] as const,
  );
