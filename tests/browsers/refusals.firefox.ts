import { expect, test } from '@playwright/test';

import { routes } from '#src/routes.ts';
import { breakFiles, expectNothingTamperedRan } from '#tests/support/browser/broken-files.ts';
import { openHydrated, untilIdle } from '#tests/support/browser/hydration.ts';
import { expectNothingInjected, injectInto } from '#tests/support/browser/injected-code.ts';
import { scrollThrough } from '#tests/support/browser/scrolling.ts';

test('code and style that somebody put into a page are refused', async ({ page }) => {
  await injectInto(page, routes.about);
  await openHydrated(page, routes.about);
  await expectNothingInjected(page);
});

test('scripts that were tampered with do not run, and the page stays', async ({ page }) => {
  await breakFiles(page, '**/assets/{hero,platform,products,featured-in}-*.js', 'tampered with');
  await openHydrated(page, routes.home);
  const text = await page.getByRole('main').innerText();
  await scrollThrough(page);
  await untilIdle(page);
  expect(await page.getByRole('main').innerText()).toBe(text);
  await expectNothingTamperedRan(page);
});
