import { expect, type Page } from '@playwright/test';

import { home } from '#words/pages/home.ts';
import { alternativeTexts } from '#words/alternative-texts.ts';
import { routes } from '#src/routes.ts';
import { openHydrated, untilTakenOver } from '#tests/support/browser/hydration.ts';
import { test } from '#tests/support/browser/test.ts';

const tab = (page: Page, index: number) => page.getByRole('tab').nth(index);
const panel = (page: Page, index: number) =>
  page.locator(`#${home.products.tabs.at(index)?.id}[role=tabpanel]`);

async function openProducts(page: Page): Promise<void> {
  await openHydrated(page, routes.home);
  await tab(page, 0).evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }));
  await untilTakenOver(tab(page, 0));
}

test('each slide is a picture with alternative text (R2.24, R3.11)', async ({ page }) => {
  await page.goto(routes.home);
  for (const { id, slides } of home.products.tabs)
    for (const { picture, label } of slides) {
      const slide = page.locator(`#${id} figure`).filter({ hasText: label });
      await expect(slide.locator('img')).toHaveAttribute('alt', alternativeTexts[picture]);
    }
});

test('the way on from a product leads to its page', async ({ page }) => {
  await openProducts(page);
  await tab(page, 1).click();
  await panel(page, 1).getByRole('link').first().click();
  await expect(page).toHaveURL(routes.marketplace);
});
