import { expect, type Page } from '@playwright/test';

import { home } from '#words/pages/home.ts';
import { endpoints } from '#src/api/endpoints.ts';
import { routes } from '#src/routes.ts';
import { atFaultyHost, setApiFault } from '#tests/support/browser/api-fault.ts';
import { openHydrated } from '#tests/support/browser/hydration.ts';
import { layoutShifts, watchLayoutShifts } from '#tests/support/browser/layout-shift.ts';
import { test } from '#tests/support/browser/test.ts';

// One host, one fault at a time.
test.describe.configure({ mode: 'default' });

const section = (page: Page) => page.getByRole('region', { name: home.featuredIn.heading });
const strip = (page: Page) => section(page).getByRole('group', { name: home.featuredIn.label });
const failure = (page: Page) => section(page).getByText(home.featuredIn.failed, { exact: true });

async function openSection(page: Page, baseURL: string | undefined): Promise<void> {
  const asked = page.waitForRequest(`**${endpoints.featuredIn.path}`);
  await openHydrated(page, atFaultyHost(baseURL, routes.home));
  await section(page).scrollIntoViewIfNeeded();
  await asked;
}

test('the strip shows an error, and moves nothing, when the API answers broken JSON (F-A22)', async ({
  page,
  request,
  baseURL,
}) => {
  await setApiFault(request, { endpoint: 'featuredIn', mode: 'broken-json' });
  await watchLayoutShifts(page);
  await openSection(page, baseURL);
  await expect(failure(page)).toBeVisible();
  await expect(section(page).getByRole('heading', { name: home.featuredIn.heading })).toBeVisible();
  await expect(section(page).getByRole('img')).toHaveCount(0);
  expect(await layoutShifts(page)).toEqual([]);
});

test('of 200 publications each can be reached, and nothing moves when they come (F-A23)', async ({
  page,
  request,
  baseURL,
}) => {
  const items = Array.from({ length: 200 }, (_, index) => ({
    image: `https://a.example/${index}`,
    link: `https://a.example/story-${index}`,
  }));
  const body = JSON.stringify(items);
  const contentType = 'application/json';
  await setApiFault(request, { endpoint: 'featuredIn', mode: 'answer', status: 200, contentType, body });
  await page.route('https://a.example/**', (route) => route.abort());
  await watchLayoutShifts(page);
  await openSection(page, baseURL);
  await expect(strip(page).getByRole('listitem').first()).toHaveAttribute('aria-setsize', '200');
  expect(await layoutShifts(page)).toEqual([]);
  await expect(section(page).getByRole('button', { name: home.featuredIn.previous })).toBeHidden();
  await strip(page).press('End');
  await expect(strip(page).locator('a[href$="/story-199"]')).toBeInViewport();
  await expect(section(page).getByRole('button', { name: home.featuredIn.next })).toBeHidden();
  await expect(section(page).getByRole('button', { name: home.featuredIn.previous })).toBeVisible();
});
