import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';

import { expect, type Locator, type Page } from '@playwright/test';
import { z } from 'zod';

import { filmWords } from '#words/film-words.ts';
import { fundraising } from '#words/screens/fundraising.ts';
import { pipeline } from '#words/screens/pipeline.ts';
import { portals } from '#words/portals.ts';
import { paths } from '#scripts/support/paths.ts';
import { audienceIds, routes } from '#src/routes.ts';
import { test } from '#tests/support/browser/test.ts';

/** Widths of places: phones, large phones, tablets, columns and pages. */
const WIDTHS = [350, 460, 746, 900, 1280];
/** Widths of a stage in windows of 320 and 390 pixels, and in a column of the grid. */
const STAGE_WIDTHS = [286, 350, 653];
const LEAST_TEXT_PX = 13;

/** The words of all files in a folder of `content/en`, in the language of the tests. */
async function wordsIn<Words>(
  folder: string,
  schema: z.ZodType<Words>,
): Promise<readonly (readonly [string, Words])[]> {
  const files = await readdir(join(paths.root, 'content/en', folder));
  return Promise.all(
    files.map(async (file) => {
      const module: unknown = await import(`#words/${folder}/${file}`);
      const [words] = Object.values(
        z.record(z.string(), schema).parse({ ...z.looseObject({}).parse(module) }),
      );
      if (words === undefined) throw new Error(`${folder}/${file} exports nothing`);
      return [basename(file, '.ts'), words] as const;
    }),
  );
}

const screens = await wordsIn('screens', z.object({ description: z.string() }));
const descriptions = screens.map(([, { description }]) => description);
const inFilms = new Set<string>(
  [...filmWords.tour.scenes, ...filmWords.explainer.scenes].flatMap((scene) =>
    'screen' in scene ? [scene.screen] : [],
  ),
);

/** Problems of a screen's words at a width: too small, cut off, outside the window, or over others. */
const badWords = (screen: Locator, width: number) =>
  screen.evaluate(
    (element, [inlineSize, least]) => {
      const place = document.createElement('div');
      place.style.inlineSize = `${inlineSize}px`;
      const shown = element.cloneNode(true);
      if (!(shown instanceof HTMLElement)) return [];
      const views = shown.inert ? [] : [...shown.querySelectorAll('input')];
      for (const view of views) view.name = 'shown';
      place.append(shown);
      place.style.position = 'absolute';
      document.body.prepend(place);
      const isWithin = (inner: DOMRect, outer: DOMRect) =>
        inner.left >= outer.left - 1 &&
        inner.right <= outer.right + 1 &&
        inner.top >= outer.top - 1 &&
        inner.bottom <= outer.bottom + 1;
      const isOver = (one: DOMRect, other: DOMRect) =>
        Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
        Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 0.4 * one.height;
      const problems = () => {
        const frame = shown.getBoundingClientRect();
        const texts: { text: string; rect: DOMRect; parent: HTMLElement }[] = [];
        const walker = document.createTreeWalker(shown, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          const parent = node.parentElement;
          const text = node.textContent?.trim() ?? '';
          if (!parent || !text || !parent.checkVisibility({ opacityProperty: true })) continue;
          const range = document.createRange();
          range.selectNodeContents(node);
          for (const rect of range.getClientRects()) texts.push({ text, rect, parent });
        }
        const cutters = [...shown.querySelectorAll('*')].filter(
          (one) => getComputedStyle(one).overflowX !== 'visible' && !(one instanceof SVGElement),
        );
        return texts.flatMap(({ text, rect, parent }, index) => {
          const size = Number.parseFloat(getComputedStyle(parent).fontSize);
          const cutter = cutters.find(
            (one) => one.contains(parent) && !isWithin(rect, one.getBoundingClientRect()),
          );
          const under = texts.slice(index + 1).find((other) => isOver(rect, other.rect));
          return [
            size < least ? [`“${text}” has ${size} px`] : [],
            isWithin(rect, frame) && !cutter ? [] : [`“${text}” is cut`],
            under ? [`“${text}” lies over “${under.text}”`] : [],
          ].flat();
        });
      };
      const bad = problems();
      for (const view of views) {
        view.checked = true;
        bad.push(...problems());
      }
      place.remove();
      return bad;
    },
    [width, LEAST_TEXT_PX] as const,
  );

const screenOf = (page: Page, description: string) =>
  page.locator(`main :is([role=img], [role=group])[aria-label=${JSON.stringify(description)}]`).first();

/** Descriptions of the screens that a page shows, or fetches for its tabs and slides. */
async function screensOf(page: Page, path: string): Promise<readonly string[]> {
  const textOf = async (address: string) => (await page.request.get(address)).text();
  const html = await textOf(path);
  const [, parts] = /data-parts="([^"]+)"/.exec(html) ?? [];
  const all = html + (parts ? await textOf(parts) : '');
  return descriptions.filter((description) => all.includes(`aria-label="${description}"`));
}

async function showParts(page: Page): Promise<void> {
  for (const group of await page.locator('[data-parts][data-wakes=near]').all())
    await group.scrollIntoViewIfNeeded();
  await expect(page.locator('[data-place]:empty')).toHaveCount(0);
}

test('every screen is on a page or in a film, with whole and legible words at any width @arabic', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1440, height: 900 });
  const left = new Set(descriptions);
  for (const path of Object.values(routes))
    for (const description of await screensOf(page, path)) {
      if (!left.delete(description)) continue;
      await page.goto(path);
      await showParts(page);
      for (const width of WIDTHS) {
        const bad = await badWords(screenOf(page, description), width);
        expect.soft(bad, `${path}, ${width} px: ${description}`).toEqual([]);
      }
    }
  const unused = screens.filter(([id, { description }]) => left.has(description) && !inFilms.has(id));
  expect(unused, 'on no page').toEqual([]);
});

test('the stages of workflows have whole and legible words @arabic', async ({ page }) => {
  test.setTimeout(180_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of audienceIds.map((id) => routes[id])) {
    await page.goto(path);
    const steps = await page.locator('[data-stage]').all();
    expect.soft(steps, path).not.toEqual([]);
    for (const [index, stage] of steps.entries())
      for (const width of STAGE_WIDTHS) {
        const bad = await badWords(stage, width);
        expect.soft(bad, `${path}, step ${index + 1}, ${width} px`).toEqual([]);
      }
  }
});

for (const [windowPx, width] of [
  [390, 350],
  [1024, 930],
] as const)
  test(`the portals of partners have whole and legible words in a window of ${windowPx} px @arabic`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: windowPx, height: 900 });
    await page.goto(routes.product);
    expect(await badWords(screenOf(page, portals.description), width)).toEqual([]);
  });

test('a screen is one picture with a description', async ({ page }) => {
  await page.goto(routes.product);
  const screen = page.getByRole('img', { name: fundraising.description }).first();
  await expect(screen).toBeVisible();
  await expect(screen.locator('> *')).toHaveAttribute('inert');
  await expect(screen.locator('> :not([inert])')).toHaveCount(0);
});

test('Cedar is put into due diligence once, and lies there under reduced motion', async ({ page }) => {
  const board = page.locator('main').getByRole('group', { name: pipeline.description });
  const columns = pipeline.columns.flatMap(({ parts }) => parts.flatMap((part) => part.columns));
  const totals = columns.flatMap((column) =>
    'totalBefore' in column ? [column.totalBefore, column.total] : [],
  );
  const places = () =>
    Promise.all(
      totals.map((total) =>
        board.getByText(total, { exact: true }).evaluate((node) => getComputedStyle(node).opacity),
      ),
    );
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(routes.home);
  await expect.poll(places).toEqual(['0', '1', '0', '1']);
  // The card is carried from now on, however long the page took to load.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect.poll(places).toEqual(['1', '0', '1', '0']);
  await expect.poll(places).toEqual(['0', '1', '0', '1']);
});
