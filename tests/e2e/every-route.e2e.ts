import { expect, test } from '@playwright/test';

import { labels } from '#content/labels.ts';
import { untilHydrated, untilIslandsAwake } from '#tests/support/browser/hydration.ts';
import { expectPrintsClean } from '#tests/support/browser/print.ts';
import { watchProblems } from '#tests/support/browser/problems.ts';
import { scrollThrough } from '#tests/support/browser/scrolling.ts';
import { routeIds, routes } from '#src/routes.ts';

for (const id of routeIds) {
  test(`${routes[id]} is shown, taken over and printed without a complaint`, async ({ page }) => {
    const problems = await watchProblems(page);
    const response = await page.goto(routes[id]);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await untilHydrated(page);
    await scrollThrough(page);
    await untilIslandsAwake(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expectPrintsClean(page);
    expect(problems).toEqual([]);
  });
}

test('an unknown address answers 404 with a way back', async ({ page }) => {
  const problems = await watchProblems(page);
  const response = await page.goto('/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(labels.notFound.title);
  await untilHydrated(page);
  await scrollThrough(page);
  // The browser itself reports the status of the page.
  expect(problems.filter((problem) => !problem.includes('status of 404'))).toEqual([]);
  await page.getByRole('link', { name: 'Back To Homepage' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.locator('#content h1')).toBeVisible();
});
