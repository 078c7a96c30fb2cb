import { expect, type Page } from '@playwright/test';

import { partnerCopy } from '#words/partner.ts';
import { routes } from '#src/routes.ts';
import { axeFaults } from '#tests/support/browser/axe.ts';
import { hold } from '#tests/support/browser/hold.ts';
import { expectFits } from '#tests/support/browser/layout.ts';
import { atPartner, makeUpPartner } from '#tests/support/browser/partner.ts';
import { test } from '#tests/support/browser/test.ts';

const known = { subdomainExists: { exists: true, redirect: false } };
const legalName = 'Hostile & Sons Ltd';

type Config = Readonly<Record<string, unknown>>;

/** Opens a new partner with this brand. Returns the requests to other hosts. */
async function openBrand(page: Page, baseURL: string | undefined, config: Config) {
  const partner = `brand-${crypto.randomUUID()}`;
  const asked: string[] = [];
  page.on('request', (request) => {
    const { hostname, href } = new URL(request.url());
    if (!hostname.endsWith('localhost') && href.startsWith('http')) asked.push(href);
  });
  await makeUpPartner(page.request, partner, { ...known, partnerConfig: { legalName, ...config } });
  await page.goto(atPartner(baseURL, partner));
  await expect(page).toHaveTitle(legalName);
  return asked;
}

for (const link of ['javascript:alert(1)', 'http://evil.example/terms.pdf']) {
  test(`a document at ${link} is no link (F-A7)`, async ({ page, baseURL }) => {
    await openBrand(page, baseURL, {
      privacyPolicyDocument: { link },
      termsOfServiceDocument: { link },
    });
    const banner = page.getByRole('banner');
    await expect(banner.getByRole('navigation', { name: partnerCopy.documents.label })).toHaveCount(0);
    const footer = page.getByRole('contentinfo');
    for (const [name, path] of [
      [partnerCopy.documents.terms, routes.terms],
      [partnerCopy.documents.privacy, routes.privacy],
    ] as const) {
      await expect(footer.getByRole('link', { name })).toHaveAttribute('href', path);
    }
    await expect(page.locator('a[href*=evil], a[href^=javascript], a[href^=data]')).toHaveCount(0);
  });
}

for (const accentColor of ['red;position:fixed', 'url(https://evil.example/x)']) {
  test(`the accent ${accentColor} is black, with a warning (F-A8)`, async ({ page, baseURL }) => {
    const warned = page.waitForEvent('console', (message) => message.text().includes('is no hex colour'));
    const asked = await openBrand(page, baseURL, { accentColor });
    expect((await warned).type()).toBe('warning');
    const root = page.locator('html');
    await expect(root).toHaveCSS('--color-accent-fill', '#000000');
    await expect(root).toHaveCSS('position', 'static');
    expect(asked).toEqual([]);
  });
}

for (const accentColor of ['#ffffff', '#ffff00']) {
  test(`with the accent ${accentColor} everything can be read (F-A9)`, async ({ page, baseURL }) => {
    await openBrand(page, baseURL, { accentColor });
    await expect(page.locator('html')).toHaveCSS('--color-accent-fill', accentColor);
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
  });
}

test('a picture cannot break out of its place, nor come from where pictures may not (F-A10)', async ({
  page,
  baseURL,
}) => {
  await page.route(/^https:/, (route) => route.abort());
  for (const [link, hosts] of [
    ['https://cdn.example/a"),url(https://evil.example/b', ['cdn.example']],
    ['https://cdn.example/a,url(https://evil.example/b)', ['cdn.example']],
    ['http://evil.example/a.jpg', []],
    ['//evil.example/a.jpg', []],
    ['data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>', []],
  ] as const) {
    const asked = await openBrand(page, baseURL, { backgroundPicture: { link } });
    await expect(page.locator('[data-ground]')).toHaveAttribute('data-ground', 'drawn');
    expect([...new Set(asked.map((address) => new URL(address).hostname))]).toEqual(hosts);
  }
});

test.describe('a logo (F-A11)', () => {
  const logo = { link: 'https://cdn.example/logo.svg' };
  const shown = (page: Page) => page.getByRole('banner').getByRole('img', { name: legalName });

  test('that is missing gives way to the name', async ({ page, baseURL }) => {
    await page.route(logo.link, (route) => route.fulfill({ status: 404 }));
    await openBrand(page, baseURL, { logo });
    await expect(page.getByRole('banner').getByText(legalName)).toBeVisible();
    await expect(shown(page)).toHaveCount(0);
  });

  test('that is a program is a picture', async ({ page, baseURL }) => {
    const body = `<svg xmlns="http://www.w3.org/2000/svg" width="90" height="30" onload="top.isInjected=1">
      <script>top.isInjected = 1</script><image href="https://evil.example/x.png"/><rect width="90" height="30"/></svg>`;
    await page.route(logo.link, (route) => route.fulfill({ contentType: 'image/svg+xml', body }));
    const asked = await openBrand(page, baseURL, { logo });
    await expect(shown(page)).toHaveJSProperty('naturalWidth', 90);
    expect(await page.evaluate(() => 'isInjected' in window)).toBe(false);
    expect(new Set(asked)).toEqual(new Set([logo.link]));
    await expect(page.locator('header svg script, header svg image')).toHaveCount(0);
  });

  test('of 20 MB shifts nothing, and the name is shown until it has loaded', async ({ page, baseURL }) => {
    const body = `<svg xmlns="http://www.w3.org/2000/svg" width="9000" height="3000"><!--${'x'.repeat(20_000_000)}--></svg>`;
    await page.route(logo.link, (route) => route.fulfill({ contentType: 'image/svg+xml', body }));
    const release = await hold(page, logo.link);
    await openBrand(page, baseURL, { logo });
    const before = await shown(page).boundingBox();
    release();
    await expect(shown(page)).toHaveJSProperty('naturalWidth', 9000);
    expect(await shown(page).boundingBox()).toEqual(before);
    for (const width of [320, 1440]) await expectFits(page, width);
  });

  test('that never loads delays nothing', async ({ page, baseURL }) => {
    await page.route(logo.link, () => new Promise<void>(() => {}));
    const partner = `waiting-${crypto.randomUUID()}`;
    await makeUpPartner(page.request, partner, { ...known, partnerConfig: { legalName, logo } });
    await page.goto(atPartner(baseURL, partner), { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(legalName);
    await page.getByRole('button', { name: partnerCopy.contactUs }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});

for (const [what, words] of [
  ['markup', '<img src=x onerror="globalThis.isInjected=1"><b>Capital</b>'],
  ['a text that runs the other way', '\u202eCapital\u202c رأس مال صبور'],
  ['5,000 letters without a space', 'W'.repeat(5000)],
  ['5,000 letters in words', 'water '.repeat(833)],
  ['emoji', '👩‍👩‍👧'.repeat(60)],
] as const) {
  test(`a brand whose words are ${what} is text that fits every window (F-A12)`, async ({
    page,
    baseURL,
  }) => {
    const partner = `words-${crypto.randomUUID()}`;
    const partnerConfig = { legalName: words, tagline: words };
    await makeUpPartner(page.request, partner, { ...known, partnerConfig });
    await page.goto(atPartner(baseURL, partner));
    const start = words.replace('\u202e', '').slice(0, 2);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(start);
    await expect(page.getByRole('contentinfo').locator('bdi')).toContainText(start);
    for (const width of [320, 820, 1440]) await expectFits(page, width);
    await expect(page.locator('[onerror], h1 b')).toHaveCount(0);
    expect(await page.evaluate(() => 'isInjected' in window)).toBe(false);
  });
}
