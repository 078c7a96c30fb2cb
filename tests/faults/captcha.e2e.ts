import { expect, type Page } from '@playwright/test';

import { contactForm } from '#words/forms/contact-form.ts';
import { site } from '#content/site.ts';
import { routes } from '#src/routes.ts';
import { atFaultyHost, setApiFault } from '#tests/support/browser/api-fault.ts';
import { axeFaults } from '#tests/support/browser/axe.ts';
import {
  countPosts,
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

/** A script that loads well and then keeps somebody waiting, or refuses. */
const script = (execute: string) =>
  ({
    endpoint: 'captcha',
    mode: 'answer',
    status: 200,
    contentType: 'text/javascript',
    body: `window.grecaptcha = { ready: (done) => done(), execute: ${execute} };`,
  }) as const;

const faults = {
  'is missing': { endpoint: 'captcha', mode: '404' },
  'is a page of HTML': { endpoint: 'captcha', mode: 'html' },
  'is an empty file': { endpoint: 'captcha', mode: 'blank' },
  'does not arrive': { endpoint: 'captcha', mode: 'hang' },
  rejects: script("() => Promise.reject(new Error('expired'))"),
  'never answers': script('() => new Promise(() => {})'),
  'gives no token': script('() => Promise.resolve(null)'),
} as const;

const isSlow = (name: string) => name === 'does not arrive' || name === 'never answers';

for (const [name, fault] of Object.entries(faults)) {
  test(`where the captcha ${name} nothing is sent, and the form shows the mail address (F-T1, F-T2)`, async ({
    page,
    request,
    baseURL,
  }) => {
    await setApiFault(request, fault);
    const errors = watchErrors(page);
    const posts = countPosts(page);
    if (isSlow(name)) await page.clock.install();
    const email = newAddress();
    await openForm(page, atFaultyHost(baseURL, routes.contact));
    await fillForm(page, email);
    await sendButton(page).click();
    if (isSlow(name)) await page.clock.runFor(10_500);
    await expect(formOf(page).getByText(contactForm.unavailable.title)).toBeVisible();
    await expect(formOf(page).getByRole('link', { name: site.email.general })).toHaveAttribute(
      'href',
      /^mailto:hello@.*Could%20we%20see%20the%20data%20room/,
    );
    await expectKept(page, email);
    await expect(sendButton(page)).toBeEnabled();
    expect(posts()).toBe(0);
    expect(errors.join()).toContain('The captcha is not available, so nothing was sent');
    if (name === 'is missing') expect(await axeFaults(page)).toEqual([]);
  });
}

test('a captcha that comes back is used at the next attempt (F-T2)', async ({ page, request, baseURL }) => {
  await setApiFault(request, faults['is missing']);
  await openForm(page, atFaultyHost(baseURL, routes.contact));
  await fillForm(page, newAddress());
  await sendButton(page).click();
  await expect(formOf(page).getByText(contactForm.unavailable.title)).toBeVisible();
  await setApiFault(request, script("() => Promise.resolve('token')"));
  await sendButton(page).click();
  await expect(page.getByText(contactForm.sent).first()).toBeVisible();
  await expect(formOf(page).getByText(contactForm.unavailable.title)).toBeHidden();
});

function watchErrors(page: Page): readonly string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return errors;
}
