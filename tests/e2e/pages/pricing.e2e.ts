import { expect, test } from '@playwright/test';

test.beforeEach(({ page }) => page.goto('/pricing'));

test('Get Started brings the plans into view', async ({ page }) => {
  await page.getByRole('main').getByRole('link', { name: 'Get Started' }).click();
  await expect(page.locator('#plans')).toBeInViewport();
  await expect(page).toHaveURL('/pricing#plans');
});

test('the plans are a table of four columns that fits every window', async ({ page }) => {
  const table = page.getByRole('table', { name: 'What each plan costs and includes' });
  await expect(table.getByRole('columnheader')).toHaveCount(4);
  await expect(
    table.getByRole('row', { name: /^Success fee/ }).getByRole('cell', { name: 'None' }),
  ).toHaveCount(4);
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const box = await table.boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= width, `at ${width} pixels`).toBe(true);
  }
});

test('the calculator multiplies what is typed by the customary range', async ({ page }) => {
  const amount = page.getByLabel('Amount of the deal, in US dollars');
  await amount.fill('2.5m');
  await expect(page.getByText('$50,000 – $125,000')).toBeVisible();
  await amount.fill('a lot');
  await expect(amount).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText('Enter an amount from $100,000 to $1,000,000,000')).toBeVisible();
  // An answer beside an amount that it does not belong to would be a wrong one.
  await expect(page.getByText('$50,000 – $125,000')).toHaveCount(0);
  await expect(page.getByText('A fee of 2–5% on')).toBeHidden();
  await amount.fill('1m');
  await expect(page.getByText('$20,000 – $50,000')).toBeVisible();
});
