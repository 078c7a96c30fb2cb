import { expect, type Page } from '@playwright/test';

import { language } from '#words/language.ts';
import { labels } from '#words/labels.ts';
import { defaultLanguage } from '#content/languages.ts';
import { audienceIds, type RouteId, routeIdOf, routes, rowOf } from '#src/routes.ts';
import { axeViolations } from '#tests/support/browser/axe.ts';
import { storedNames, watchThirdParties } from '#tests/support/browser/consent.ts';
import { openScripted, untilIslandsAwake } from '#tests/support/browser/site-script.ts';
import { expectFitsWindows, expectWholeTexts, windowWidths } from '#tests/support/browser/layout.ts';
import { archivePages } from '#tests/support/browser/legal-source.ts';
import { watchProblems } from '#tests/support/browser/problems.ts';
import { scrollThrough } from '#tests/support/browser/scrolling.ts';
import { test } from '#tests/support/browser/test.ts';
import { illegibleLines } from './reading-contrast.ts';
import { expectColours } from './colours.ts';
import { expectNoEmptyColumn } from './empty-columns.ts';
import { expectFrugalPictures } from './picture-sizes.ts';
import { expectPrintsClean, expectSheets } from './print.ts';

test.use({
  viewport: { width: 1440, height: 900 },
  contextOptions: { reducedMotion: 'reduce' },
  // Hydration must accept markup that was built in another language and time zone (F-E16).
  ...{ locale: 'de-DE', timezoneId: 'Pacific/Kiritimati' },
});

const audiences = new Set<RouteId>(audienceIds);
const withControls = new Set<RouteId>([
  'home',
  'pricing',
  'faq',
  'contact',
  'fundraisers',
  'investors',
  'luxury-real-estate',
]);
const dense = new Set<RouteId>(['home', 'pricing', 'faq', 'fundraisers', 'about', 'terms']);

for (const path of [...Object.values(routes), ...archivePages]) {
  const id = routeIdOf(path);
  test(`${path} is hydrated, printed, legible, passes axe, fits all windows, and calls no third party${id ? ' @arabic' : ''} (R10.15, F-E11, F-E12, F-E16)`, async ({
    page,
  }) => {
    test.slow();
    const problems = await watchProblems(page);
    const thirdParties = watchThirdParties(page);
    await openScripted(page, path);
    if (id && audiences.has(id)) await expectScreenAtClaim(page);
    const height = await heightOf(page);
    await expectSheets(page);
    // All islands hydrate.
    await scrollThrough(page);
    await untilIslandsAwake(page);
    // Otherwise a press at the foot of the page meets what has moved under the pointer.
    expect(await heightOf(page)).toBeCloseTo(height, -1);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expectPrintsClean(page);
    await expectSheets(page);
    // The visitor has refused everything else.
    expect(thirdParties).toEqual([]);
    expect(await storedNames(page)).toEqual(['consent']);
    await expectAccessible(page);
    expect(problems).toEqual([]);
    // Colours, pictures and distances are the same in every language.
    if (id && language.code === defaultLanguage) await expectLegibleRoute(page, id);
  });
}

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

async function expectLegibleRoute(page: Page, id: RouteId): Promise<void> {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    // Colours and places settle after a change of the window.
    await expect(async () => expect(await illegibleLines(page), `at ${width} pixels`).toEqual([])).toPass({
      timeout: 30_000,
    });
  }
  if (withControls.has(id)) await expectColours(page);
  if (dense.has(id)) await expectRoomForSpacing(page);
  // Legal documents have one column of text, next to their contents.
  if (rowOf(id).list !== 'legal') await expectNoEmptyColumn(page);
  await expectFrugalPictures(page);
}

/** Asserts that no text is cut with the spacing of WCAG 1.4.12. */
async function expectRoomForSpacing(page: Page): Promise<void> {
  await page.evaluate(() => {
    const spacing = new CSSStyleSheet();
    spacing.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-block-end: 2em !important; }
    `);
    document.adoptedStyleSheets.push(spacing);
  });
  for (const width of [390, 1440]) await expectWholeTexts(page, width);
  await page.evaluate(() => void document.adoptedStyleSheets.pop());
}

/**
 * Asserts that in a window of 1440 by 900 pixels a screen of the product is whole beside the claim, or begins below it
 * and is as wide as the page.
 */
async function expectScreenAtClaim(page: Page): Promise<void> {
  const main = page.getByRole('main');
  const claim = await main.getByRole('heading', { level: 1 }).boundingBox();
  const screen = await main.locator('figure [data-nosnippet]').first().boundingBox();
  if (!claim || !screen) throw new Error('The claim and the screen are visible');
  expect(screen.x).toBeGreaterThanOrEqual(0);
  expect(screen.x + screen.width).toBeLessThanOrEqual(1440);
  if (screen.y > claim.y + claim.height) {
    expect(screen.width).toBeGreaterThan(1200);
    expect(screen.y).toBeLessThan(700);
    return;
  }
  expect(screen.width).toBeGreaterThan(700);
  expect(screen.y + screen.height).toBeLessThanOrEqual(900);
  expect(claim.x + claim.width < screen.x || screen.x + screen.width < claim.x).toBe(true);
}

test('an unknown address answers 404 with a way back (R2.3, R8.12) @arabic', async ({ page }) => {
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

/** Asserts that a page passes axe in a wide and a narrow window, and fits all between. */
async function expectAccessible(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await axeViolations(page)).toEqual([]);
  await expectFitsWindows(page, windowWidths);
  await page.setViewportSize({ width: 390, height: 844 });
  // Parts under the sticky header would count as obscured.
  await page.evaluate(() => window.scrollTo(0, 0));
  expect(await axeViolations(page)).toEqual([]);
}
