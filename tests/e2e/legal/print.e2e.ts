import { expect } from '@playwright/test';

import { legalIds, routes } from '#src/routes.ts';
import { legalPassages, oneLine } from '#tests/support/browser/legal-source.ts';
import { test } from '#tests/support/browser/test.ts';
import { tableRows } from './pdf.ts';

for (const id of legalIds) {
  test(`${routes[id]} is printed whole, with the addresses of its links (F-E12)`, async ({ page }) => {
    await page.goto(routes[id]);
    await page.emulateMedia({ media: 'print' });
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
    const tables = await tableRows(await page.pdf({ preferCSSPageSize: true, tagged: true }));
    expect(tables.flat()).toHaveLength(shown);
    // The head of a table is repeated above its rows on every page.
    for (const sheets of tables.map(([, ...rows]) => rows)) {
      expect(sheets.every(({ length }) => length === 1)).toBe(true);
      for (const sheet of sheets.flat())
        expect(sheets.flat().filter((one) => one === sheet).length, 'rows on a page').toBeGreaterThan(1);
    }
  });
}
