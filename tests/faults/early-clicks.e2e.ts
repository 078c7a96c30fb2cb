import { expect, type Page } from '@playwright/test';

import { filmWords } from '#words/film-words.ts';
import { labels } from '#words/labels.ts';
import { messageForm } from '#words/forms/message-form.ts';
import { partnerCopy } from '#words/partner.ts';
import { home } from '#words/pages/home.ts';
import { site } from '#content/site.ts';
import { routes } from '#src/routes.ts';
import { newAddress, receivedFrom } from '#tests/support/browser/contact-form.ts';
import { hold } from '#tests/support/browser/hold.ts';
import { untilScripted } from '#tests/support/browser/site-script.ts';
import { fieldOf, fillMessage, messageDialog, sendButton } from '#tests/support/browser/message-dialog.ts';
import { atPartner } from '#tests/support/browser/partner.ts';
import { watchProblems } from '#tests/support/browser/problems.ts';
import { test } from '#tests/support/browser/test.ts';

const { errors } = messageForm;

async function fillEarly(page: Page): Promise<void> {
  await fieldOf(page, 'firstName').fill('Layla');
  await fieldOf(page, 'phone').fill('+44 20 7946 0000');
  await fieldOf(page, 'message').fill('We are raising.');
}

test('tabs and slides respond before the scripts have loaded @firefox', async ({ page }) => {
  const release = await hold(page, '**/*.js');
  await page.goto(routes.home, { waitUntil: 'domcontentloaded' });
  const tabs = page.getByRole('tablist', { name: home.products.tabsLabel }).getByRole('tab');
  const firstPanel = page.locator(`#${home.products.tabs.at(0)?.id}`);
  await tabs.last().click();
  const expectLast = async () => {
    await expect(tabs.last()).toHaveAttribute('aria-selected', 'true');
    await expect(tabs.first()).toHaveAttribute('aria-selected', 'false');
    await expect(page.locator('#marketplace')).toBeVisible();
    await expect(firstPanel).toBeHidden();
  };
  await expectLast();
  const [first, second] = home.products.tabs.at(-1)?.slides ?? [];
  const slides = page.locator('#marketplace');
  const dot = (label = '') => slides.getByRole('button', { name: label });
  await slides.getByRole('button', { name: labels.slideshow.next }).click();
  const expectSecond = async () => {
    await expect(slides.locator('figcaption', { hasText: second?.label ?? '' })).toBeVisible();
    await expect(slides.locator('figcaption', { hasText: first?.label ?? '' })).toBeHidden();
    await expect(dot(second?.label)).toHaveAttribute('aria-current', 'true');
    await expect(dot(first?.label)).toHaveAttribute('aria-current', 'false');
  };
  await expectSecond();
  release();
  await untilScripted(page);
  await expectLast();
  await expectSecond();
  await dot(first?.label).click();
  await expect(dot(first?.label)).toHaveAttribute('aria-current', 'true');
  await tabs.first().click();
  await expect(firstPanel).toBeVisible();
  await expect(page.locator('#marketplace')).toBeHidden();
});

test('a film opens, closes and opens again without the scripts (F-E22, F-E23)', async ({ page }) => {
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(routes.home, { waitUntil: 'domcontentloaded' });
  const opener = page.getByRole('button', { name: home.hero.watchVideo });
  const dialog = page.getByRole('dialog', { name: filmWords.explainer.title });
  await opener.click();
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: labels.close }).click();
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
});

test('text typed into the message dialog before the scripts have loaded is kept (F-E22)', async ({
  page,
}) => {
  const problems = await watchProblems(page);
  await page.setViewportSize({ width: 390, height: 844 });
  const release = await hold(page, '**/*.js');
  await page.goto(routes.contact, { waitUntil: 'domcontentloaded' });
  await page.getByRole('contentinfo').getByRole('button', { name: labels.sendMessage }).click();
  await expect(messageDialog(page)).toHaveAccessibleName(labels.sendMessage);
  await fillEarly(page);
  await sendButton(page).click();
  release();
  await expect(fieldOf(page, 'lastName')).toHaveAccessibleDescription(errors.lastName.missing);
  await expect(fieldOf(page, 'firstName')).toHaveValue('Layla');
  await expect(fieldOf(page, 'message')).toHaveValue('We are raising.');
  await expect(fieldOf(page, 'phone')).toHaveValue('+44 20 7946 0000');
  await expect(
    messageDialog(page).locator('[name=phone][aria-invalid], [name=firstName][aria-invalid]'),
  ).toHaveCount(0);
  await expect(messageDialog(page).getByLabel(messageForm.phone.country, { exact: true })).toHaveValue('GB');
  await expect(page).toHaveURL(routes.contact);
  expect(problems).toEqual([]);
});

test("a partner's first press, before the site's script has come, is sent as a demo, another button's as a message (F-E22)", async ({
  page,
  request,
  baseURL,
}) => {
  const release = await hold(page, '**/assets/entry-client-*.js');
  await page.goto(atPartner(baseURL, 'acme'));
  for (const [opener, type] of [
    [page.getByRole('main').getByRole('button', { name: partnerCopy.contactUs }), 'demo'],
    [page.getByRole('contentinfo').getByRole('button', { name: labels.sendMessage }), 'contact'],
  ] as const) {
    const email = newAddress();
    await opener.click();
    release();
    await fillMessage(page, email);
    await sendButton(page).click();
    await messageDialog(page).getByRole('button', { name: messageForm.done }).click();
    expect(await receivedFrom(request, email)).toMatchObject([{ type, role: 'partner' }]);
  }
});

test('the message dialog opens, closes and keeps typed text without the scripts (F-E23)', async ({
  page,
}) => {
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(routes.product, { waitUntil: 'domcontentloaded' });
  const opener = page.getByRole('contentinfo').getByRole('button', { name: labels.sendMessage });
  await opener.click();
  await fillEarly(page);
  await expect(messageDialog(page).getByText(messageForm.unreached)).toBeVisible();
  await expect(messageDialog(page).getByRole('link', { name: site.email.general })).toBeVisible();
  await messageDialog(page).getByRole('button', { name: labels.close }).click();
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(fieldOf(page, 'firstName')).toHaveValue('Layla');
  await expect(page).toHaveURL(routes.product);
});

test('no early click is lost on slow 3G and a slow processor (F-E21)', async ({ page }) => {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.enable');
  const slow3g = { latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
  await browser.send('Network.emulateNetworkConditions', { offline: false, ...slow3g });
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(routes.founders, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.getByText(/^Step 2 of \d$/)).toBeVisible({ timeout: 40_000 });

  await page.goto(routes.founders, { waitUntil: 'commit' });
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
  await expect(page).toHaveURL(routes.pricing);
});
