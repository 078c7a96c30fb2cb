import { expect } from '@playwright/test';

import { site } from '#content/site.ts';
import { routes } from '#src/routes.ts';
import { test } from '#tests/support/browser/test.ts';

test('no entry of the footer takes two lines or leaves its column @arabic', async ({ page }) => {
  await page.goto(routes.faq);
  const found: string[] = [];
  for (const width of [390, 769, 820, 1024, 1025, 1100, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const faults = await page
      .getByRole('contentinfo')
      .getByRole('navigation')
      .locator('a, h2')
      .evaluateAll(
        (entries, product) =>
          entries
            .filter((entry) => {
              const range = document.createRange();
              range.selectNodeContents(entry);
              const lines = [...range.getClientRects()];
              const { left, right } = range.getBoundingClientRect();
              const column = entry.closest('nav')?.getBoundingClientRect();
              // The owner's name of the product may be longer than any word of ours.
              const isBroken =
                entry.textContent !== product &&
                lines.some(({ top }) => top >= (lines[0]?.bottom ?? Infinity));
              const isOut = column === undefined || right > column.right + 1 || left < column.left - 1;
              // The footer cuts what stands beside the window.
              const isCut = left < 0 || right > innerWidth;
              const isOver = entries.some((other) => {
                const box = other.getBoundingClientRect();
                const own = entry.getBoundingClientRect();
                return (
                  other !== entry &&
                  box.left > own.left &&
                  box.left < right &&
                  Math.abs(box.top - own.top) < 4
                );
              });
              return isBroken || isOut || isCut || isOver;
            })
            .map((entry) => entry.textContent),
        site.product.name,
      );
    found.push(...faults.map((name) => `${width} px: ${name}`));
  }
  expect(found).toEqual([]);
});

test('the lines of the footer run below its words', async ({ page }) => {
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(routes.faq);
    const footer = page.getByRole('contentinfo');
    const lines = await footer.locator('svg[data-tone]').boundingBox();
    const words = await footer.getByText('©').boundingBox();
    const signs = await footer.getByRole('link').last().boundingBox();
    for (const box of [words, signs])
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(lines?.y ?? 0);
  }
});
