import { expect } from '@playwright/test';

import { faqLinks } from '#words/pages/faq.ts';
import { faqCategories, faqSearch } from '#words/faq.ts';
import { planComparison } from '#words/pricing-plans.ts';
import { site } from '#content/site.ts';
import { href, routes } from '#src/routes.ts';
import { test } from '#tests/support/browser/test.ts';
import { menuLabel } from '#tests/support/browser/visit.ts';

const fees = faqCategories.find(({ id }) => id === 'pricing-and-fees')?.title;

/** Words that lead to the privacy policy, and the first of them. */
const policy =
  faqLinks.find(({ to }) => typeof to === 'object' && 'route' in to && to.route === 'privacy')?.words ?? '';
const [word = ''] = policy.split(' ');

test.beforeEach(({ page }) => page.goto(routes.faq));

test('the search shows a message when nothing is found, and is cleared (R2.32) @arabic', async ({ page }) => {
  const questions = page.locator('main details');
  const all = await questions.count();
  expect(all).toBeGreaterThanOrEqual(25);
  const regions = page.getByRole('main').getByRole('status');
  const regionCount = await regions.count();
  await page.getByRole('searchbox').fill('zeppelin');
  const empty = page.getByRole('status').filter({ hasText: faqSearch.empty });
  await expect(empty).toBeVisible();
  // Browsers announce only what changes in a live region that is there.
  await expect(regions).toHaveCount(regionCount);
  await expect(empty.getByRole('link', { name: faqSearch.support })).toHaveAttribute(
    'href',
    href({ route: 'contact', subject: 'technical-support' }),
  );
  await expect(page.getByRole('navigation', { name: faqSearch.categories })).toHaveCount(0);
  await empty.getByRole('button', { name: faqSearch.clear }).click();
  await expect(questions).toHaveCount(all);
  await expect(page.getByRole('searchbox')).toHaveValue('');
});

test('the categories lead to their questions, stay in view, and follow the search', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const categories = page.getByRole('navigation', { name: faqSearch.categories });
  await expect(categories.getByRole('link')).toHaveText(faqCategories.map(({ title }) => title));
  await categories.getByRole('link', { name: fees ?? '' }).click();
  await expect(page.getByRole('heading', { name: fees ?? '' })).toBeInViewport();
  await expect(categories).toBeInViewport({ ratio: 1 });
  await expect(categories.locator('[aria-current=location]')).toHaveText(fees ?? '');
  await page.getByRole('searchbox').fill(site.email.privacy);
  await expect(categories.getByRole('link')).toHaveCount(1);
});

test('the search box is above the fold', async ({ page }) => {
  for (const size of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(size);
    await expect(page.getByRole('searchbox')).toBeInViewport({ ratio: 1 });
  }
});

test('the question that the address names is open', async ({ page }) => {
  await page.goto('about:blank');
  await page.goto(`${routes.faq}#who-can-join-as-investor`);
  await expect(page.locator('#who-can-join-as-investor')).toHaveAttribute('open', '');
  await expect(page.locator('#who-can-join-as-investor')).toBeInViewport();
});

test('answers have working links, also in marked matches @arabic', async ({ page }) => {
  const answer = (id: string) => page.locator(`details[id="${id}"]`);
  await answer('register-as-investor').locator('summary').click();
  const privacy = answer('register-as-investor').getByRole('link', { name: policy });
  await expect(privacy).toHaveAttribute('href', routes.privacy);
  await page.getByRole('searchbox').fill(word.toUpperCase());
  const marks = () => page.evaluate(() => CSS.highlights.get('faq-match')?.size);
  await expect.poll(marks).toBeGreaterThan(0);

  await page.getByRole('searchbox').fill(site.email.support);
  const mail = answer('reach-support').getByRole('link', { name: site.email.support });
  await expect(mail).toHaveAttribute('href', `mailto:${site.email.support}`);
  await answer('reach-support').locator(`a[href^="${routes.contact}"]`).click();
  await expect(page).toHaveURL(href({ route: 'contact', subject: 'technical-support' }));
});

test('Pricing and Contact lead to the questions from their text', async ({ page }) => {
  await page.goto(routes.pricing);
  await page.getByRole('main').getByRole('link', { name: planComparison.faq }).click();
  await expect(page.getByRole('heading', { name: fees ?? '' })).toBeInViewport();
  await page.goto(routes.contact);
  await page
    .locator('main section', { hasText: site.email.sales })
    .getByRole('link', { name: menuLabel('faq') })
    .click();
  await expect(page).toHaveURL(routes.faq);
});
