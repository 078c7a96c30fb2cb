import { expect, type Page } from '@playwright/test';

import { pricing } from '#words/pages/pricing.ts';
import { feeCalculator, planComparison, pricingPlans } from '#words/pricing-plans.ts';
import { href, routes } from '#src/routes.ts';
import { axeFaults } from '#tests/support/browser/axe.ts';
import { test } from '#tests/support/browser/test.ts';

const { labels: words } = feeCalculator;

const comparison = (page: Page) => page.getByRole('table', { name: planComparison.caption });

test.beforeEach(({ page }) => page.goto(routes.pricing));

const getStarted = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: pricing.hero.actions[0]?.label ?? '' });

test('Get Started brings the plans into view', async ({ page }) => {
  for (const link of await getStarted(page).all()) {
    await page.goto(routes.pricing);
    await link.click();
    await expect(page.locator('#plans')).toBeInViewport();
    await expect(page).toHaveURL(href({ route: 'pricing', hash: 'plans' }));
  }
});

for (const [width, height] of [
  [390, 844],
  [820, 1180],
  [1440, 900],
] as const) {
  test(`Get Started is in the first view at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await expect(getStarted(page).first()).toBeInViewport({ ratio: 1 });
  });
}

test('every price is within the first 700 pixels', async ({ page }) => {
  for (const size of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(size);
    for (const { price } of pricingPlans) {
      const shown = page.locator('#plans').getByText(price, { exact: true }).filter({ visible: true });
      const box = await shown.first().boundingBox();
      expect(box && box.y + box.height, `${price} at ${size.width} pixels`).toBeLessThan(700);
    }
  }
});

test('the plans are a table of four columns that fits every window', async ({ page }) => {
  const table = comparison(page);
  await expect(table.getByRole('columnheader')).toHaveCount(4);
  await expect(
    table
      .getByRole('row', { name: planComparison.rows[0]?.label ?? '' })
      .getByRole('cell', { name: planComparison.rows[0]?.cells.investors ?? '' }),
  ).toHaveCount(4);
  for (const width of [820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const box = await table.boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= width, `at ${width} pixels`).toBe(true);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the plans begin as cards with their buttons, and the comparison unfolds below', async ({ page }) => {
    const cards = page.locator('#plans').getByRole('article');
    await expect(cards).toHaveCount(pricingPlans.length);
    for (const [index, { name, price, action }] of pricingPlans.entries()) {
      const card = cards.nth(index);
      await expect(card.getByRole('heading', { name })).toBeVisible();
      await expect(card).toContainText(price);
      await expect(card.getByRole('link', { name: action.label })).toHaveAttribute('href', href(action.to));
    }
    expect((await cards.first().boundingBox())?.y).toBeLessThan(844);
    await expect(comparison(page)).toBeHidden();
    await page.getByRole('link', { name: planComparison.open }).click();
    await expect(comparison(page)).toBeInViewport();
    const box = await comparison(page).boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= 390).toBe(true);
    expect(await axeFaults(page)).toEqual([]);
  });
});

test('the calculator multiplies what is typed by the customary range @arabic', async ({ page }) => {
  const amount = page.getByLabel(words.amount);
  await amount.fill('2.5m');
  await expect(page.getByText(/50,000\D+125,000/)).toBeVisible();
  for (const [typed, error] of [
    ['abc', words.unreadable],
    ['2.5bn', words.outOfRange],
    ['99,999', words.outOfRange],
    ['10,000,00', words.unreadable],
  ] as const) {
    await amount.fill(typed);
    await expect(page.getByText(error)).toBeVisible();
    await expect(amount).toHaveAttribute('aria-invalid', 'true');
    await expect(amount).toHaveAccessibleDescription(`${words.amountHint} ${error}`);
    // An answer beside an amount that it does not belong to would be a wrong one; its line stands without.
    await expect(page.getByText(/50,000\D+125,000/)).toHaveCount(0);
    await expect(page.getByText(words.fee, { exact: true })).toBeVisible();
  }
  await amount.fill('1m');
  await expect(page.getByText(/20,000\D+50,000/)).toBeVisible();
});
