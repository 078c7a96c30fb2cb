import { expect } from '@playwright/test';

import { test } from '#tests/support/browser/test.ts';

test.beforeEach(({ page }) => page.goto('/faq'));

test('says so when nothing is found, and clears the search', async ({ page }) => {
  const questions = page.locator('main details');
  const all = await questions.count();
  expect(all).toBeGreaterThanOrEqual(25);
  await page.getByRole('searchbox').fill('zeppelin');
  await expect(page.getByText('No FAQs found matching your search')).toBeVisible();
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(questions).toHaveCount(all);
  await expect(page.getByRole('searchbox')).toHaveValue('');
});

test('keeps several questions open at once', async ({ page }) => {
  const questions = page.locator('main details');
  await questions.nth(0).locator('summary').click();
  await questions.nth(2).locator('summary').click();
  await expect(questions.nth(0)).toHaveAttribute('open', '');
  await expect(questions.nth(2)).toHaveAttribute('open', '');
});

test('opens the question that the address names', async ({ page }) => {
  await page.goto('about:blank');
  await page.goto('/faq#who-can-join-as-investor');
  await expect(page.locator('#who-can-join-as-investor')).toHaveAttribute('open', '');
  await expect(page.locator('#who-can-join-as-investor')).toBeInViewport();
});

test('Contact Support and Schedule Demo lead to the contact page with their subject', async ({ page }) => {
  await expect(page.getByRole('link', { name: 'Contact Support' }).first()).toHaveAttribute(
    'href',
    '/contact?subject=Technical%20Support#technical-support',
  );
  await page.getByRole('link', { name: 'Schedule Demo' }).first().click();
  await expect(page).toHaveURL('/contact?subject=Demo%20Request#demo-request');
});
