import { expect, type Page } from '@playwright/test';

import { contactForm } from '#words/forms/contact-form.ts';
import { site } from '#content/site.ts';
import { routes } from '#src/routes.ts';
import { atFaultyHost, setApiFault } from '#tests/support/browser/partner.ts';
import { axeViolations } from '#tests/support/browser/axe.ts';
import {
  countPosts,
  expectCleared,
  expectKept,
  fillForm,
  formOf,
  newAddress,
  openForm,
  sendButton,
} from '#tests/support/browser/contact-form.ts';
import { test } from '#tests/support/browser/test.ts';

test.describe.configure({ mode: 'serial' });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const unavailable = (page: Page) => formOf(page).getByText(contactForm.unavailable.title);

test('a form without the captcha sends nothing, shows the mail address and can be sent later (R5.2, F-T1, F-T2)', async ({
  page,
  request,
  baseURL,
}) => {
  await setApiFault(request, { endpoint: 'captcha', mode: '404' });
  const errors = watchErrors(page);
  const posts = countPosts(page);
  const email = newAddress();
  await openForm(page, atFaultyHost(baseURL, routes.contact));
  await fillForm(page, email);
  await sendButton(page).click();
  await expect(unavailable(page)).toBeVisible();
  await expect(formOf(page).getByRole('link', { name: site.email.general })).toHaveAttribute(
    'href',
    /^mailto:hello@.*Could%20we%20see%20the%20data%20room/,
  );
  await expectKept(page, email);
  expect(posts()).toBe(0);
  expect(errors.join()).toContain('The captcha is not available, so nothing was sent');
  expect(await axeViolations(page)).toEqual([]);

  await setApiFault(request, {
    ...{ endpoint: 'captcha', mode: 'answer', contentType: 'text/javascript' },
    body: `window.grecaptcha = { ready: (done) => done(), execute: () => Promise.resolve('token') };`,
  });
  await sendButton(page).click();
  await expectCleared(page);
});

test('a captcha that does not arrive within ten seconds is unavailable (F-T2)', async ({
  page,
  request,
  baseURL,
}) => {
  await setApiFault(request, { endpoint: 'captcha', mode: 'hang' });
  await page.clock.install();
  await openForm(page, atFaultyHost(baseURL, routes.contact));
  await fillForm(page, newAddress());
  await sendButton(page).click();
  await page.clock.runFor(10_500);
  await expect(unavailable(page)).toBeVisible();
  await expect(sendButton(page)).toBeEnabled();
});

function watchErrors(page: Page): readonly string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return errors;
}
