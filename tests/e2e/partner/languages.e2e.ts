import { expect } from '@playwright/test';

import { partnerCopy } from '#content/ar/partner.ts';
import { languages } from '#content/languages.ts';
import { samplePartners } from '#scripts/preview/platform-api/sample-data/sample-data.ts';
import { SUBDOMAIN_EXISTS } from '#src/api/head-requests.ts';
import { atPartner } from '#tests/support/browser/partner.ts';
import { test } from '#tests/support/browser/test.ts';

const { base } = languages.ar;

test('shows what a partner wrote in English from left to right, beside Arabic words', async ({
  page,
  baseURL,
}) => {
  await page.goto(atPartner(baseURL, 'acme', base));
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(samplePartners['acme']?.config?.tagline ?? '');
  await expect(title).toHaveCSS('direction', 'ltr');
  await expect(page.getByRole('button', { name: partnerCopy.contactUs })).toHaveCSS('direction', 'rtl');
  const card = page.getByRole('article').first();
  await expect(card.getByRole('heading')).toHaveCSS('direction', 'ltr');
});

test('asks the platform in every language the same', async ({ page, baseURL }) => {
  const asked: (string | null)[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === SUBDOMAIN_EXISTS) asked.push(searchParams.get('currentUrl'));
  });
  for (const path of ['/', base]) {
    await page.goto(atPartner(baseURL, 'acme', path));
    await expect(page).toHaveTitle(samplePartners['acme']?.config?.legalName ?? '');
  }
  const { host } = new URL(atPartner(baseURL, 'acme'));
  expect(asked).toEqual([`${host}/`, `${host}/`]);
});

test('a redirect ends once, in the language of the page (F-A3)', async ({ page, baseURL }) => {
  const visited: string[] = [];
  page.on('request', (sent) => sent.isNavigationRequest() && visited.push(new URL(sent.url()).pathname));
  await page.goto(atPartner(baseURL, 'gone', base));
  await expect(page).toHaveURL(/\/ar\/not-found$/);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  expect(visited).toEqual([base, `${base}/not-found`]);
});
