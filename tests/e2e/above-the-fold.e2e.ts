import { expect } from '@playwright/test';

import { routes } from '#src/routes.ts';
import { hold } from '#tests/support/browser/hold.ts';
import { untilScripted } from '#tests/support/browser/site-script.ts';
import { watchProblems } from '#tests/support/browser/problems.ts';
import { test } from '#tests/support/browser/test.ts';

for (const id of ['home', 'founders', 'marketplace'] as const) {
  test(`the top of /${id} is painted, and may be pressed, before the style of the rest has come`, async ({
    page,
  }) => {
    const problems = await watchProblems(page);
    const release = await hold(page, '**/deferred-*.css');
    await page.goto(routes[id], { waitUntil: 'commit' });
    const isPainted = () =>
      page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    await expect.poll(isPainted).toBe(true);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await page.getByRole('banner').locator('summary').first().click();
    release();
    await untilScripted(page);
    expect(problems).toEqual([]);
  });
}

test.use({ viewport: { width: 1440, height: 900 } });

test('the claim stays where it is painted first, beside the tallest screen too @arabic', async ({ page }) => {
  const release = await hold(page, '**/deferred-*.css');
  await page.goto(routes['luxury-real-estate'], { waitUntil: 'commit' });
  const claim = page.getByRole('heading', { level: 1 });
  await expect(claim).toBeVisible();
  const first = await claim.boundingBox();
  release();
  await expect(page.getByRole('main').getByRole('img').first()).toBeVisible();
  expect(await claim.boundingBox()).toEqual(first);
});

test('the largest paint of every page is text, in a wide window', async ({ page }) => {
  test.slow();
  for (const path of Object.values(routes)) {
    await page.goto(path);
    const loadsInView = () =>
      [...document.images].some(
        (image) =>
          image.checkVisibility() && image.getBoundingClientRect().top < innerHeight && !image.complete,
      );
    await expect.poll(() => page.evaluate(loadsInView)).toBe(false);
    const addresses = await page.evaluate(
      () =>
        new Promise<string[]>((resolve) => {
          new PerformanceObserver((list) => {
            resolve(list.getEntries().map((entry) => ('url' in entry ? String(entry.url) : '')));
          }).observe({ type: 'largest-contentful-paint', buffered: true });
        }),
    );
    expect.soft(addresses.at(-1), path).toBe('');
  }
});
