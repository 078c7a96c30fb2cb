import { expect, type Page } from '@playwright/test';

import { language } from '#words/language.ts';
import { partnerCopy } from '#words/partner.ts';
import { axeViolations } from '#tests/support/browser/axe.ts';
import { untilIdle } from '#tests/support/browser/site-script.ts';
import { watchProblems } from '#tests/support/browser/problems.ts';
import { test } from '#tests/support/browser/test.ts';
import { watchPaths } from '#tests/support/browser/visit.ts';
import { routes } from '#src/routes.ts';
import { atPartner } from '#tests/support/browser/partner.ts';

const tagline = 'Private capital for companies that build and carry';
const marketplace = (page: Page) => page.getByRole('region', { name: partnerCopy.projects.heading });
const rootStyle = (page: Page, property: string) =>
  page.evaluate((name) => document.documentElement.style.getPropertyValue(name), property);

/** The landing page of a sample partner, painted with its brand. */
async function openPartner(page: Page, baseURL: string | undefined, partner: string): Promise<void> {
  await page.goto(atPartner(baseURL, partner, routes.home));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

test('a partner’s page shows its brand in header, hero, projects and footer (R1.11, R2.10, R2.46) @arabic @firefox', async ({
  page,
  baseURL,
}) => {
  const problems = await watchProblems(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPartner(page, baseURL, 'acme');
  const name = 'Acme Capital Partners Limited';
  await expect(page.getByRole('banner').getByRole('img', { name })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(tagline);
  expect(await rootStyle(page, '--color-accent-fill')).toBe('#24508f');
  expect(await rootStyle(page, 'color-scheme')).toBe('light only');
  await expect(marketplace(page).getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText(`© ${new Date().getFullYear()} ${name}`);
  const links = page.getByRole('contentinfo').getByRole('link');
  await expect(links).toHaveCount(4);
  for (const link of await links.all()) expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  // The platform sends its texts in English, for pages of every language.
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('direction', 'ltr');
  const card = marketplace(page).getByRole('article').first();
  await expect(card.getByRole('heading')).toHaveCSS('direction', 'ltr');
  const contact = page.getByRole('button', { name: partnerCopy.contactUs });
  await expect(contact).toHaveCSS('direction', language.dir);
  expect(await axeViolations(page)).toEqual([]);
  expect(problems).toEqual([]);
});

test('the logo has room on a phone, and all lines of the tagline begin at the edge of the button @arabic', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPartner(page, baseURL, 'acme');
  const logo = await page.getByRole('banner').getByRole('img').boundingBox();
  expect(logo?.width).toBeGreaterThan(90);
  const edges = await page.getByRole('heading', { level: 1 }).evaluate((title) => {
    const range = document.createRange();
    range.selectNodeContents(title);
    const button = title.parentElement?.querySelector('button');
    const boxes = [...range.getClientRects(), ...(button?.getClientRects() ?? [])];
    const isLeft = getComputedStyle(document.documentElement).direction === 'ltr';
    const lines = new Map<number, number>();
    for (const { left, right, bottom } of boxes) {
      const [line, edge] = [Math.round(bottom), isLeft ? left : -right];
      lines.set(line, Math.round(Math.min(edge, lines.get(line) ?? edge)));
    }
    return [...lines.values()];
  });
  expect(edges.length).toBeGreaterThan(2);
  expect(new Set(edges).size).toBe(1);
});

test('a partner’s page fetches each file once, and no picture of the main site', async ({
  page,
  baseURL,
}) => {
  const asked = watchPaths(page);
  await openPartner(page, baseURL, 'acme');
  await expect(marketplace(page).getByRole('article').first()).toBeVisible();
  await untilIdle(page);
  expect(asked.filter((path) => /^\/(?:pictures|films)\//.test(path))).toEqual([]);
  // The tab fetches the logo too.
  const files = asked.filter((path) => /\.\w+$/.test(path) && path !== '/media/acme-logo.svg');
  expect(files.filter((path, index) => files.indexOf(path) !== index)).toEqual([]);
});
