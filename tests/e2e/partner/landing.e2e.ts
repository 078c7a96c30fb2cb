import { expect, type Page } from '@playwright/test';

import { partnerCopy } from '#words/partner.ts';
import { axeFaults } from '#tests/support/browser/axe.ts';
import { untilIdle } from '#tests/support/browser/hydration.ts';
import { watchProblems } from '#tests/support/browser/problems.ts';
import { test } from '#tests/support/browser/test.ts';
import { routes } from '#src/routes.ts';
import { atPartner } from '#tests/support/browser/partner.ts';

const { projects: copy } = partnerCopy;
const marketplace = (page: Page) => page.getByRole('region', { name: copy.heading });
const strip = (page: Page) => page.getByRole('group', { name: copy.strip });
const arrow = (page: Page, name: string) => marketplace(page).getByRole('button', { name });
const rootColour = (page: Page, token: string) =>
  page.evaluate((name) => document.documentElement.style.getPropertyValue(name), `--color-${token}`);

/** The landing page of a sample partner, painted with its brand. */
async function openPartner(page: Page, baseURL: string | undefined, partner: string): Promise<void> {
  await page.goto(atPartner(baseURL, partner, routes.home));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

test('a partner’s page is its own from top to bottom @arabic', async ({ page, baseURL }) => {
  const problems = await watchProblems(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPartner(page, baseURL, 'acme');
  const name = 'Acme Capital Partners Limited';
  await expect(page.getByRole('banner').getByRole('img', { name })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Private capital for companies that build and carry',
  );
  expect(await rootColour(page, 'accent-fill')).toBe('#24508f');
  await expect(marketplace(page).getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText(`© ${new Date().getFullYear()} ${name}`);
  for (const landmark of ['banner', 'contentinfo'] as const) {
    const terms = page.getByRole(landmark).getByRole('link', { name: partnerCopy.documents.terms });
    await expect(terms).toHaveAttribute('href', 'https://documents.acme.example/terms.pdf');
    await expect(terms).toHaveAttribute('rel', /noopener/);
  }
  expect(await axeFaults(page)).toEqual([]);
  expect(problems).toEqual([]);
});

test('a browser that names no languages shows the whole page of a partner', async ({ page, baseURL }) => {
  await page.addInitScript(() => {
    for (const name of ['languages', 'language'])
      Object.defineProperty(navigator, name, { value: undefined });
  });
  await openPartner(page, baseURL, 'acme');
  await expect(marketplace(page).getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test('a partner’s page fetches each file once, and no picture of the main site', async ({
  page,
  baseURL,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openPartner(page, baseURL, 'acme');
  await expect(marketplace(page).getByRole('article').first()).toBeVisible();
  await untilIdle(page);
  expect(asked.filter((path) => /^\/(?:pictures|films)\//.test(path))).toEqual([]);
  // The tab fetches the logo too.
  const files = asked.filter((path) => /\.\w+$/.test(path) && path !== '/media/acme-logo.svg');
  expect(files.filter((path, index) => files.indexOf(path) !== index)).toEqual([]);
});

test('projects move by four @arabic', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPartner(page, baseURL, 'acme');
  const cards = strip(page).getByRole('article');
  await expect(cards).toHaveCount(15);
  await expect(arrow(page, copy.previous)).toBeHidden();
  for (const first of [4, 8, 11]) {
    await arrow(page, copy.next).click();
    for (const place of [first, first + 3]) await expect(cards.nth(place)).toBeInViewport({ ratio: 0.9 });
    await expect(cards.nth(first - 1)).not.toBeInViewport({ ratio: 0.2 });
  }
  await expect(arrow(page, copy.next)).toBeHidden();
});
