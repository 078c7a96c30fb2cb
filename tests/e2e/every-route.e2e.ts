import { expect, type Page, test } from '@playwright/test';

import { labels } from '#content/labels.ts';
import { axeFaults } from '#tests/support/browser/axe.ts';
import { storedNames, watchThirdParties } from '#tests/support/browser/consent.ts';
import { untilHydrated, untilIslandsAwake } from '#tests/support/browser/hydration.ts';
import { expectFits, windowWidths } from '#tests/support/browser/layout.ts';
import { archivePages } from '#tests/support/browser/legal-source.ts';
import { expectPrintsClean } from '#tests/support/browser/print.ts';
import { watchProblems } from '#tests/support/browser/problems.ts';
import { scrollThrough } from '#tests/support/browser/scrolling.ts';
import { routes } from '#src/routes.ts';

// One visit for many claims.
test.describe.configure({ timeout: 120_000 });

for (const path of [...Object.values(routes), ...archivePages]) {
  test(`${path} is taken over, printed, passes axe and fits all windows, and calls no third party (F-E11, F-E16)`, async ({
    page,
  }) => {
    const problems = await watchProblems(page);
    const thirdParties = watchThirdParties(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await untilHydrated(page);
    await scrollThrough(page);
    await untilIslandsAwake(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expectPrintsClean(page);
    // The visitor has refused: see playwright.config.ts.
    expect(thirdParties).toEqual([]);
    expect(await storedNames(page)).toEqual(['consent']);
    await expectAccessible(page);
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
  await expectAccessible(page);
  // The browser itself reports the status of the page.
  expect(problems).toEqual([
    'Failed to load resource: the server responded with a status of 404 (Not Found)',
  ]);
  await page.getByRole('link', { name: 'Back To Homepage' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.locator('#content h1')).toBeVisible();
});

/** Claims that what has been shown passes axe in a wide and a narrow window, and fits all between. */
async function expectAccessible(page: Page): Promise<void> {
  // What is half faded in has no contrast of its own yet.
  await page.emulateMedia({ media: 'screen', reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await axeFaults(page)).toEqual([]);
  for (const width of windowWidths) await expectFits(page, width);
  await page.setViewportSize({ width: 390, height: 844 });
  // What happens to be under the header that stays would be called obscured; a reader scrolls it out.
  await page.evaluate(() => window.scrollTo(0, 0));
  expect(await axeFaults(page)).toEqual([]);
}
