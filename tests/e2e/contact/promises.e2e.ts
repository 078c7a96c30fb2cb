import { expect, type Page } from '@playwright/test';

import { consultants } from '#words/pages/consultants.ts';
import { faqSearch } from '#words/faq.ts';
import { labels } from '#words/labels.ts';
import { contactWays } from '#words/forms/contact-ways.ts';
import { type ContactSubject, contactSubjectIds, contactSubjects } from '#content/contact-subjects.ts';
import { contactForm } from '#words/forms/contact-form.ts';
import { formWords } from '#words/forms/form-words.ts';
import { contact } from '#words/pages/contact.ts';
import { href, routes } from '#src/routes.ts';
import { axeFaults } from '#tests/support/browser/axe.ts';
import {
  fieldOf,
  fillForm,
  formOf,
  newAddress,
  openForm,
  sendButton,
  toast,
  writeAnother,
} from '#tests/support/browser/contact-form.ts';
import { hold } from '#tests/support/browser/hold.ts';
import { openHydrated, untilTakenOver } from '#tests/support/browser/hydration.ts';
import { expectFits } from '#tests/support/browser/layout.ts';
import { test } from '#tests/support/browser/test.ts';
import { footerLink } from '#tests/support/browser/visit.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const general = { title: contact.hero.title, next: contact.sections.next };

/** Claims that the page keeps one promise, with its next steps, and no other. */
async function expectPromise(page: Page, subject: ContactSubject | undefined): Promise<void> {
  const main = page.getByRole('main');
  const { title, next } = subject ? contactWays[subject] : general;
  await expect(main.getByRole('heading', { level: 2, name: title })).toBeVisible();
  await expect(main.getByRole('heading', { name: next.heading })).toBeVisible();
  for (const other of [general, ...contactSubjectIds.map((one) => contactWays[one])]) {
    if (other.title === title) continue;
    await expect(main.getByRole('heading', { name: other.title })).toBeHidden();
    await expect(main.getByRole('heading', { name: other.next.heading })).toBeHidden();
  }
  await expect(fieldOf(page, 'subject')).toBeVisible();
}

for (const subject of contactSubjectIds) {
  test(`a link about ${subject} arrives at its own heading, text and steps, with that subject @arabic`, async ({
    page,
  }) => {
    await openForm(page, href({ route: 'contact', subject }));
    await expectPromise(page, subject);
    await expect(page.getByRole('heading', { name: contactWays[subject].title })).toBeInViewport();
    await expect(fieldOf(page, 'subject')).toHaveValue(contactSubjects[subject]);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    expect(await axeFaults(page)).toEqual([]);
    for (const width of [320, 390, 820, 1440]) await expectFits(page, width);
  });
}

test('an address without the place, as other sites have it, keeps the promise too', async ({ page }) => {
  await openForm(page, `${routes.contact}?subject=Enterprise%20Sales`);
  await expectPromise(page, 'enterprise-sales');
  await expect(fieldOf(page, 'subject')).toHaveValue('Enterprise Sales');
});

test('from page to page each promise takes the place of the one before', async ({ page }) => {
  await openHydrated(page, routes.faq);
  await page.getByRole('main').getByRole('link', { name: faqSearch.support }).first().click();
  await expectPromise(page, 'technical-support');
  await page.getByRole('banner').getByRole('link', { name: labels.bookDemo }).click();
  await expectPromise(page, 'demo-request');
  await expect(fieldOf(page, 'subject')).toHaveValue('Demo Request');
  await footerLink(page, 'contact').click();
  await expectPromise(page, undefined);
  await page.goBack();
  await expectPromise(page, 'demo-request');
});

test('the built page gives way to another promise as well, and back', async ({ page }) => {
  await openForm(page, href({ route: 'contact', subject: 'technical-support' }));
  await footerLink(page, 'contact').click();
  await expectPromise(page, undefined);
  await expect(fieldOf(page, 'subject')).toHaveValue('Technical Support');
  await page.goBack();
  await expectPromise(page, 'technical-support');
});

test('a demo is requested by name, before the form works too, and the subject can be changed', async ({
  page,
}) => {
  const release = await hold(page, '**/form-section-*.js');
  await page.goto(href({ route: 'contact', subject: 'demo-request' }));
  const title = page.locator('#message').getByRole('heading');
  await expect(title).toHaveAccessibleName(contactForm.demo);
  await expect(sendButton(page)).toHaveAccessibleName(contactForm.demo);
  await expect(fieldOf(page, 'subject')).toBeHidden();
  release();
  await expect(fieldOf(page, 'subject')).toBeVisible();
  await expect(fieldOf(page, 'subject')).toHaveValue('Demo Request');
  await expect(title).toHaveAccessibleName(contactForm.demo);

  await fieldOf(page, 'subject').selectOption('Technical Support');
  await expect(title).toHaveAccessibleName(contactForm.heading);
  await expect(sendButton(page)).toHaveAccessibleName(contactForm.heading);
});

test('the lines below the form are drawn whole, and fade in where they begin', async ({ page }) => {
  await page.goto(routes.contact);
  const course = page.getByRole('main').locator('section:visible > div:has(> svg[viewBox])').first();
  for (const width of [1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const box = await course.boundingBox();
    expect(box && box.width / box.height).toBeCloseTo(1440 / 420, 1);
    await expect(course).toHaveCSS('mask-image', /^linear-gradient/);
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a link arrives at what it promised', async ({ page }) => {
    await page.goto(routes.consultants);
    await page
      .getByRole('main')
      .getByRole('link', { name: consultants.hero.actions[0]?.label ?? '' })
      .first()
      .click();
    await expect(
      page.getByRole('heading', { name: contactWays['general-inquiry'].title, level: 2 }),
    ).toBeInViewport();
    await expect(page.getByRole('heading', { name: contact.hero.title })).toBeHidden();
    await expect(page.getByText(contactForm.withoutForm.title)).toBeVisible();
  });
});

test('on a phone the heading of a message that was sent is in view', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openForm(page, routes.contact);
  await fillForm(page, newAddress());
  await sendButton(page).click();
  const heading = page.getByRole('heading', { name: formWords.sent.title });
  await expect(heading).toBeInViewport({ ratio: 1 });
  const header = await page.getByRole('banner').boundingBox();
  const box = await heading.boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual(header?.height ?? 844);
});

test('a message sent from the page is confirmed in full, beside the toast', async ({ page }) => {
  await openForm(page, href({ route: 'contact', subject: 'demo-request' }));
  await fillForm(page, newAddress());
  await sendButton(page).click();
  const confirmation = page.getByRole('main').getByRole('group', { name: formWords.sent.title });
  await expect(confirmation).toContainText(formWords.sent.text);
  await expect(confirmation).toBeFocused();
  await expect(confirmation).toBeInViewport();
  await expect(page.getByRole('heading', { name: formWords.sent.title })).toBeVisible();
  await expect(toast(page, contactForm.sent)).toBeVisible();
  await expect(formOf(page)).toBeHidden();
  expect(await axeFaults(page)).toEqual([]);
  for (const width of [320, 390, 820, 1440]) await expectFits(page, width);

  await writeAnother(page);
  await expect(confirmation).toHaveCount(0);
  await untilTakenOver(formOf(page));
  await expectPromise(page, undefined);
  await expect(fieldOf(page, 'subject')).toHaveValue('General Inquiry');
});
