import { expect, type Locator, test } from '@playwright/test';

import { contactForm } from '#content/forms/contact-form.ts';
import { labels } from '#content/labels.ts';
import { partnerCopy } from '#content/partner.ts';
import { routes } from '#src/routes.ts';
import {
  expectCleared,
  fillForm,
  newAddress,
  openForm,
  receivedFrom as formsFrom,
  sendButton as formButton,
  toast,
} from '#tests/support/browser/contact-form.ts';
import { hold } from '#tests/support/browser/hold.ts';
import { openHydrated, untilTakenOver } from '#tests/support/browser/hydration.ts';
import {
  fillMessage,
  messageDialog,
  receivedFrom,
  sendButton,
} from '#tests/support/browser/message-dialog.ts';
import { atPartner } from '#tests/support/browser/partner.ts';
import { watchProblems } from '#tests/support/browser/problems.ts';
import { expectSameVisit, markVisit } from '#tests/support/browser/visit.ts';

/** By keys: what Playwright's `fill` does over BiDi sets the value behind React's back, as no person can. */
const typeIn = (field: Locator, text: string) => field.pressSequentially(text);

test('the menus of the home page are walked through and closed by keyboard', async ({ page }) => {
  const problems = await watchProblems(page);
  await openHydrated(page, routes.home);
  const menu = page.getByRole('navigation', { name: 'Main' }).locator('details', { hasText: 'Platform' });
  await menu.locator('summary').focus();
  await page.keyboard.press('ArrowDown');
  await expect(menu.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(menu.getByRole('link').nth(1)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toHaveJSProperty('open', false);
  await expect(menu.locator('summary')).toBeFocused();
  expect(problems).toEqual([]);
});

test('a link changes the page without a reload, the questions are searched, and the way back leads to the place left', async ({
  page,
}) => {
  await openHydrated(page, routes.home);
  await markVisit(page);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' });
  await page.evaluate(() => {
    const note = () => (document.documentElement.dataset['left'] = String(scrollY));
    addEventListener('click', note, { capture: true, once: true });
  });
  await link.click();
  await expect(page).toHaveURL(routes.faq);
  await expect(page).toHaveTitle(/FAQ|questions/i);
  const box = page.getByRole('searchbox');
  await untilTakenOver(box);
  await typeIn(box, 'success FEE');
  await expect(page.getByText(/^\d+ questions? match/)).toBeVisible();
  await expect(page.locator('mark').first()).toHaveText(/success fee/i);
  await page.goBack();
  await expect(page).toHaveURL(routes.home);
  const distance = () => Math.abs(scrollY - Number(document.documentElement.dataset['left']));
  await expect.poll(() => page.evaluate(distance)).toBeLessThan(2);
  await expectSameVisit(page);
});

test('a message of the dialog arrives field by field', async ({ page, request }) => {
  const problems = await watchProblems(page);
  const email = `firefox-${Date.now()}@sidra.example`;
  await openHydrated(page, routes.about);
  await page.getByRole('contentinfo').getByRole('link', { name: labels.sendMessage }).click();
  await fillMessage(page, email, 'We are <b>raising</b>.', typeIn);
  await sendButton(page).click();
  await expect(page.getByRole('dialog', { name: 'Message Sent' })).toBeVisible();
  expect(await receivedFrom(request, email)).toEqual([
    {
      name: 'Layla Haddad',
      email,
      message: 'We are <b>raising</b>.',
      userCompany: 'Sidra Partners',
      userPosition: 'Principal',
      phoneDto: { number: '+971501234567', countryCode: 'AE' },
      type: 'contact',
      role: 'visitor',
      userContactRole: 'role-family-office',
    },
  ]);
  expect(problems).toEqual([]);
});

test('the contact form arrives with its captcha, a toast says so, and the form is cleared', async ({
  page,
  request,
}) => {
  const problems = await watchProblems(page);
  const email = newAddress();
  await openForm(page, `${routes.contact}?subject=Demo%20Request`);
  await fillForm(page, email);
  await formButton(page).click();
  await expect(toast(page, contactForm.sent)).toBeVisible();
  await expectCleared(page);
  expect(await formsFrom(request, email)).toEqual([
    {
      name: 'Noor Haddad',
      email,
      userCompany: 'Sidra Partners',
      subject: 'Demo Request',
      message: 'Could we see the data room?',
      reCaptchaToken: expect.stringMatching(/^sample\.submit_form\./),
    },
  ]);
  expect(problems).toEqual([]);
});

test('a press before any script has come is answered, once, when it comes (F-E22)', async ({ page }) => {
  const release = await hold(page, '**/*.js');
  await page.goto(routes.founders, { waitUntil: 'domcontentloaded' });
  await page.getByRole('button', { name: labels.workflow.next, exact: true }).click();
  await expect(page.getByText(/^Step 1 of \d$/)).toBeVisible();
  release();
  await expect(page.getByText(/^Step 2 of \d$/)).toBeVisible();
});

test('a partner’s page is its own, with its projects', async ({ page, baseURL }) => {
  const problems = await watchProblems(page);
  await page.goto(atPartner(baseURL, 'acme'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Private capital for companies that build and carry',
  );
  const projects = page.getByRole('group', { name: partnerCopy.projects.strip }).getByRole('article');
  await expect(projects).toHaveCount(15);
  await page.getByRole('button', { name: partnerCopy.contactUs }).click();
  await expect(messageDialog(page)).toBeVisible();
  expect(problems).toEqual([]);
});
