import { By, Key } from 'selenium-webdriver';
import { beforeAll, expect, it } from 'vitest';
import { z } from 'zod';

import { contactForm } from '#content/forms/contact-form.ts';
import { labels } from '#content/labels.ts';
import { formWords } from '#content/forms/form-words.ts';
import { partnerCopy } from '#content/partner.ts';
import { routes } from '#src/routes.ts';
import { type HeldSite, openHeldSite } from '#tests/support/browser/held-site.ts';
import { find, openWebkit, press, untilAwake, type Webkit } from '#tests/support/browser/webkit.ts';

let site: HeldSite;
let webkit: Webkit;

beforeAll(async () => {
  site = await openHeldSite();
  return site.close;
});
beforeAll(async () => {
  webkit = await openWebkit();
  return webkit.close;
});

const see = (selector: string, text?: string) => find(webkit.browser, selector, text);
const pressKey = (key: string) => webkit.browser.actions().sendKeys(key).perform();
const focusedText = () => webkit.browser.switchTo().activeElement().getText();

/** Opens a page and waits until React has taken over this part of it. */
async function open(path: string, part = '#root header') {
  await webkit.browser.get(new URL(path, site.url).href);
  await untilAwake(webkit.browser, await see(part));
}

const messagesSchema = z.array(z.object({ payload: z.record(z.string(), z.unknown()) }));

/** What the platform received from this mail address. */
async function receivedFrom(email: string) {
  const answer = await fetch(`${site.url}/messages`, { headers: { accept: 'application/json' } });
  const messages = messagesSchema.parse(await answer.json());
  return messages.flatMap(({ payload }) => (payload['email'] === email ? [payload] : []));
}

it('walks through the menus of the home page by keyboard', async () => {
  await open(routes.home);
  const trigger = await see('header summary', 'Platform');
  await trigger.sendKeys(Key.ENTER);
  await pressKey(Key.ARROW_DOWN);
  await expect.poll(focusedText).toContain('Qanat 360');
  await pressKey(Key.ARROW_DOWN);
  await expect.poll(focusedText).toContain('Marketplace');
  await pressKey(Key.ESCAPE);
  await expect.poll(focusedText).toBe('Platform');
});

it('changes the page without a reload and searches the questions', async () => {
  await open(routes.home);
  await webkit.browser.executeScript('window.isSameVisit = true');
  await press(await see('footer a', 'FAQ'));
  const box = await see('main input[type=search]');
  expect(await webkit.browser.executeScript('return window.isSameVisit')).toBe(true);
  expect(await webkit.browser.getCurrentUrl()).toBe(new URL(routes.faq, site.url).href);
  await untilAwake(webkit.browser, box);
  await box.sendKeys('success FEE');
  await see('main [role=status]', 'match');
  await see('main mark');
});

it('sends the message dialog, which arrives field by field', async () => {
  const email = `webkit-${Date.now()}@sidra.example`;
  await open(routes.about);
  await press(await see('footer a', labels.sendMessage));
  // It has the focus when it has opened; what is typed before that would be lost.
  await see('dialog[open] :focus');
  const texts = {
    firstName: 'Layla',
    lastName: 'Haddad',
    position: 'Principal',
    company: 'Sidra Partners',
    email,
    phone: '050 123 4567',
    message: 'We are <b>raising</b>.',
  };
  for (const [name, text] of Object.entries(texts)) await (await see(`dialog [name=${name}]`)).sendKeys(text);
  await (await see('dialog [name=contactRole]')).sendKeys('Family office');
  await press(await see('dialog [type=submit]'));
  await see('dialog[open]', formWords.sent.title);
  expect(await receivedFrom(email)).toEqual([
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
});

it('keeps a press on Send until the form’s code has come, sends it with its captcha, and says so (F-E22)', async () => {
  const email = `webkit-form-${Date.now()}@sidra.example`;
  // Not all scripts: WebKit answers its driver only when the page has loaded.
  const release = site.hold(/\/form-section-[^/]*\.js$/);
  await open(`${routes.contact}?subject=Demo%20Request`);
  const texts = { name: 'Noor Haddad', email, company: 'Sidra Partners', message: 'Could we see it?' };
  for (const [name, text] of Object.entries(texts)) await (await see(`form [name=${name}]`)).sendKeys(text);
  await press(await see('form [type=submit]'));
  release();
  await see(`[aria-label="${labels.toast.region}"] li`, contactForm.sent);
  await see('main [role=group]', formWords.sent.text);
  const [{ reCaptchaToken, ...sent } = {}, ...more] = await receivedFrom(email);
  expect(more).toEqual([]);
  expect(reCaptchaToken).toMatch(/^sample\.submit_form\./);
  expect(sent).toEqual({
    name: 'Noor Haddad',
    email,
    userCompany: 'Sidra Partners',
    subject: 'Demo Request',
    message: 'Could we see it?',
  });
});

it('shows a partner its own page, with its projects', async () => {
  const url = new URL(site.url);
  url.hostname = 'acme.localhost';
  await webkit.browser.get(url.href);
  await see('h1', 'Private capital for companies that build and carry');
  await see('article', 'Cold-chain');
  expect(await webkit.browser.findElements(By.css('article'))).toHaveLength(15);
  await press(await see('button', partnerCopy.contactUs));
  await see('dialog[open] form');
});
