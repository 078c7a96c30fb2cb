import { expect, type Page } from '@playwright/test';

import { contactForm } from '#words/forms/contact-form.ts';
import { formWords } from '#words/forms/form-words.ts';
import { labels } from '#words/labels.ts';
import { platformToday } from '#words/pages/about.ts';
import { partnerCopy } from '#words/partner.ts';
import { feeCalculator } from '#words/pricing-plans.ts';
import { routes } from '#src/routes.ts';
import {
  expectCleared,
  fieldOf,
  fillForm,
  formOf,
  newAddress,
  sendButton,
  toast,
} from '#tests/support/browser/contact-form.ts';
import { openScripted, untilIslandsAwake, untilAwake } from '#tests/support/browser/site-script.ts';
import {
  fieldOf as dialogFieldOf,
  fillMessage,
  sendButton as dialogSendButton,
} from '#tests/support/browser/message-dialog.ts';
import { atPartner } from '#tests/support/browser/partner.ts';
import { watchProblems } from '#tests/support/browser/problems.ts';
import { scrollThrough } from '#tests/support/browser/scrolling.ts';
import { test } from '#tests/support/browser/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Does to the document what the translator of a browser does: replaces the text nodes of React. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      if (!text.textContent?.trim() || text.parentElement?.closest('script, style, select, textarea'))
        continue;
      // Translators use `font`, which nothing styles; another bare element replaces it.
      const [outer, inner] = [document.createElement('span'), document.createElement('span')];
      inner.textContent = text.textContent;
      outer.append(inner);
      text.parentElement?.replaceChild(outer, text);
    }
  });

/** The texts that the search marks. */
const marked = (page: Page) =>
  page.evaluate(() =>
    [...(CSS.highlights.get('faq-match') ?? [])].flatMap((range) =>
      range instanceof Range ? range.toString().toLowerCase() : [],
    ),
  );

const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true });

test('translated tabs and search results still update (F-E8)', async ({ page }) => {
  const problems = await watchProblems(page);
  await openScripted(page, routes.home);
  await scrollThrough(page);
  await untilIslandsAwake(page);
  await translate(page);
  await page.locator('[aria-controls=marketplace]').click();
  await expect(page.locator('#marketplace')).toBeVisible();

  await footerLink(page, 'FAQ').click();
  await expect(page).toHaveURL(routes.faq);
  const [box, questions] = [page.getByRole('searchbox'), page.locator('main details:visible')];
  await untilAwake(box);
  const all = await questions.count();
  await translate(page);
  await box.fill('success');
  await expect.poll(() => marked(page)).toContain('success');
  await translate(page);
  await box.fill('success fee');
  await expect.poll(() => marked(page)).toContain('success fee');
  const found = await questions.count();
  await expect(page.getByText(/^\d+ questions? match/)).toContainText(String(found));
  await box.fill('zeppelin');
  await translate(page);
  await page.getByRole('button', { name: 'Clear search' }).last().click();
  await expect(questions).toHaveCount(all);
  await expect.poll(() => marked(page)).toEqual([]);
  expect(problems).toEqual([]);
});

test('forms that a translator has changed validate, count and send (F-E8)', async ({ page }) => {
  const problems = await watchProblems(page);
  await openScripted(page, routes.contact);
  await untilAwake(formOf(page));
  const opener = page.getByRole('contentinfo').getByRole('button', { name: labels.sendMessage });
  await opener.click();
  await expect(dialogFieldOf(page, 'contactRole').locator('option')).not.toHaveCount(1);
  await page.keyboard.press('Escape');
  await translate(page);
  await sendButton(page).click();
  await expect(fieldOf(page, 'name')).toHaveAccessibleDescription(contactForm.errors.name.missing);
  await translate(page);
  await fieldOf(page, 'message').fill('x'.repeat(240));
  await expect(formOf(page).getByText('10 characters left').first()).toBeVisible();
  await translate(page);
  await fieldOf(page, 'message').fill('x'.repeat(251));
  await expect(formOf(page).getByText('1 character too many').first()).toBeVisible();
  await fillForm(page, newAddress());
  await sendButton(page).click();
  await expect(toast(page, contactForm.sent)).toBeVisible();
  await translate(page);
  await expectCleared(page);

  await opener.click();
  await dialogSendButton(page).click();
  await expect(dialogFieldOf(page, 'firstName')).toHaveAttribute('aria-invalid', 'true');
  await fillMessage(page, newAddress());
  await translate(page);
  await dialogSendButton(page).click();
  await expect(page.getByRole('dialog', { name: formWords.sent.title })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(problems).toEqual([]);
});

test("a partner's projects and the workflow still update when translated (F-E8)", async ({
  page,
  baseURL,
}) => {
  const problems = await watchProblems(page);
  await page.goto(atPartner(baseURL, 'acme'));
  const filter = page.getByRole('group', { name: partnerCopy.projects.filter });
  const count = page.getByRole('region', { name: partnerCopy.projects.heading }).getByRole('status').first();
  await expect(page.getByRole('article').first()).toBeVisible();
  await translate(page);
  const before = await count.textContent();
  await filter.getByRole('button').last().click();
  await expect(count).not.toHaveText(before ?? '');
  await expect(filter.getByRole('button').last()).toHaveAttribute('aria-pressed', 'true');

  await openScripted(page, routes.fundraisers);
  await scrollThrough(page);
  await untilIslandsAwake(page);
  await translate(page);
  const steps = page.getByRole('button', { name: /^Step \d+: / });
  await steps.last().click();
  await expect(page.getByRole('button', { name: labels.workflow.next, exact: true })).toBeDisabled();
  expect(problems).toEqual([]);
});

test('a translated page still computes fees, and receives the figures of the platform (F-E8)', async ({
  page,
}) => {
  const problems = await watchProblems(page);
  await openScripted(page, routes.pricing);
  const amount = page.getByRole('textbox', { name: feeCalculator.labels.amount });
  await untilAwake(amount);
  await translate(page);
  const answer = page.getByRole('main').locator('dd[aria-live]');
  await amount.fill('5,000,000');
  await expect(answer).toHaveText(/100,000.*250,000/);
  await amount.fill('five');
  await expect(page.getByText(feeCalculator.labels.unreadable)).toBeVisible();
  await amount.fill('20,000,000');
  await expect(answer).toHaveText(/400,000.*1,000,000/);
  await expect(page.getByText(feeCalculator.labels.unreadable)).toBeHidden();

  await openScripted(page, routes.about);
  await translate(page);
  const figures = page.getByRole('region', { name: platformToday.heading });
  await figures.scrollIntoViewIfNeeded();
  await expect(figures.getByText('2,618')).toBeVisible();
  expect(problems).toEqual([]);
});
