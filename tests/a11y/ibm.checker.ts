import { expect, type Page } from '@playwright/test';

import { language } from '#words/language.ts';
import { routes } from '#src/routes.ts';
import { answer, openAsked, settings, unasked } from '#tests/support/browser/consent.ts';
import { openHydrated, untilIslandsAwake } from '#tests/support/browser/hydration.ts';
import { archivePages } from '#tests/support/browser/legal-source.ts';
import { openStates } from '#tests/support/browser/open-states.ts';
import { atPartner } from '#tests/support/browser/partner.ts';
import { scrollThrough } from '#tests/support/browser/scrolling.ts';
import { test } from '#tests/support/browser/test.ts';
import { bringChecker, checkerFaults } from './ibm-checker.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const WIDTHS = [390, 820, 1440] as const;

/** Claims that IBM's checker finds nothing at these widths in what is open. */
async function expectPasses(page: Page, widths: readonly number[] = WIDTHS): Promise<void> {
  await bringChecker(page);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate(() => scrollTo(0, 0));
    expect(await checkerFaults(page), `at ${width} pixels`).toEqual([]);
  }
}

for (const path of [...Object.values(routes), ...archivePages, `${language.base}/no-such-page`]) {
  test(`${path} passes IBM’s checker in three windows`, async ({ page }) => {
    await openHydrated(page, path);
    await scrollThrough(page);
    await untilIslandsAwake(page);
    await expectPasses(page);
  });
}

for (const [state, { path, from, to, open }] of Object.entries(openStates)) {
  const widths = WIDTHS.filter((width) => width >= from && width <= to);

  test(`${state}, on ${path}, passes IBM’s checker`, async ({ page }) => {
    await page.setViewportSize({ width: Math.min(1440, to), height: 900 });
    await openHydrated(page, path);
    await open(page);
    await expectPasses(page, widths.toReversed());
  });
}

for (const partner of ['acme', 'empty', 'nobody']) {
  test(`the landing page of the partner ${partner} passes IBM’s checker`, async ({ page, baseURL }) => {
    await openHydrated(page, atPartner(baseURL, partner, routes.home));
    await scrollThrough(page);
    await expectPasses(page);
  });
}

test.describe('before consent is asked', () => {
  test.use(unasked);

  test('the consent banner and its settings pass IBM’s checker', async ({ page }) => {
    await openAsked(page, routes.about);
    await expectPasses(page);
    await answer(page, 'choose').click();
    await expect(settings(page)).toBeVisible();
    await expectPasses(page);
  });
});

test('the checker finds what is wrong', async ({ page }) => {
  await openHydrated(page, routes.about);
  await bringChecker(page);
  await page.evaluate(() => document.querySelector('main')?.append(document.createElement('button')));
  expect(await checkerFaults(page)).toEqual([expect.stringContaining('button')]);
});
