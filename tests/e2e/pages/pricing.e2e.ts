import { expect, type Page } from '@playwright/test';

import { pricing } from '#words/pages/pricing.ts';
import { feeCalculator, planComparison, pricingPlans } from '#words/pricing-plans.ts';
import { href, routes } from '#src/routes.ts';
import { test } from '#tests/support/browser/test.ts';

const { labels: words } = feeCalculator;

const comparison = (page: Page) => page.getByRole('table', { name: planComparison.caption });

test.beforeEach(({ page }) => page.goto(routes.pricing));

const getStarted = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: pricing.hero.actions[0]?.label ?? '' });

test('Get Started scrolls to the plans (R2.30)', async ({ page }) => {
  for (const link of await getStarted(page).all()) {
    await page.goto(routes.pricing);
    await link.click();
    await expect(page.locator('#plans')).toBeInViewport();
    await expect(page).toHaveURL(href({ route: 'pricing', hash: 'plans' }));
  }
});

test('the first screen has Get Started and every price, on a laptop also calculator and buttons', async ({
  page,
}) => {
  for (const size of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(size);
    await expect(getStarted(page).first()).toBeInViewport({ ratio: 1 });
    for (const { price } of pricingPlans) {
      const shown = page.getByRole('main').getByText(price, { exact: true }).filter({ visible: true });
      await expect(shown.last()).toBeAttached();
      const inView = await shown.evaluateAll((elements) =>
        elements.some((element) => element.getBoundingClientRect().bottom < innerHeight),
      );
      expect(inView, `${price} at ${size.width} pixels`).toBe(true);
    }
  }
  await expect(page.getByText(words.plan, { exact: true })).toBeInViewport({ ratio: 1 });
  for (const { action } of pricingPlans) {
    await expect(comparison(page).getByRole('link', { name: action.label })).toBeInViewport({ ratio: 1 });
  }
});

test('the plans stay in view while their table scrolls', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 700 });
  const rows = comparison(page).getByRole('row');
  await rows.last().evaluate((row) => row.scrollIntoView({ block: 'center', behavior: 'instant' }));
  for (const { action } of pricingPlans) {
    await expect(comparison(page).getByRole('link', { name: action.label })).toBeInViewport({ ratio: 1 });
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
    await expect(comparison(page)).toBeHidden();
    await page.getByRole('link', { name: planComparison.open }).click();
    await expect(comparison(page)).toBeInViewport();
  });
});

test('the calculator multiplies the amount by the customary range @arabic', async ({ page }) => {
  const amount = page.getByLabel(words.amount);
  await amount.fill('2.5m');
  await expect(page.getByText(/50,000\D+125,000/)).toBeVisible();
  for (const [typed, error] of [
    ['abc', words.unreadable],
    ['2.5bn', words.outOfRange],
  ] as const) {
    await amount.fill(typed);
    await expect(amount).toHaveAccessibleDescription(`${words.amountHint} ${error}`);
    await expect(amount).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByText(/50,000\D+125,000/)).toHaveCount(0);
    await expect(page.getByText(words.fee, { exact: true })).toBeVisible();
  }
  await amount.fill('1m');
  await expect(page.getByText(/20,000\D+50,000/)).toBeVisible();
});
