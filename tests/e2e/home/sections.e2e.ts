import { expect } from '@playwright/test';

import { labels } from '#words/labels.ts';
import { home } from '#words/pages/home.ts';
import { audienceIds, href, routes } from '#src/routes.ts';
import { openHydrated } from '#tests/support/browser/hydration.ts';
import { test } from '#tests/support/browser/test.ts';
import { expectSameVisit, markVisit } from '#tests/support/browser/visit.ts';

test('Get Started goes to the segments, which link to the pages of all audiences @arabic', async ({
  page,
}) => {
  await openHydrated(page, routes.home);
  await markVisit(page);
  await page.getByRole('main').getByRole('link', { name: home.advantage.action.label }).click();
  await expect(page).toHaveURL(href({ route: 'home', hash: 'segments' }));
  const segments = page.locator('#segments');
  const heading = segments.getByRole('heading', { level: 2 });
  await expect.poll(async () => (await segments.boundingBox())?.y).toBeLessThan(200);
  const header = await page.getByRole('banner').boundingBox();
  expect((await heading.boundingBox())?.y).toBeGreaterThanOrEqual(header?.height ?? 0);
  for (const id of audienceIds)
    await expect(segments.locator(`a[href="${routes[id]}"]`).first()).toBeVisible();
  const [first] = home.segments.items;
  await segments.getByRole('link', { name: labels.learnMore }).first().click();
  await expect(page).toHaveURL(href(first?.to ?? 'home'));
  await expectSameVisit(page);
});

// With room for a longer product name than the sample's, and for slides with whole screens.
test('home is at most 10,500 pixels long on a phone, and 7,600 in a wide window', async ({ page }) => {
  for (const [width, most] of [
    [390, 10_500],
    [1440, 7600],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await openHydrated(page, routes.home);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(most);
  }
});

test('a press anywhere on a case card follows its link @arabic', async ({ page }) => {
  await openHydrated(page, routes.home);
  const [card] = home.success.cards;
  await page
    .getByRole('listitem')
    .filter({ hasText: card?.description ?? '' })
    .click();
  await expect(page).toHaveURL(href(card?.to ?? 'home'));
});
