import { expect, type Page } from '@playwright/test';

import { language } from '#words/language.ts';
import { home } from '#words/pages/home.ts';
import { routes } from '#src/routes.ts';
import { openHydrated } from '#tests/support/browser/hydration.ts';
import { test } from '#tests/support/browser/test.ts';

const { heading, label, previous, next } = home.featuredIn;
const section = (page: Page) => page.getByRole('region', { name: heading });
const strip = (page: Page) => section(page).getByRole('group', { name: label });
const arrow = (page: Page, name: string) => section(page).getByRole('button', { name });

async function openStrip(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await openHydrated(page, routes.home);
  await section(page).scrollIntoViewIfNeeded();
  await expect(strip(page).getByRole('img')).toHaveCount(7);
}

test('an arrow is there only while there is more in its direction', async ({ page }) => {
  await openStrip(page, 1440);
  await expect(arrow(page, previous)).toBeHidden();
  for (let step = 0; step < 3; step += 1) {
    await expect(arrow(page, next)).toBeVisible();
    await arrow(page, next).click();
  }
  await expect(arrow(page, next)).toBeHidden();
  await expect(strip(page).getByRole('img').last()).toBeInViewport({ ratio: 1 });
  for (let step = 0; step < 3; step += 1) {
    await expect(arrow(page, previous)).toBeVisible();
    await arrow(page, previous).click();
  }
  await expect(arrow(page, previous)).toBeHidden();
  await expect(arrow(page, next)).toBeVisible();
});

test('the strip of a phone runs out to the edge of the window', async ({ page }) => {
  await openStrip(page, 390);
  const { left, right } = await strip(page).evaluate((element) => element.getBoundingClientRect());
  if (language.dir === 'rtl') expect(left).toBe(0);
  else expect(right).toBe(await page.evaluate(() => document.documentElement.clientWidth));
});
