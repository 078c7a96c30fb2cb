import { expect, type Page } from '@playwright/test';

import { language } from '#words/language.ts';
import { labels } from '#words/labels.ts';
import { audienceIds, type RouteId, routeIds, routes } from '#src/routes.ts';
import { axeFaults } from '#tests/support/browser/axe.ts';
import { storedNames, watchThirdParties } from '#tests/support/browser/consent.ts';
import { openHydrated, untilIslandsAwake } from '#tests/support/browser/hydration.ts';
import { cutTexts, expectFits, windowWidths } from '#tests/support/browser/layout.ts';
import { archivePages } from '#tests/support/browser/legal-source.ts';
import { expectPrintsClean } from '#tests/support/browser/print.ts';
import { watchProblems } from '#tests/support/browser/problems.ts';
import { scrollThrough } from '#tests/support/browser/scrolling.ts';
import { test } from '#tests/support/browser/test.ts';
import { illegibleLines } from './reading-contrast.ts';
import { expectColours } from './colours.ts';
import { expectLegible } from './legible-pictures.ts';
import { expectFrugalPictures } from './picture-sizes.ts';

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

/** Opens a page and wakes all of its parts. */
async function openWhole(page: Page, path: string): Promise<void> {
  await openHydrated(page, path);
  await scrollThrough(page);
  await untilIslandsAwake(page);
}

for (const path of [...Object.values(routes), ...archivePages])
  test(`${path} is hydrated, printed, passes axe and fits all windows, and calls no third party${archivePages.includes(path) ? '' : ' @arabic'} (F-E11, F-E16)`, async ({
    page,
  }) => {
    const problems = await watchProblems(page);
    const thirdParties = watchThirdParties(page);
    await openWhole(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expectPrintsClean(page);
    // The visitor has refused everything else.
    expect(thirdParties).toEqual([]);
    expect(await storedNames(page)).toEqual(['consent']);
    await expectAccessible(page);
    expect(problems).toEqual([]);
  });

for (const id of routeIds)
  test(`text of ${routes[id]} is legible, and its pictures are not larger than drawn`, async ({ page }) => {
    await openWhole(page, routes[id]);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      // Colours and places settle after a change of the window.
      await expect(async () => expect(await illegibleLines(page), `at ${width} pixels`).toEqual([])).toPass({
        timeout: 30_000,
      });
    }
    await expectFrugalPictures(page);
  });

for (const id of ['home', 'product', 'marketplace', ...audienceIds] as const)
  test(`words in pictures of ${routes[id]} are legible`, async ({ page }) => {
    await openWhole(page, routes[id]);
    await expectLegible(page);
  });

for (const id of ['home', 'pricing', 'faq', 'contact', 'fundraisers'] as const)
  test(`${routes[id]} keeps icons and edges of controls in forced colours, and its own colours in the dark (F-E12)`, async ({
    page,
  }) => {
    await openWhole(page, routes[id]);
    await expectColours(page);
  });

const dense: readonly RouteId[] = ['home', 'pricing', 'faq', 'fundraisers', 'about', 'terms'];
for (const id of dense)
  test(`${routes[id]} keeps its text whole with the spacing of WCAG 1.4.12 (F-E11)`, async ({ page }) => {
    await openWhole(page, routes[id]);
    await page.evaluate(() => {
      const spacing = new CSSStyleSheet();
      spacing.replaceSync(`
        * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
        p { margin-block-end: 2em !important; }
      `);
      document.adoptedStyleSheets.push(spacing);
    });
    for (const width of [390, 1440]) {
      await expectFits(page, width);
      expect(await cutTexts(page), `cut at ${width} pixels`).toEqual([]);
    }
  });

test('an unknown address answers 404 with a way back @arabic', async ({ page }) => {
  const problems = await watchProblems(page);
  const response = await page.goto(`${language.base}/no-such-page`);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(labels.notFound.title);
  await expectAccessible(page);
  // The browser itself reports the status of the page.
  expect(problems).toEqual([
    'Failed to load resource: the server responded with a status of 404 (Not Found)',
  ]);
  await page.getByRole('link', { name: labels.notFound.action }).click();
  await expect(page).toHaveURL(routes.home);
  await expect(page.locator('#content h1')).toBeVisible();
});

/** Claims that a page passes axe in a wide and a narrow window, and fits all between. */
async function expectAccessible(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await axeFaults(page)).toEqual([]);
  for (const width of windowWidths) await expectFits(page, width);
  await page.setViewportSize({ width: 390, height: 844 });
  // Parts under the sticky header would count as obscured.
  await page.evaluate(() => window.scrollTo(0, 0));
  expect(await axeFaults(page)).toEqual([]);
}
