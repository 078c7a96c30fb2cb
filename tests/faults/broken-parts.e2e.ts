import { expect } from '@playwright/test';

import { messageForm } from '#words/forms/message-form.ts';
import { labels } from '#words/labels.ts';
import { routes } from '#src/routes.ts';
import { breakFiles, expectHomeStays, fileFaults, watchLoads } from '#tests/support/browser/broken-files.ts';
import { refuseStorage } from '#tests/support/browser/consent.ts';
import { openHydrated, untilIdle } from '#tests/support/browser/hydration.ts';
import { scrollThrough } from '#tests/support/browser/scrolling.ts';
import { test } from '#tests/support/browser/test.ts';

for (const fault of fileFaults) {
  test(`the page stays, and is not loaded again, when its parts are ${fault} (F-E3)`, async ({ page }) => {
    const loads = watchLoads(page);
    await expectHomeStays(page, fault);
    expect(loads()).toBe(1);
  });
}

test('the next touch fetches a part again that was missing (F-E6, F-E23)', async ({ page }) => {
  const mend = await breakFiles(page, '**/assets/products-*.js', 'missing');
  await openHydrated(page, routes.home);
  const failed = page.waitForResponse(/\/assets\/products-[^/]*\.js$/);
  const tab = page.getByRole('tab').last();
  await tab.scrollIntoViewIfNeeded();
  await failed;
  await mend();
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator('#marketplace')).toBeVisible();
});

test('the message dialog can be filled in when the style below the first view is missing (F-E3)', async ({
  page,
}) => {
  await breakFiles(page, '**/assets/later-*.css', 'missing');
  await openHydrated(page, routes.about);
  await page.getByRole('contentinfo').getByRole('button', { name: labels.sendMessage }).click();
  const dialog = page.getByRole('dialog', { name: labels.sendMessage });
  await dialog.getByRole('button', { name: messageForm.submit }).click();
  await expect(dialog.getByLabel(messageForm.fields.firstName)).toBeFocused();
  await expect(dialog.getByText(messageForm.errors.firstName.missing)).toBeVisible();
});

for (const storage of ['is there', 'is refused'] as const) {
  test(`a page whose code stays broken is loaded once by the browser, not again and again, where storage ${storage} (F-E3)`, async ({
    page,
  }) => {
    if (storage === 'is refused') await refuseStorage(page);
    await breakFiles(page, '**/assets/about-*.js', 'a page of HTML');
    await openHydrated(page, routes.home);
    const loads = watchLoads(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true }).click();
    await expect(page).toHaveURL(routes.about);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await scrollThrough(page);
    await untilIdle(page);
    expect(loads()).toBe(1);
  });
}
