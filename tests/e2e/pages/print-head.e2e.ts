import { expect } from '@playwright/test';

import { company } from '#words/company.ts';
import { labels } from '#words/labels.ts';
import { language } from '#words/language.ts';
import { site } from '#content/site.ts';
import { routes } from '#src/routes.ts';
import { test } from '#tests/support/browser/test.ts';

test('the first sheet begins with the name, the address and the day of printing @arabic', async ({
  page,
}) => {
  const day = await page.evaluate(
    (locale) => new Date().toLocaleDateString(locale, { dateStyle: 'long' }),
    language.locale,
  );
  await page.goto(routes.pricing);
  const head = page.locator('[data-main-brand]:has(> p [data-today])');
  await expect(head).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  for (const text of [labels.brand, company.address.join(', '), site.brandHost, day])
    await expect(head).toContainText(text);
  const [top, content] = await Promise.all([head.boundingBox(), page.locator('main').boundingBox()]);
  expect((top?.y ?? 0) + (top?.height ?? 0)).toBeLessThanOrEqual(content?.y ?? 0);

  await page.goto(routes.terms);
  await expect(head).toBeHidden();
});
