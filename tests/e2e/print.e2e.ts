import { expect } from '@playwright/test';

import { legalLabels } from '#content/legal-labels.ts';
import { legalIds, routes } from '#src/routes.ts';
import { legalPassages, oneLine } from '#tests/support/browser/legal-source.ts';
import { atPartner } from '#tests/support/browser/partner.ts';
import { openScripted } from '#tests/support/browser/site-script.ts';
import { test } from '#tests/support/browser/test.ts';
import { company } from '#words/company.ts';
import { labels } from '#words/labels.ts';
import { language } from '#words/language.ts';
import { site } from '#content/site.ts';
import { printNumbered } from '../../legal/print/print-pages.ts';
import { tableRows } from './legal/pdf.ts';

for (const id of legalIds) {
  test(`${routes[id]} is printed whole, with the addresses of its links (F-E12)`, async ({ page }) => {
    await page.goto(routes[id]);
    await page.emulateMedia({ media: 'print' });
    const contents = page.getByRole('navigation', { name: legalLabels.contents });
    const headings = page.locator('[data-text-sha256] :is(h2, h3)');
    await expect(contents.locator('a:visible')).toHaveCount(await headings.count());
    const article = page.locator('[data-text-sha256]');
    const text = oneLine(await article.innerText());
    expect(legalPassages(id).filter((passage) => !text.includes(passage))).toEqual([]);
    const links = article.locator('p a[href^="/"]:visible');
    expect(await links.count()).toBeGreaterThan(0);
    for (const link of await links.all()) {
      const printed = await link.evaluate((element) => getComputedStyle(element, '::after').content);
      expect(printed).toContain(await link.getAttribute('href'));
    }
    const shown = await article.locator('tr').count();
    const pdf = await printNumbered(page);
    const numbers = await contents
      .locator('a')
      .evaluateAll((entries) => entries.map((entry) => getComputedStyle(entry, '::after').content));
    const sheets = numbers.map((number) => Number(number.replaceAll('"', '')));
    expect(sheets.at(0)).toBeGreaterThan(0);
    expect(sheets.at(-1)).toBeGreaterThan(3);
    expect(sheets).toEqual(sheets.toSorted((one, other) => one - other));
    const tables = await tableRows(pdf);
    expect(tables.flat()).toHaveLength(shown);
    // The head of a table is repeated above its rows on every page.
    for (const rows of tables.map(([, ...others]) => others)) {
      expect(rows.every(({ length }) => length === 1)).toBe(true);
      for (const sheet of rows.flat())
        expect(rows.flat().filter((one) => one === sheet).length, 'rows on a page').toBeGreaterThan(1);
    }
  });
}

test('an open dialog or side panel is not printed over the page', async ({ page }) => {
  const shown = page.locator('dialog:modal, [popover]:popover-open');
  const heading = page.getByRole('heading', { level: 1 });
  const expectPage = async () => {
    await expect(shown).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(heading).toBeVisible();
    await expect(shown).toBeHidden();
    await page.emulateMedia({ media: null });
  };
  await page.setViewportSize({ width: 820, height: 900 });
  await openScripted(page, routes.marketplace);
  await page.getByRole('contentinfo').getByRole('button').first().click();
  await expectPage();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: labels.openMenu }).click();
  await expectPage();
});

test('the first sheet begins with the name, the address and the day of printing @arabic', async ({
  page,
}) => {
  await page.clock.install({ time: new Date('2026-03-01T12:00:00') });
  await page.goto(routes.pricing);
  await page.clock.setFixedTime(new Date('2026-03-09T12:00:00'));
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  const day = await page.evaluate(
    (locale) => new Date().toLocaleDateString(locale, { dateStyle: 'long' }),
    language.locale,
  );
  const head = page.locator('[data-host=main]:has(> p [data-today])');
  await expect(head).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  for (const text of [labels.brand, company.address.join(language.listSeparator), site.brandHost, day])
    await expect(head).toContainText(text);
  const [top, content] = await Promise.all([head.boundingBox(), page.locator('main').boundingBox()]);
  expect((top?.y ?? 0) + (top?.height ?? 0)).toBeLessThanOrEqual(content?.y ?? 0);

  await page.goto(routes.terms);
  await expect(head).toBeHidden();
});

test('a partner’s page is printed without the name of the platform', async ({ page, baseURL }) => {
  await page.goto(atPartner(baseURL, 'acme', routes.home));
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[data-today]')).toBeHidden();
});

test('answers are open in print without the site’s script, and closed after it', async ({ page }) => {
  await page.goto(routes.faq);
  const closed = page.locator('main details:not([open])');
  const count = await closed.count();
  expect(count).toBeGreaterThan(0);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(closed).toHaveCount(0);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(closed).toHaveCount(count);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the head of the first sheet ends with the address of the site', async ({ page }) => {
    await page.goto(routes.pricing);
    await expect(page.locator('p:has(> [data-today])')).toHaveText(new RegExp(`${site.brandHost}$`));
  });
});
