import { expect, type Page } from '@playwright/test';

import { routes } from '#src/routes.ts';
import { untilHydrated, untilIslandsAwake } from '#tests/support/browser/hydration.ts';
import { atPartner } from '#tests/support/browser/partner.ts';
import { watchProblems } from '#tests/support/browser/problems.ts';
import { scrollThrough } from '#tests/support/browser/scrolling.ts';
import { test } from '#tests/support/browser/test.ts';

async function expectCleanHydration(page: Page, address: string, ...remarks: string[]): Promise<void> {
  const problems = await watchProblems(page);
  await page.goto(address);
  await untilHydrated(page);
  await scrollThrough(page);
  await untilIslandsAwake(page);
  expect(problems).toEqual(remarks);
}

// The frame is what a host changes: a page of each kind has it.
for (const id of ['home', 'marketplace', 'pricing', 'faq', 'contact', 'fundraisers', 'terms'] as const) {
  test(`${routes[id]} is taken over without a complaint on a partner's host (F-E16)`, async ({
    page,
    baseURL,
  }) => {
    await expectCleanHydration(page, atPartner(baseURL, 'acme', routes[id]));
    await expect(page.locator('html')).toHaveAttribute('data-mode', 'partner');
  });
}

test('the landing page of an unknown host hydrates cleanly', async ({ page, baseURL }) => {
  // The browser logs that the platform has no configuration for it.
  const remark = 'Failed to load resource: the server responded with a status of 404 (Not Found)';
  await expectCleanHydration(page, atPartner(baseURL, 'nobody'), remark);
});
