import { expect, type Page } from '@playwright/test';

import { routes } from '#src/routes.ts';
import { openHydrated } from '#tests/support/browser/hydration.ts';
import { test } from '#tests/support/browser/test.ts';

/** Both sides of every named breakpoint, and widths between them. */
const widths = [
  ...[320, 360, 390, 458, 480, 640, 767, 768, 769, 900, 1019, 1020, 1024, 1025, 1040, 1055, 1056, 1060],
  ...[1076, 1100, 1160, 1200, 1279, 1280, 1360, 1442, 1443, 1600, 1920, 2560],
];

/** Controls of the header that take two lines, overlap the one before, or leave the window. */
const misplaced = (page: Page) =>
  page.evaluate(() => {
    const header = document.querySelector('header[data-main-brand]');
    const controls = [...(header?.querySelectorAll('a, summary, button') ?? [])].filter(
      (control) => control.checkVisibility() && !control.closest('details > :not(summary), [popover]'),
    );
    const boxes = controls.map((control) => {
      const range = document.createRange();
      range.selectNodeContents(control);
      const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
      // A long brand takes two lines.
      const isBroken =
        !control.querySelector('[data-long]') &&
        lines.some(({ top }) => top >= (lines[0]?.bottom ?? Infinity));
      return { name: control.textContent, isBroken, box: control.getBoundingClientRect() };
    });
    return boxes
      .filter(({ isBroken, box }, index) => {
        const before = boxes[index - 1];
        const [start, end] = header?.matches(':dir(rtl)') ? [box, before?.box] : [before?.box, box];
        const isOverlapping = start !== undefined && end !== undefined && end.left < start.right - 0.5;
        const isOutside = box.left < 0 || box.right > document.documentElement.clientWidth;
        return isBroken || isOverlapping || isOutside;
      })
      .map(({ name }) => `${innerWidth} px: ${name}`);
  });

test('the header fits one line from 320 to 2560 px', async ({ page }) => {
  await openHydrated(page, routes.about);
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 700 });
    found.push(...(await misplaced(page)));
  }
  expect(found).toEqual([]);
});
