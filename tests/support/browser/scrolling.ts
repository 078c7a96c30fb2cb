import type { Page } from '@playwright/test';

/** Shows every part of the page once, from the top to the end, as a reader would. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // A headless browser may skip frames while nothing changes.
    const frame = () =>
      new Promise<unknown>((resolve) => {
        requestAnimationFrame(resolve);
        setTimeout(resolve, 1000);
      });
    const end = () => document.documentElement.scrollHeight - innerHeight;
    for (let top = 0; top < end(); top += innerHeight * 0.8) {
      scrollTo({ top, behavior: 'instant' });
      await frame();
      await frame();
    }
    scrollTo({ top: end(), behavior: 'instant' });
    await frame();
  });
}

/** How far the window is scrolled, in whole CSS pixels. */
export const scrolledPx = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

export const scrollToEnd = (page: Page) =>
  page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
