import { expect, test } from '@playwright/test';

import { routeIds, routes } from '#src/routes.ts';

for (const id of routeIds) {
  test(`${routes[id]} answers with a page that has one headline`, async ({ page }) => {
    const response = await page.goto(routes[id]);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  });
}

test('an unknown address answers 404 with a way back', async ({ page }) => {
  const response = await page.goto('/no-such-page');
  expect(response?.status()).toBe(404);
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).toHaveURL('/');
});
