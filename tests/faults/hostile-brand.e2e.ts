import { expect, type Page } from '@playwright/test';

import { partnerCopy } from '#words/partner.ts';
import { axeViolations } from '#tests/support/browser/axe.ts';
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

test('all text is readable with an accent of white (R10.10, F-A9)', async ({ page, baseURL }) => {
  await openBrand(page, baseURL, { accentColor: '#ffffff' });
  await expect(page.locator('html')).toHaveCSS('--color-accent-fill', '#ffffff');
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
});

test('a hostile picture address is dropped or blocked (F-A10)', async ({ page, baseURL }) => {
  await page.route(/^https:/, (route) => route.abort());
  for (const [link, hosts] of [
    ['https://cdn.example/a"),url(https://evil.example/b', ['cdn.example']],
    ['https://cdn.example/a,url(https://evil.example/b)', ['cdn.example']],
    ['http://evil.example/a.jpg', []],
    ['//evil.example/a.jpg', []],
    ['data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>', []],
  ] as const) {
    const asked = await openBrand(page, baseURL, { backgroundPicture: { link } });
    const askedHosts = () => [...new Set(asked.map((address) => new URL(address).hostname))];
    await expect.poll(askedHosts).toEqual(hosts);
    await expect(page.locator('[data-fill=picture] img')).toHaveCount(0);
    expect(askedHosts()).toEqual(hosts);
  }
});

test.describe('a logo (F-A11)', () => {
  const logo = { link: 'https://cdn.example/logo.svg' };
  const shown = (page: Page) => page.getByRole('banner').getByRole('img', { name: legalName });

  test('with a script runs nothing', async ({ page, baseURL }) => {
    const body = `<svg xmlns="http://www.w3.org/2000/svg" width="90" height="30" onload="top.isInjected=1">
      <script>top.isInjected = 1</script><image href="https://evil.example/x.png"/><rect width="90" height="30"/></svg>`;
    await page.route(logo.link, (route) => route.fulfill({ contentType: 'image/svg+xml', body }));
    const asked = await openBrand(page, baseURL, { logo });
    await expect(shown(page)).toHaveJSProperty('naturalWidth', 90);
    expect(await page.evaluate(() => 'isInjected' in window)).toBe(false);
    expect(new Set(asked)).toEqual(new Set([logo.link]));
    await expect(page.locator('header svg script, header svg image')).toHaveCount(0);
  });

  test('that never loads blocks nothing', async ({ page, baseURL }) => {
    await page.route(logo.link, () => new Promise<void>(() => {}));
    const partner = `waiting-${crypto.randomUUID()}`;
    await makeUpPartner(page.request, partner, { ...known, partnerConfig: { legalName, logo } });
    await page.goto(atPartner(baseURL, partner), { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(legalName);
    await page.getByRole('button', { name: partnerCopy.contactUs }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});
