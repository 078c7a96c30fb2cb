import { expect, type Page } from '@playwright/test';

import { partnerCheck } from '#content/partner-check.ts';
import { site } from '#content/site.ts';
import { PARTNER_CHECK } from '#src/routes.ts';
import { axeViolations } from '#tests/support/browser/axe.ts';
import { untilAwake } from '#tests/support/browser/site-script.ts';
import { expectFits } from '#tests/support/browser/layout.ts';
import { atPartner } from '#tests/support/browser/partner.ts';
import { watchProblems } from '#tests/support/browser/problems.ts';
import { test } from '#tests/support/browser/test.ts';

const { errors, findings, form, results } = partnerCheck;
const field = (page: Page) => page.getByRole('textbox', { name: form.label });
const titled = (page: Page, name: string) => page.getByRole('heading', { name });

async function open(page: Page): Promise<void> {
  await page.goto(PARTNER_CHECK);
  await untilAwake(field(page));
}

async function check(page: Page, host: string): Promise<void> {
  await field(page).fill(host);
  await page.keyboard.press('Enter');
}

test('the findings take the focus, and a good partner has none to fix', async ({ page }) => {
  const problems = await watchProblems(page);
  await open(page);
  await check(page, 'acme');
  await expect(page.getByText(results.title.replace('{host}', `acme.${site.brandHost}`))).toBeFocused();
  await expect(titled(page, findings.accentReadable.title)).toBeVisible();
  await expect(page.getByText(results.levels.mend)).toHaveCount(0);
  expect(problems).toEqual([]);
});

test('the host of the address is checked at once; its findings fit and pass axe', async ({ page }) => {
  await page.goto(`${PARTNER_CHECK}?host=empty`);
  await expect(titled(page, findings.logoMissing.title)).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  for (const width of [1440, 390]) await expectFits(page, width);
});

test('a failing platform and an unknown partner have different errors', async ({ page }) => {
  await open(page);
  const answers = [
    ['nobody', errors.unknown.replace('{name}', 'nobody')],
    ['broken', errors.status.replace('{status}', '500')],
    ['html', errors.body],
    ['offline', errors.network],
    [`www.${site.brandHost}.evil.test`, errors.foreign],
  ] as const;
  for (const [typed, words] of answers) {
    await check(page, typed);
    await expect(field(page)).toHaveAccessibleDescription(`${form.hint} ${words}`);
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue(typed);
  }
  await check(page, 'gone');
  await expect(titled(page, findings.redirect.title)).toBeVisible();
});

test('a partner’s host checks itself, with its brand', async ({ page, baseURL }) => {
  await page.goto(atPartner(baseURL, 'oasis', PARTNER_CHECK));
  await expect(page.getByText(results.title.replace('{host}', new URL(page.url()).host))).toBeVisible();
  await expect(page.getByRole('banner').getByText(site.name, { exact: true })).toBeHidden();
});

test('the check is unlisted and noindex, and explains that it needs script', async ({
  browser,
  page,
  request,
}) => {
  for (const file of ['/sitemap.xml', '/llms.txt', '/', '/404', '/pricing']) {
    expect(await (await request.get(file)).text()).not.toContain('partner-check');
  }
  expect((await request.get('/ar/partner-check')).status()).toBe(404);
  await page.goto(PARTNER_CHECK);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const still = await context.newPage();
  await still.goto(page.url());
  await expect(still.locator('main noscript p')).toHaveText(form.noScript);
  await expect(still.getByRole('textbox', { name: form.label })).toHaveCount(0);
  await context.close();
});
