import { expect, type Page } from '@playwright/test';

import { home } from '#content/pages/home.ts';
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

/** How many logos are in view, a part of one included. */
const visibleCount = (page: Page) =>
  strip(page).evaluate((element) => {
    const [first, second] = [...element.querySelectorAll('li')].map((item) => item.getBoundingClientRect());
    if (!first || !second) return 0;
    const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(element);
    const room =
      element.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd);
    const pitch = second.left - first.left;
    return (room + pitch - first.width) / pitch;
  });

test('the publications of the platform are shown, each a link to a new tab', async ({ page }) => {
  await openStrip(page, 1440);
  const links = strip(page).getByRole('link');
  await expect(links).toHaveCount(7);
  for (const [index, link] of (await links.all()).entries()) {
    await expect(link.getByRole('img')).toHaveAttribute('alt', `FeaturedIn${index + 1}`);
    await expect(link).toHaveAttribute('href', `https://press-${index + 1}.example/private-markets`);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
  }
});

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

test('the width of the window decides how many are in view, and whether there are arrows (F-E15)', async ({
  page,
}) => {
  await openStrip(page, 1440);
  for (const [width, count] of [
    [458, 1.3],
    [459, 1.6],
    [460, 1.6],
    [700, 1.6],
    [701, 2],
    [800, 2],
    [801, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => visibleCount(page), `at ${width} pixels`).toBeCloseTo(count, 1);
    await expect(arrow(page, next), `at ${width} pixels`).toBeVisible({ visible: width > 800 });
  }
});

test('the strip of a phone runs out to the edge of the window', async ({ page }) => {
  await openStrip(page, 390);
  const right = await strip(page).evaluate((element) => element.getBoundingClientRect().right);
  expect(right).toBe(await page.evaluate(() => document.documentElement.clientWidth));
});
