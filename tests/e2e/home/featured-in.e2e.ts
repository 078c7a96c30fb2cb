import { expect, type Page } from '@playwright/test';

import { home } from '#words/pages/home.ts';
import { routes } from '#src/routes.ts';
import { atFaultyHost, setApiFault } from '#tests/support/browser/api-fault.ts';
import { openHydrated } from '#tests/support/browser/hydration.ts';
import { layoutShifts, watchLayoutShifts } from '#tests/support/browser/layout-shift.ts';
import { test } from '#tests/support/browser/test.ts';

const { heading, label, previous, next } = home.featuredIn;
const section = (page: Page) => page.getByRole('region', { name: heading });
const strip = (page: Page) => section(page).getByRole('group', { name: label });

test('of 200 publications each can be reached, and nothing moves when they come @arabic (F-A23)', async ({
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
  await openHydrated(page, atFaultyHost(baseURL, routes.home));
  await section(page).scrollIntoViewIfNeeded();
  await expect(strip(page).getByRole('listitem').first()).toHaveAttribute('aria-setsize', '200');
  expect(await layoutShifts(page)).toEqual([]);
  await expect(section(page).getByRole('button', { name: previous })).toBeHidden();
  await strip(page).press('End');
  await expect(strip(page).locator('a[href$="/story-199"]')).toBeInViewport();
  await expect(section(page).getByRole('button', { name: next })).toBeHidden();
  await expect(section(page).getByRole('button', { name: previous })).toBeVisible();
});
