import { expect, type Page } from '@playwright/test';

import { language } from '#words/language.ts';
import { labels } from '#words/labels.ts';
import { audienceIds, type RouteId, routeIds, routes } from '#src/routes.ts';
import { axeFaults } from '#tests/support/browser/axe.ts';
import { storedNames, watchThirdParties } from '#tests/support/browser/consent.ts';
import { untilHydrated, untilIslandsAwake } from '#tests/support/browser/hydration.ts';
import { cutTexts, expectFits, windowWidths } from '#tests/support/browser/layout.ts';
import { archivePages } from '#tests/support/browser/legal-source.ts';
import { expectPrintsClean } from '#tests/support/browser/print.ts';
import { watchProblems } from '#tests/support/browser/problems.ts';
import { scrollThrough } from '#tests/support/browser/scrolling.ts';
import { english, sharePage, test } from '#tests/support/browser/test.ts';
import { illegibleLines } from './reading-contrast.ts';
import { expectColours } from './colours.ts';
import { expectLandmarks } from './landmarks.ts';
import { expectLegible } from './legible-pictures.ts';
import { expectFrugalPictures } from './picture-sizes.ts';
import { splitFigures } from './split-figures.ts';

const dense = new Set<RouteId>(['home', 'pricing', 'faq', 'fundraisers', 'about', 'terms']);
const coloured = new Set<RouteId>(['home', 'pricing', 'faq', 'contact', 'fundraisers']);
const pictured = new Set<RouteId>(['home', 'product', 'marketplace', ...audienceIds]);

/** Opens a page, scrolls to its end, and returns the problems found. */
async function visit(page: Page, path: string) {
  const problems = await watchProblems(page);
  const thirdParties = watchThirdParties(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  const response = await page.goto(path);
  const titles = await page.getByRole('heading', { level: 1 }).count();
  await untilHydrated(page);
  await scrollThrough(page);
  await untilIslandsAwake(page);
  return { status: response?.status(), titles, problems, thirdParties };
}

for (const [id, path] of [
  ...routeIds.map((route) => [route, routes[route]] as const),
  ...archivePages.map((archived) => [undefined, archived] as const),
]) {
  test.describe(() => {
    test.describe.configure({ timeout: 120_000 });

    let seen: Awaited<ReturnType<typeof visit>>;
    const pageOf = sharePage(async (page) => (seen = await visit(page, path)));

    const details = id ? {} : english;
    test(
      `${path} is taken over, printed, passes axe and fits all windows, and calls no third party (F-E11, F-E16)`,
      details,
      async () => {
        const page = pageOf();
        expect(seen.status).toBe(200);
        expect(seen.titles).toBe(1);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expectPrintsClean(page);
        // The visitor has refused: see playwright.config.ts.
        expect(seen.thirdParties).toEqual([]);
        expect(await storedNames(page)).toEqual(['consent']);
        await expectAccessible(page);
        expect(seen.problems).toEqual([]);
      },
    );

    if (id) claimMore(id, pageOf);
  });
}

/** Claims of pages of the site, of all or of those of a kind, each about the page as the others leave it. */
function claimMore(id: RouteId, pageOf: () => Page): void {
  test.beforeEach(async () => {
    await pageOf().emulateMedia({ media: 'screen', reducedMotion: 'reduce' });
    await pageOf().setViewportSize({ width: 1440, height: 900 });
  });

  test(`${routes[id]} has one main part, one title, and names for all landmarks and controls`, () =>
    expectLandmarks(pageOf(), id));

  test(`all text of ${routes[id]} can be read on what is behind it`, async () => {
    for (const width of [390, 1440]) {
      await pageOf().setViewportSize({ width, height: 900 });
      // Colours and places settle after a change of the window.
      await expect(async () =>
        expect(await illegibleLines(pageOf()), `at ${width} pixels`).toEqual([]),
      ).toPass({
        timeout: 30_000,
      });
    }
  });

  test(`no table or list of ${routes[id]} parts a figure from its unit`, english, async () => {
    for (const width of [320, 390, 820]) {
      await pageOf().setViewportSize({ width, height: 900 });
      expect(await splitFigures(pageOf()), `at ${width} pixels`).toEqual([]);
    }
  });

  if (pictured.has(id)) {
    test(`all words of pictures on ${routes[id]} can be read`, english, () => expectLegible(pageOf()));
  }
  if (coloured.has(id)) {
    test(
      `${routes[id]} keeps its icons and the edges of its controls in forced colours, and its own colours in the dark (F-E12)`,
      english,
      () => expectColours(pageOf()),
    );
  }
  if (dense.has(id)) {
    test(`${routes[id]} keeps its text whole when readers space it out (F-E11)`, () =>
      expectWholeWhenSpaced(pageOf()));
  }
  test(`no picture on ${routes[id]} is sent much larger than drawn`, english, () =>
    expectFrugalPictures(pageOf()),
  );
}

test('text in the colour of what is behind it is found', english, async ({ page }) => {
  await page.goto(routes.pricing);
  const title = page.getByRole('heading', { level: 1 });
  await title.evaluate((element) => (element.style.color = '#ddd'));
  expect((await illegibleLines(page)).join()).toContain((await title.innerText()).slice(0, 20));
});

test('there are figures and tables to claim something of', english, async ({ request }) => {
  const pages = await Promise.all(routeIds.map(async (id) => (await request.get(routes[id])).text()));
  expect(pages.filter((html) => /<table|<dl/.test(html)).length).toBeGreaterThan(5);
  expect(pages.join('').match(/<figure/g)?.length).toBeGreaterThan(30);
});

test('an unknown address answers 404 with a way back', async ({ page }) => {
  const problems = await watchProblems(page);
  const response = await page.goto(`${language.base}/no-such-page`);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(labels.notFound.title);
  await untilHydrated(page);
  await scrollThrough(page);
  await expectAccessible(page);
  // The browser itself reports the status of the page.
  expect(problems).toEqual([
    'Failed to load resource: the server responded with a status of 404 (Not Found)',
  ]);
  await page.getByRole('link', { name: labels.notFound.action }).click();
  await expect(page).toHaveURL(routes.home);
  await expect(page.locator('#content h1')).toBeVisible();
});

/** Claims that what has been shown passes axe in a wide and a narrow window, and fits all between. */
async function expectAccessible(page: Page): Promise<void> {
  // What is half faded in has no contrast of its own yet.
  await page.emulateMedia({ media: 'screen', reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await axeFaults(page)).toEqual([]);
  for (const width of windowWidths) await expectFits(page, width);
  await page.setViewportSize({ width: 390, height: 844 });
  // What happens to be under the header that stays would be called obscured; a reader scrolls it out.
  await page.evaluate(() => window.scrollTo(0, 0));
  expect(await axeFaults(page)).toEqual([]);
}

/** Expects that no text is cut with the spacing of WCAG 1.4.12. */
async function expectWholeWhenSpaced(page: Page): Promise<void> {
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
  await page.evaluate(() => void document.adoptedStyleSheets.pop());
}
