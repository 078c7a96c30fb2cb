import { expect, type Page } from '@playwright/test';

import { platformToday } from '#words/pages/about.ts';
import { endpoints } from '#src/api/endpoints.ts';
import { routes } from '#src/routes.ts';
import { atFaultyHost, setApiFault } from '#tests/support/browser/api-fault.ts';
import { openHydrated } from '#tests/support/browser/hydration.ts';
import { layoutShifts, watchLayoutShifts } from '#tests/support/browser/layout-shift.ts';
import { test } from '#tests/support/browser/test.ts';

// One host, one fault at a time.
test.describe.configure({ mode: 'default' });

const section = (page: Page) => page.getByRole('region', { name: platformToday.heading });
const failure = (page: Page) => section(page).getByText(platformToday.failed, { exact: true });

const [countries, firms, deals, capitalRaised] = platformToday.figures.map(({ label }) => label);

/** The figures in view, each a label and a value. */
const figures = (page: Page) =>
  section(page)
    .locator('dl > div')
    .locator('visible=true')
    .evaluateAll((rows) =>
      rows.map((row) => [row.querySelector('dt')?.textContent, row.querySelector('dd')?.textContent]),
    );

async function openSection(page: Page, address: string): Promise<void> {
  const asked = page.waitForRequest(`**${endpoints.statistics.path}`);
  await openHydrated(page, address);
  await section(page).scrollIntoViewIfNeeded();
  await asked;
}

test('the about page shows what the platform counts, and nothing moves', async ({ page }) => {
  await watchLayoutShifts(page);
  await openSection(page, routes.about);
  await expect
    .poll(() => figures(page))
    .toEqual([
      [countries, '154'],
      [firms, '337'],
      [deals, '2,618'],
      [capitalRaised, expect.stringContaining('26.4')],
    ]);
  expect(await layoutShifts(page)).toEqual([]);
});

test('the strip shows an error, and moves nothing, when the API answers 503 (F-A21)', async ({
  page,
  request,
  baseURL,
}) => {
  await setApiFault(request, { endpoint: 'statistics', mode: '503' });
  await watchLayoutShifts(page);
  await openSection(page, atFaultyHost(baseURL, routes.about));
  await expect(failure(page)).toBeVisible();
  expect(await figures(page)).toEqual([]);
  expect(await layoutShifts(page)).toEqual([]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the strip is not there', async ({ page }) => {
    await page.goto(routes.about);
    await expect(page.getByText(platformToday.heading)).toBeHidden();
  });
});
