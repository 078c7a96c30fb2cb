import { expect, type Page } from '@playwright/test';

import { partnerCheck } from '#content/partner-check/partner-check.ts';
import { site } from '#content/site.ts';
import { axeFaults } from '#tests/support/browser/axe.ts';
import { expectFits } from '#tests/support/browser/layout.ts';
import { untilTakenOver } from '#tests/support/browser/hydration.ts';
import { atPartner } from '#tests/support/browser/partner.ts';
import { watchProblems } from '#tests/support/browser/problems.ts';
import { test } from '#tests/support/browser/test.ts';

const { host, config, results } = partnerCheck;
const field = (page: Page, label: string) => page.getByRole('textbox', { name: label });
const found = (page: Page) => page.getByRole('heading', { name: results.title });

async function open(page: Page, address = '/partner-check'): Promise<void> {
  await page.goto(address);
  // What is pasted before hydration would be sent nowhere.
  await untilTakenOver(page.getByRole('button', { name: config.submit }));
}

async function paste(page: Page, text: string): Promise<void> {
  await field(page, config.label).fill(text);
  await page.getByRole('button', { name: config.submit }).click();
}

test('a host is asked about with the keyboard alone, and shown at two widths', async ({ page }) => {
  const problems = await watchProblems(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page);
  await field(page, host.label).focus();
  await page.keyboard.type('acme');
  await page.keyboard.press('Enter');
  await expect(found(page)).toBeFocused();
  await expect(page.getByText(`acme.${site.brandHost}`, { exact: false }).last()).toBeVisible();
  await expect(page.getByRole('heading', { name: results.levels.mend })).toHaveCount(0);

  for (const [index, widthPx] of [1440, 390].entries()) {
    const frame = page.locator('iframe').nth(index).contentFrame();
    await expect(frame.locator('h1')).toHaveText('Private capital for companies that build and carry');
    const root = frame.locator('html');
    expect(await root.evaluate(() => [innerWidth, document.compatMode])).toEqual([widthPx, 'CSS1Compat']);
    expect(await root.evaluate((one) => one.style.getPropertyValue('--color-accent-fill'))).toBe('#24508f');
  }
  // This page itself keeps its own colours.
  expect(await page.evaluate(() => document.documentElement.style.cssText)).toBe('');
  await page.keyboard.press('Tab');
  await page.keyboard.press('End');
  const scroller = page.locator('iframe').first().contentFrame().locator('[role=region]');
  await expect.poll(() => scroller.evaluate((one) => one.scrollTop)).toBeGreaterThan(0);
  expect(problems).toEqual([]);
});

test('findings and previews fit every window, and axe is content', async ({ page }) => {
  await open(page, '/partner-check?host=empty');
  await expect(found(page)).toBeFocused();
  await expect(page.locator('iframe').last().contentFrame().locator('h1')).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  for (const width of [1440, 820, 390]) await expectFits(page, width);
});

test('pasted text stays, gets an error where it cannot be read, and is never executed', async ({ page }) => {
  await open(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const broken = '{\n  "legalName": "x",\n  oops\n}';
  await paste(page, broken);
  await expect(field(page, config.label)).toBeFocused();
  await expect(field(page, config.label)).toHaveAccessibleDescription(/line 3, character 3/);
  await expect(field(page, config.label)).toHaveValue(broken);
  expect(await axeFaults(page)).toEqual([]);

  const hostile = {
    legalName: '<img src=x onerror="document.title=1">',
    tagline: '</script><script>document.title=1</script>',
    accentColor: 'url(https://evil.example/x)',
    logo: { link: 'javascript:document.title=1' },
    backgroundPicture: { link: 'http://evil.example/x.png' },
    privacyPolicyDocument: { link: 'data:text/html,<script>1</script>' },
    ['__proto__']: { termsOfServiceDocument: { link: 'https://evil.example' } },
  };
  await paste(page, JSON.stringify(hostile));
  await expect(found(page)).toBeFocused();
  await expect(page.getByText(partnerCheck.findings.accentWrong.title)).toBeVisible();
  await expect(page.getByText(partnerCheck.findings.linkWrong.title.replace('{field}', ''))).toHaveCount(3);
  await expect(page.locator('iframe').first().contentFrame().locator('h1')).toContainText('</script>');
  expect(await page.title()).toBe(partnerCheck.tab);
  expect(asked.filter((url) => url.includes('evil') || url.includes('/api/'))).toEqual([]);
});

test('a failing platform and an unknown partner have different errors', async ({ page, baseURL }) => {
  await open(page);
  const answers = [
    ['nobody', host.errors.unknown.replace('{name}', 'nobody')],
    ['broken', host.errors.status.replace('{status}', '500')],
    ['html', host.errors.body],
    ['offline', host.errors.network],
    [`www.${site.brandHost}.evil.test`, host.errors.foreign],
  ] as const;
  for (const [typed, words] of answers) {
    await field(page, host.label).fill(typed);
    await page.keyboard.press('Enter');
    await expect(page.getByText(words)).toBeVisible();
    await expect(field(page, host.label)).toHaveValue(typed);
  }
  await field(page, host.label).fill('gone');
  await page.keyboard.press('Enter');
  await expect(page.getByText(partnerCheck.findings.redirect.title)).toBeVisible();

  // On a partner's host that host is asked about at once, under no brand.
  await page.goto(atPartner(baseURL, 'oasis', '/partner-check'));
  await expect(page.getByText('oasis.localhost', { exact: false }).last()).toBeVisible();
  await expect(page.getByText(site.name, { exact: true })).toBeHidden();
});

test('it is linked from nowhere and noindex, and without script it asks for it', async ({
  browser,
  page,
  request,
}) => {
  for (const file of ['/sitemap.xml', '/llms.txt', '/', '/404']) {
    expect(await (await request.get(file)).text()).not.toContain('partner-check');
  }
  await page.goto('/partner-check');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const still = await context.newPage();
  await still.goto(page.url());
  await expect(still.getByRole('heading', { name: partnerCheck.noScript.title })).toBeVisible();
  await expect(still.getByRole('button')).toHaveCount(0);
  await context.close();
});
