import { expect, type Page } from '@playwright/test';

import { consultants } from '#words/pages/consultants.ts';
import { faqSearch } from '#words/faq.ts';
import { labels } from '#words/labels.ts';
import { contactWays } from '#words/forms/contact-ways.ts';
import { type ContactSubject, contactSubjectIds, contactSubjects } from '#content/contact-subjects.ts';
import { contactForm } from '#words/forms/contact-form.ts';
import { contact } from '#words/pages/contact.ts';
import { href, routes } from '#src/routes.ts';
import { fieldOf, openForm, sendButton } from '#tests/support/browser/contact-form.ts';
import { hold } from '#tests/support/browser/hold.ts';
import { openScripted } from '#tests/support/browser/site-script.ts';
import { test } from '#tests/support/browser/test.ts';
import { footerLink } from '#tests/support/browser/visit.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Expects the introduction of this subject, and of no other. */
async function expectIntroduction(page: Page, subject: ContactSubject | undefined): Promise<void> {
  const main = page.getByRole('main');
  const shown = subject ? contactWays[subject] : contact.hero;
  for (const { title } of [contact.hero, ...contactSubjectIds.map((id) => contactWays[id])])
    await expect(main.getByRole('heading', { name: title })).toBeVisible({ visible: title === shown.title });
  await expect(fieldOf(page, 'subject')).toBeVisible();
}

test('an address as other sites link to it selects introduction and subject @arabic', async ({ page }) => {
  await openForm(page, `${routes.contact}?subject=Enterprise%20Sales`);
  await expectIntroduction(page, 'enterprise-sales');
  await expect(fieldOf(page, 'subject')).toHaveValue(contactSubjects['enterprise-sales']);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('introduction and subject change with each navigation', async ({ page }) => {
  await openScripted(page, routes.faq);
  await page.getByRole('main').getByRole('link', { name: faqSearch.support }).first().click();
  await expectIntroduction(page, 'technical-support');
  await page.getByRole('banner').getByRole('link', { name: labels.bookDemo }).click();
  await expectIntroduction(page, 'demo-request');
  await expect(fieldOf(page, 'subject')).toHaveValue('Demo Request');
  await footerLink(page, 'contact').click();
  await expectIntroduction(page, undefined);
});

test('the form is named after the demo before its code has loaded, until another subject is chosen', async ({
  page,
}) => {
  const release = await hold(page, '**/assets/entry-client-*.js');
  await page.goto(href({ route: 'contact', subject: 'demo-request' }));
  const title = page.locator('#message').getByRole('heading');
  await expect(title).toHaveAccessibleName(contactForm.demo);
  await expect(sendButton(page)).toHaveAccessibleName(contactForm.demo);
  await expect(fieldOf(page, 'subject')).toBeHidden();
  release();
  await expect(fieldOf(page, 'subject')).toBeVisible();
  await expect(title).toHaveAccessibleName(contactForm.demo);
  await fieldOf(page, 'subject').selectOption('Technical Support');
  await expect(title).toHaveAccessibleName(contactForm.heading);
  await expect(sendButton(page)).toHaveAccessibleName(contactForm.heading);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a link selects its introduction', async ({ page }) => {
    await page.goto(routes.consultants);
    const link = consultants.hero.actions[0]?.label ?? '';
    await page.getByRole('main').getByRole('link', { name: link }).first().click();
    const { title } = contactWays['general-inquiry'];
    await expect(page.getByRole('heading', { name: title, level: 2 })).toBeInViewport();
    await expect(page.getByRole('heading', { name: contact.hero.title })).toBeHidden();
    await expect(page.getByText(contactForm.withoutForm.title)).toBeVisible();
  });
});
