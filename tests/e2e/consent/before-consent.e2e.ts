import { expect } from '@playwright/test';

import { routeIds, routes } from '#src/routes.ts';
import {
  answer,
  banner,
  openAsked,
  storedNames,
  unasked,
  watchThirdParties,
} from '#tests/support/browser/consent.ts';
import { openHydrated } from '#tests/support/browser/hydration.ts';
import { watchProblems } from '#tests/support/browser/problems.ts';
import { scrollThrough } from '#tests/support/browser/scrolling.ts';
import { test } from '#tests/support/browser/test.ts';

// What happens after a refusal is asked on every route by every-route.e2e.ts.
test.describe('a visitor who has not answered', () => {
  test.use(unasked);

  test('is asked on every route; no third party is contacted and nothing is stored (F-T4)', async ({
    page,
  }) => {
    test.slow();
    const problems = await watchProblems(page);
    const asked = watchThirdParties(page);
    for (const id of routeIds) {
      await openAsked(page, routes[id]);
      expect(await storedNames(page), id).toEqual([]);
    }
    expect(asked).toEqual([]);
    expect(problems).toEqual([]);
  });

  test('is not asked again after an answer, of which nothing but the answer is kept', async ({ page }) => {
    const asked = watchThirdParties(page);
    await openAsked(page, routes.about);
    await answer(page, 'refuse').click();
    await expect(banner(page)).toBeHidden();
    expect(await storedNames(page)).toEqual(['consent']);
    const kept = await page.evaluate(() => localStorage.getItem('consent') ?? '');
    // The tool's own number for the visitor.
    expect(kept).not.toMatch(/[\da-f]{8}-[\da-f]{4}/);
    await openHydrated(page, routes.home);
    await scrollThrough(page);
    await expect(banner(page)).toHaveCount(0);
    expect(asked).toEqual([]);
  });
});
