import { expect, type Page } from '@playwright/test';

import { home } from '#content/pages/home.ts';
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

const holds = {
  'the pointer rests on it': {
    start: (page: Page) => slideshow(page).hover(),
    end: leave,
  },
  'it has the focus': {
    start: (page: Page) => control(page, 'Next slide').focus(),
    end: (page: Page) => control(page, 'Next slide').blur(),
  },
  'it was told to pause': {
    start: (page: Page) => control(page, 'Pause slides').click(),
    end: (page: Page) => control(page, 'Play slides').click(),
  },
  'its tab is hidden': {
    start: (page: Page) => pretendVisibility(page, 'hidden'),
    end: (page: Page) => pretendVisibility(page, 'visible'),
  },
} as const;

for (const [reason, { start, end }] of Object.entries(holds)) {
  test(`slides stand still while ${reason}, and go on after (F-E10)`, async ({ page }) => {
    const first = await openHeld(page);
    await start(page);
    if (reason !== 'the pointer rests on it') await leave(page);
    await page.clock.runFor(12_000);
    await expectSlide(page, first);
    await end(page);
    await page.clock.runFor(4100);
    await expectSlide(page, first + 1);
  });
}

test('slides stand still under reduced motion, and can be turned by hand', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const first = await openHeld(page);
  await leave(page);
  await page.clock.runFor(12_000);
  await expectSlide(page, first);
  await control(page, 'Next slide').click();
  await expectSlide(page, first + 1);
  await control(page, 'Previous slide').click();
  await expectSlide(page, first);
});

const pretendVisibility = (page: Page, visibilityState: 'hidden' | 'visible') =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value });
    document.dispatchEvent(new Event('visibilitychange'));
  }, visibilityState);
