import { expect, test } from '@playwright/test';

import { labels } from '#content/labels.ts';
import { routes } from '#src/routes.ts';
import { openHydrated, untilIslandsAwake } from '#tests/support/browser/hydration.ts';
import { watchProblems } from '#tests/support/browser/problems.ts';
import { scrollThrough } from '#tests/support/browser/scrolling.ts';
import { expectSameVisit, markVisit } from '#tests/support/browser/visit.ts';

test('everything works where cookies and storage are refused', async ({ page }) => {
  const problems = await watchProblems(page);
  await page.addInitScript(() => {
    const refuse = {
      get: () => {
        throw new DOMException('Storage is refused', 'SecurityError');
      },
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'cookieStore']) {
      Object.defineProperty(window, name, refuse);
    }
    Object.defineProperty(Document.prototype, 'cookie', { ...refuse, set: refuse.get });
  });
  await openHydrated(page, routes.home);
  await markVisit(page);
  await scrollThrough(page);
  await untilIslandsAwake(page);
  await page.getByRole('tab').last().click();
  await expect(page.locator('#marketplace')).toBeVisible();
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL(routes.faq);
  await footer.getByRole('link', { name: labels.sendMessage }).click();
  await expect(page.getByRole('dialog', { name: labels.sendMessage })).toBeVisible();
  await expectSameVisit(page);
  // The tool that asks for consent says why it will have to ask again.
  expect(problems).toEqual(['CookieConsent: SecurityError: Storage is refused']);
});
