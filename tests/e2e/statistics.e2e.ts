import { expect, type Page } from '@playwright/test';

import { platformToday } from '#words/pages/about.ts';
import { routes } from '#src/routes.ts';
import { openHydrated } from '#tests/support/browser/hydration.ts';
import { layoutShifts, watchLayoutShifts } from '#tests/support/browser/layout-shift.ts';
import { test } from '#tests/support/browser/test.ts';

const section = (page: Page) => page.getByRole('region', { name: platformToday.heading });

const [countries, firms, deals, capitalRaised] = platformToday.figures.map(({ label }) => label);

/** The figures in view, each a label and a value. */
const figures = (page: Page) =>
  section(page)
    .locator('dl > div')
    .locator('visible=true')
    .evaluateAll((rows) =>
      rows.map((row) => [row.querySelector('dt')?.textContent, row.querySelector('dd')?.textContent]),
    );

test('the about page shows the statistics without a layout shift @arabic', async ({ page }) => {
  await watchLayoutShifts(page);
  await openHydrated(page, routes.about);
  await section(page).scrollIntoViewIfNeeded();
  await expect
    .poll(() => figures(page))
    .toEqual([
      [countries, '154'],
      [firms, '337'],
      [deals, '2,618'],
      [capitalRaised, expect.stringContaining('26.4')],
    ]);
  // In Arabic the last figure has words, whose font may move them by a pixel.
  expect((await layoutShifts(page)).filter(({ value }) => value > 0.001)).toEqual([]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the strip is not there @arabic', async ({ page }) => {
    await page.goto(routes.about);
    await expect(page.getByText(platformToday.heading)).toBeHidden();
  });
});
