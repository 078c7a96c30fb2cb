import { expect, type Page } from '@playwright/test';

import { scrollThrough } from '#tests/support/browser/scrolling.ts';
import { test } from '#tests/support/browser/test.ts';

test('/ar/contact starts at the right, and telephone numbers keep their order (F-E13, F-I2)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/ar/contact');
  await expect(page.locator('html')).toHaveCSS('direction', 'rtl');
  const brand = await page.getByRole('banner').getByRole('link').first().boundingBox();
  expect(brand?.x).toBeGreaterThan(720);
  await expect(page.locator('a[href^="tel:"]:visible')).not.toHaveCount(0);
  expect(await turnedNumbers(page)).toEqual([]);
});

for (const [path, isArabic] of [
  ['/founders', false],
  ['/ar/founders', true],
] as const) {
  test(`${path} loads ${isArabic ? 'at most 60 KB of' : 'no'} Arabic fonts`, async ({ page }) => {
    await page.goto(path);
    await scrollThrough(page);
    await page.evaluate(() => document.fonts.ready);
    const sizes = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => /\/fonts\/(?:markazi|plex)/.test(name))
        .map((entry) => (entry instanceof PerformanceResourceTiming ? entry.encodedBodySize : 0)),
    );
    expect(sizes.length > 0).toBe(isArabic);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(60 * 1024);
  });
}

/** Telephone numbers with a character to the left of an earlier one. */
const turnedNumbers = (page: Page) =>
  page.locator('a[href^="tel:"]:visible').evaluateAll((links) =>
    links.flatMap((link) => {
      const text = document.createTreeWalker(link, NodeFilter.SHOW_TEXT).nextNode();
      if (!text?.textContent) return ['a link without a number'];
      const lefts = Array.from({ length: text.textContent.length }, (_character, index) => {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + 1);
        return range.getBoundingClientRect().left;
      });
      const isTurned = lefts.some((left, index) => left < (lefts[index - 1] ?? left));
      return isTurned ? [text.textContent] : [];
    }),
  );
