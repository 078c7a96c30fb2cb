import { createHash } from 'node:crypto';

import { expect } from '@playwright/test';
import { PDFDocument } from 'pdf-lib';

import { legalLabels } from '#content/legal-labels.ts';
import { site } from '#content/site.ts';
import { formatDay } from '#src/lib/day/format-day.ts';
import { changesPath, comparisonPath, LEGAL_FEED, LEGAL_RECORD, routes } from '#src/routes.ts';
import {
  currentTerms,
  firstTerms,
  hasArchive,
  legalVersions,
  termsVersions,
} from '#tests/support/browser/legal-source.ts';
import { test } from '#tests/support/browser/test.ts';
import { linksOf } from './pdf.ts';

const first = firstTerms.address;
const comparison = comparisonPath('terms', firstTerms.day, currentTerms.day);
const fullHash = /^[\da-f]{64}$/;

if (hasArchive)
  test('an earlier version is marked, links to the current one and is noindex', async ({ page, request }) => {
    await page.goto(first);
    await expect(page).toHaveTitle(
      new RegExp(`version ${firstTerms.version} of ${formatDay(firstTerms.day)}`),
    );
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    const banner = page.getByRole('complementary', { name: legalLabels.banner.label });
    await expect(banner).toContainText(legalLabels.banner.earlier);
    await expect(page.locator('main header')).toContainText(`Version ${firstTerms.version}`);
    const sitemap = await (await request.get('/sitemap.xml')).text();
    expect(sitemap).toContain(routes.terms);
    expect(sitemap).not.toContain(`${routes.terms}/`);
    await banner.getByRole('link', { name: legalLabels.banner.readCurrent }).click();
    await expect(page).toHaveURL(routes.terms);
    await expect(banner).toHaveCount(0);
  });

for (const path of [routes.terms, first, routes.cookies]) {
  test(`the record of ${path} has the hash of its text and PDF`, async ({ page, request }) => {
    await page.goto(path);
    const record = page.getByRole('region', { name: legalLabels.record.title });
    const shown = await record.locator('code').filter({ hasText: fullHash }).textContent();
    const fileOf = async (name: string) => {
      const link = record.getByRole('link', { name, exact: true });
      const answer = await request.get((await link.getAttribute('href')) ?? '');
      expect(answer.status()).toBe(200);
      return { type: answer.headers()['content-type'], body: await answer.body() };
    };
    const txt = await fileOf(legalLabels.record.txt);
    expect(txt.type).toMatch(/^text\/plain; ?charset=utf-8/i);
    expect(createHash('sha256').update(txt.body).digest('hex')).toBe(shown);
    const pdf = await fileOf(legalLabels.record.pdf);
    expect(pdf.type).toBe('application/pdf');
    const document = await PDFDocument.load(pdf.body, { updateMetadata: false });
    expect(document.getKeywords()).toBe(`sha256:${shown}`);
    expect(document.getTitle()).toContain(await page.getByRole('heading', { level: 1 }).innerText());
    expect(document.getPageCount()).toBeGreaterThan(2);
    const sheets = document.getPages().map((sheet) => Math.round(sheet.getHeight()));
    expect(new Set(sheets), 'every sheet is A4').toEqual(new Set([842]));
  });
}

test('every sheet on paper has the title, the version and its number', async ({ page }) => {
  await page.goto(routes.terms);
  const sheet = await page.locator('[data-sheet]').evaluate((part) => {
    const rules = [...document.styleSheets].flatMap((style) => [...style.cssRules]);
    const pages = rules.filter((rule) => rule instanceof CSSPageRule);
    return { name: part.getAttribute('data-sheet'), rules: pages.map(({ cssText }) => cssText) };
  });
  await page.emulateMedia({ media: 'print' });
  const name = await page.locator('body').evaluate((body) => getComputedStyle(body).page);
  expect(name).toBe(sheet.name?.replace('.', '-'));
  const own = sheet.rules.find((rule) => rule.startsWith(`@page ${name} `)) ?? '';
  expect(own).toContain('Terms of Service');
  expect(own).toMatch(/Version \d\.\d/);
  expect(own).toContain('counter(page)');
  await expect(page.locator('main code').filter({ hasText: fullHash })).toBeVisible();
});

if (hasArchive)
  test('the list of changes has every version, and compares any two word by word', async ({ page }) => {
    await page.goto(changesPath('terms'));
    await expect(page.getByRole('heading', { level: 2 }).locator('time')).toHaveText(
      termsVersions.map(({ day }) => formatDay(day)),
    );
    await expect(page.locator('main code').filter({ hasText: fullHash })).toHaveCount(termsVersions.length);
    await page
      .getByRole('link', {
        name: `${formatDay(firstTerms.day)} to ${formatDay(currentTerms.day)}`,
      })
      .click();
    await expect(page).toHaveURL(comparison);
    const [added, removed] = [page.locator('[data-kind] ins'), page.locator('[data-kind] del')];
    await expect(added.first()).toContainText(legalLabels.redline.addedStart);
    expect(await added.count()).toBeGreaterThan(3);
    expect(await removed.count()).toBeGreaterThan(0);
    const folded = page.locator('main details').first();
    await expect(folded.getByRole('paragraph').first()).toBeHidden();
    await folded.locator('summary').click();
    await expect(folded.getByRole('paragraph').first()).toBeVisible();
    await expect(page.locator('details :is(ins, del)')).toHaveCount(0);
  });

test('the links of a PDF lead to existing pages', async ({ request }) => {
  for (const { document, version } of legalVersions) {
    const body = await (await request.get(`/legal/${document}-${version}.pdf`)).body();
    const links = await linksOf(body);
    expect(links.length).toBeGreaterThan(2);
    const isInForce = legalVersions.find((one) => one.document === document)?.version === version;
    for (const link of links.filter((one) => !/^(?:mailto|tel):/.test(one))) {
      const { host, pathname } = new URL(link);
      // A committed version was printed once, maybe under another host.
      if (isInForce) expect(host).toBe(site.brandHost);
      expect((await request.head(pathname)).status(), link).toBe(200);
    }
  }
});

test('each version has files under its number, in the record and in the feed', async ({ request }) => {
  const hashAt = async (path: string) =>
    createHash('sha256')
      .update(await (await request.get(path)).body())
      .digest('hex');
  for (const { document, version, address, text, pdf } of legalVersions) {
    expect((await request.head(address)).status()).toBe(200);
    expect(await hashAt(`/legal/${document}-${version}.txt`)).toBe(text);
    const printed = await hashAt(`/legal/${document}-${version}.pdf`);
    if (pdf) expect(printed, 'the stored file, not one printed today').toBe(pdf);
  }
  expect(await (await request.get(LEGAL_RECORD)).json()).toEqual(legalVersions);
  const feed = await (await request.get(LEGAL_FEED)).text();
  expect(feed.match(/<entry>/g)).toHaveLength(legalVersions.length);
});
