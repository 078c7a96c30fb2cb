import { expect, type Page } from '@playwright/test';

import { platformToday } from '#content/pages/about.ts';
import { endpoints } from '#src/api/endpoints.ts';
import { routes } from '#src/routes.ts';
import { atFaultyHost, setApiFault } from '#tests/support/browser/api-fault.ts';
import { openHydrated } from '#tests/support/browser/hydration.ts';
import { layoutShifts, watchLayoutShifts } from '#tests/support/browser/layout-shift.ts';
import { test } from '#tests/support/browser/test.ts';

// One host, one fault at a time.
test.describe.configure({ mode: 'default' });

const section = (page: Page) => page.getByRole('region', { name: platformToday.heading });
const failure = (page: Page) => section(page).getByText('Failed to load statistics', { exact: true });

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
      ['Countries', '154'],
      ['Firms', '337'],
      ['Deals', '2,618'],
      ['Capital raised', '$26.4B'],
    ]);
  expect(await layoutShifts(page)).toEqual([]);
});

for (const { mode, body } of [
  { mode: '503' },
  { mode: 'drop' },
  { mode: 'html' },
  { mode: 'null' },
  { mode: 'answer', body: '[150]' },
] as const) {
  test(`the strip says that it failed when the API answers: ${body ?? mode} (F-A21)`, async ({
    page,
    request,
    baseURL,
  }) => {
    const endpoint = 'statistics';
    await setApiFault(
      request,
      mode === 'answer'
        ? { endpoint, mode, status: 200, contentType: 'application/json', body }
        : { endpoint, mode },
    );
    await watchLayoutShifts(page);
    await openSection(page, atFaultyHost(baseURL, routes.about));
    await expect(failure(page)).toBeVisible();
    expect(await figures(page)).toEqual([]);
    expect(await layoutShifts(page)).toEqual([]);
  });
}

test('the section is left out when no figure has a known name (F-T11)', async ({
  page,
  request,
  baseURL,
}) => {
  const body = '{"__proto__":{"deals":9999},"users":5,"countries":"150","firms":null,"deals":-1}';
  const contentType = 'application/json';
  await setApiFault(request, { endpoint: 'statistics', mode: 'answer', status: 200, contentType, body });
  await openSection(page, atFaultyHost(baseURL, routes.about));
  await expect(section(page)).toHaveCount(0);
  await expect(page.getByText('Failed to load statistics')).toHaveCount(0);
});

test('a call that is not answered ends when the page is left', async ({ page, request, baseURL }) => {
  await setApiFault(request, { endpoint: 'statistics', mode: 'hang' });
  await openSection(page, atFaultyHost(baseURL, routes.about));
  const ended = page.waitForEvent('requestfailed', (call) => call.url().endsWith(endpoints.statistics.path));
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  expect((await ended).failure()?.errorText).toBe('net::ERR_ABORTED');
  await expect(page).toHaveURL(/\/faq$/);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the strip is not there', async ({ page }) => {
    await page.goto(routes.about);
    await expect(page.getByText(platformToday.heading)).toBeHidden();
  });
});
