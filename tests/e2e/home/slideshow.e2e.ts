import { expect, type Page } from '@playwright/test';

import { home } from '#words/pages/home.ts';
import { routes } from '#src/routes.ts';
import { openHydrated, untilTakenOver } from '#tests/support/browser/hydration.ts';
import { test } from '#tests/support/browser/test.ts';

const product = home.products.tabs[0];
const slides = product?.slides ?? [];
const slideshow = (page: Page) =>
  page.getByRole('tabpanel').getByRole('group', { name: product?.label ?? '' });
const control = (page: Page, name: string) => slideshow(page).getByRole('button', { name });

/** Opens the slideshow of 360 in a stopped time, held by the pointer. Gives the index of its slide. */
async function openHeld(page: Page): Promise<number> {
  await page.clock.install();
  await openHydrated(page, routes.home);
  await slideshow(page).evaluate((element) =>
    element.scrollIntoView({ block: 'center', behavior: 'instant' }),
  );
  await untilTakenOver(slideshow(page));
  await slideshow(page).hover();
  await page.clock.pauseAt(Date.now() + 60_000);
  const current = slideshow(page).locator('button[aria-current=true]');
  const label = await current.getAttribute('aria-label');
  return slides.findIndex((slide) => slide.label === label);
}

async function expectSlide(page: Page, index: number): Promise<void> {
  const { label = '' } = slides[index % slides.length] ?? {};
  await expect(control(page, label)).toHaveAttribute('aria-current', 'true');
  await expect(slideshow(page).locator('figcaption', { hasText: label })).toBeVisible();
}

const leave = (page: Page) => page.mouse.move(0, 0);

test('slides follow each other every four seconds, in a ring', async ({ page }) => {
  const first = await openHeld(page);
  await leave(page);
  await page.clock.runFor(3900);
  await expectSlide(page, first);
  await page.clock.runFor(200);
  for (let step = 1; step <= slides.length; step += 1) {
    await expectSlide(page, first + step);
    await page.clock.runFor(4000);
  }
});
