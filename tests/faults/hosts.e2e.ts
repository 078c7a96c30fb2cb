import { expect, type Page, test } from '@playwright/test';

import { routes } from '#src/routes.ts';
import { untilHydrated, untilIslandsAwake } from '#tests/support/browser/hydration.ts';
import { watchProblems } from '#tests/support/browser/problems.ts';
import { scrollThrough } from '#tests/support/browser/scrolling.ts';

async function expectCleanHydration(page: Page, address: string): Promise<void> {
  const problems = await watchProblems(page);
  await page.goto(address);
  await untilHydrated(page);
  await scrollThrough(page);
  await untilIslandsAwake(page);
  expect(problems).toEqual([]);
}

// The frame is what a host changes: a page of each kind has it.
for (const id of ['home', 'marketplace', 'pricing', 'faq', 'contact', 'fundraisers', 'terms'] as const) {
  test(`${routes[id]} is taken over without a complaint on a partner's host`, async ({ page, baseURL }) => {
    const { port } = new URL(baseURL ?? '');
    await expectCleanHydration(page, `http://acme.localhost:${port}${routes[id]}`);
    await expect(page.locator('html')).toHaveAttribute('data-mode', 'partner');
  });
}

test.describe('for a reader in Arabic, half a world away', () => {
  test.use({ locale: 'ar-AE', timezoneId: 'Pacific/Kiritimati' });

  for (const id of ['home', 'pricing', 'faq', 'fundraisers', 'terms'] as const) {
    test(`${routes[id]} is taken over without a complaint`, async ({ page }) => {
      await expectCleanHydration(page, routes[id]);
      await expect(page.locator('html')).toHaveAttribute('data-mode', 'main');
    });
  }
});
