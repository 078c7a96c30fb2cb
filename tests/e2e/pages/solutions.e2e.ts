import { expect } from '@playwright/test';

import { audienceIds, routes } from '#src/routes.ts';
import { hold } from '#tests/support/browser/hold.ts';
import { test } from '#tests/support/browser/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

for (const id of audienceIds) {
  test(`${id} shows a whole screen of the product beside its claim @arabic`, async ({ page }) => {
    await page.goto(routes[id]);
    const main = page.getByRole('main');
    const claim = await main.getByRole('heading', { level: 1 }).boundingBox();
    const screen = await main.getByRole('img').first().boundingBox();
    if (!claim || !screen) throw new Error('The claim and the screen are visible');
    expect(screen.width).toBeGreaterThan(700);
    expect(screen.x).toBeGreaterThanOrEqual(0);
    expect(screen.x + screen.width).toBeLessThanOrEqual(1440);
    expect(screen.y + screen.height).toBeLessThanOrEqual(900);
    const isBeside = claim.x + claim.width < screen.x || screen.x + screen.width < claim.x;
    expect(isBeside).toBe(true);
  });
}

test('the claim stays where it is painted first, beside the tallest screen too @arabic', async ({ page }) => {
  const release = await hold(page, '**/later-*.css');
  await page.goto(routes['luxury-real-estate'], { waitUntil: 'commit' });
  const claim = page.getByRole('heading', { level: 1 });
  await expect(claim).toBeVisible();
  const first = await claim.boundingBox();
  release();
  await expect(page.getByRole('main').getByRole('img').first()).toBeVisible();
  expect(await claim.boundingBox()).toEqual(first);
});

test('the largest paint is text @arabic', async ({ page }) => {
  await page.goto(routes['family-office']);
  await expect(page.getByRole('main').getByRole('img').first()).toBeVisible();
  const addresses = await page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        new PerformanceObserver((list) => {
          resolve(list.getEntries().map((entry) => ('url' in entry ? String(entry.url) : '')));
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
  expect(addresses.at(-1)).toBe('');
});
