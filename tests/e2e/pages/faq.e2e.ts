import { expect } from '@playwright/test';

import { facts } from '#content/facts-today.ts';
import { planComparison } from '#words/pricing-plans.ts';
import { site } from '#content/site.ts';
import { href, routes } from '#src/routes.ts';
import { test } from '#tests/support/browser/test.ts';

test.beforeEach(({ page }) => page.goto('/faq'));

test('shows a message when nothing is found, and clears the search', async ({ page }) => {
  const questions = page.locator('main details');
  const all = await questions.count();
  expect(all).toBeGreaterThanOrEqual(25);
  await page.getByRole('searchbox').fill('zeppelin');
  const empty = page.getByRole('status').filter({ hasText: 'No FAQs found matching your search' });
  await expect(empty).toBeVisible();
  await expect(empty.getByRole('link', { name: 'Contact Support' })).toHaveAttribute(
    'href',
    href({ route: 'contact', subject: 'technical-support' }),
  );
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(questions).toHaveCount(all);
  await expect(page.getByRole('searchbox')).toHaveValue('');
});

test('the search box is in the first view', async ({ page }) => {
  for (const size of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(size);
    await expect(page.getByRole('searchbox')).toBeInViewport({ ratio: 1 });
  }
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

test('answers lead to what they name, also where a search marks it', async ({ page }) => {
  const answer = (id: string) => page.locator(`details[id="${id}"]`);
  await answer('register-as-investor').locator('summary').click();
  const privacy = answer('register-as-investor').getByRole('link', { name: 'privacy policy' });
  await expect(privacy).toHaveAttribute('href', routes.privacy);
  await page.getByRole('searchbox').fill('the PRIVACY');
  await expect(privacy.locator('mark')).toHaveText('privacy');

  await page.getByRole('searchbox').fill(site.email.support);
  const mail = answer('reach-support').getByRole('link', { name: site.email.support });
  await expect(mail).toHaveAttribute('href', `mailto:${site.email.support}`);
  await answer('reach-support').getByRole('link', { name: 'contact page' }).click();
  await expect(page).toHaveURL(/\/contact\?subject=Technical%20Support/);
});

test('each time of support names its plan', async ({ page }) => {
  const answer = page.locator('details[id="response-times"]');
  for (const [time, plan] of [
    [facts.faqSupportMarketplace, 'the Marketplace'],
    [facts.faqSupportProduct, site.product.name],
    [facts.faqSupportEnterprise, 'Enterprise'],
  ] as const)
    await expect(answer).toContainText(`${time.text} on ${plan}`);
});

test('Pricing and Contact lead to the questions from their text', async ({ page }) => {
  await page.goto(routes.pricing);
  await page.getByRole('main').getByRole('link', { name: planComparison.faq }).click();
  await expect(page.getByRole('heading', { name: 'Pricing & Fees' })).toBeInViewport();
  await page.goto(routes.contact);
  await page
    .locator('main section', { hasText: site.email.sales })
    .getByRole('link', { name: 'FAQ' })
    .click();
  await expect(page).toHaveURL(routes.faq);
});

test('Contact Support and Schedule Demo lead to the contact page with their subject', async ({ page }) => {
  await expect(page.getByRole('link', { name: 'Contact Support' }).first()).toHaveAttribute(
    'href',
    '/contact?subject=Technical%20Support#technical-support',
  );
  await page.getByRole('link', { name: 'Schedule Demo' }).first().click();
  await expect(page).toHaveURL('/contact?subject=Demo%20Request#demo-request');
});
