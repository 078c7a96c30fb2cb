import type { Page } from '@playwright/test';

import { untilIdle } from '#tests/support/browser/hydration.ts';

/**
 * Resolves when all pictures that were asked for are there; those that failed are left as they are, and
 * those beside the window, in a carousel, are not waited for: they come when they are turned to.
 */
export async function untilPicturesShow(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.allSettled(
      [...document.images]
        .filter((image) => image.currentSrc && image.getBoundingClientRect().left < innerWidth)
        .map((image) => image.decode()),
    ),
  );
  await untilIdle(page);
}
