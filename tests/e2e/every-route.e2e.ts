import { expect, test } from '@playwright/test';

import { labels } from '#content/labels.ts';
import { storedNames, watchThirdParties } from '#tests/support/browser/consent.ts';
import { untilHydrated, untilIslandsAwake } from '#tests/support/browser/hydration.ts';
import { archivePages } from '#tests/support/browser/legal-source.ts';
import { expectPrintsClean } from '#tests/support/browser/print.ts';
import { watchProblems } from '#tests/support/browser/problems.ts';
import { scrollThrough } from '#tests/support/browser/scrolling.ts';
import { routes } from '#src/routes.ts';

for (const path of [...Object.values(routes), ...archivePages]) {
  test(`${path} is shown, taken over and printed without a complaint, and calls no third party`, async ({
    page,
  }) => {
    const problems = await watchProblems(page);
    const thirdParties = watchThirdParties(page);
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await untilHydrated(page);
    await scrollThrough(page);
    await untilIslandsAwake(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expectPrintsClean(page);
    expect(problems).toEqual([]);
    // The visitor has refused: see playwright.config.ts.
    expect(thirdParties).toEqual([]);
    expect(await storedNames(page)).toEqual(['consent']);
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
