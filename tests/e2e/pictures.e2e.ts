import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';

import { expect, type Page } from '@playwright/test';
import { z } from 'zod';

import { labels } from '#words/labels.ts';
import { language } from '#words/language.ts';
import { fundraising } from '#words/screens/fundraising.ts';
import { pipeline } from '#words/screens/pipeline.ts';
import { portals } from '#words/portals.ts';
import { paths } from '#scripts/support/paths.ts';
import { routeIds, routes } from '#src/routes.ts';
import { test } from '#tests/support/browser/test.ts';

/** Widths of places: phones, large phones, tablets, columns and pages. */
const WIDTHS = [350, 460, 746, 900, 1280];
/** Width of a step's screen in a window of 320 pixels. */
const STEP_WIDTH = 252;
const LEAST_TEXT_PX = 11;

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
const stepScreens = new Map(await wordsIn('step-screens', z.array(z.object({ title: z.string() }))));
const descriptions = screens.map(([, { description }]) => description);

/** Problems of a screen's words at a width: too small, cut off, outside the window, or over others. */
const badWords = (page: Page, description: string, width: number) =>
  page.evaluate(
    ([name, inlineSize, least]) => {
      const screen = [...document.querySelectorAll('main :is([role="img"], [role="group"])')].find(
        (element) => element.getAttribute('aria-label') === name,
      );
      if (!screen) return [`no screen “${name}”`];
      const place = document.createElement('div');
      place.style.inlineSize = `${inlineSize}px`;
      const shown = screen.cloneNode(true);
      if (!(shown instanceof HTMLElement)) return [];
      const views = [...shown.querySelectorAll('input')];
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
          (element) => getComputedStyle(element).overflowX !== 'visible' && !(element instanceof SVGElement),
        );
        return texts.flatMap(({ text, rect, parent }, index) => {
          const size = Number.parseFloat(getComputedStyle(parent).fontSize);
          const cutter = cutters.find(
            (element) => element.contains(parent) && !isWithin(rect, element.getBoundingClientRect()),
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
    [description, width, LEAST_TEXT_PX] as const,
  );

/** Descriptions of the screens that a page shows. */
async function screensOf(page: Page, path: string): Promise<readonly string[]> {
  const html = await (await page.request.get(path)).text();
  return descriptions.filter((description) => html.includes(`aria-label="${description}"`));
}

test('every screen is on a page, with whole and legible words at any width @arabic', async ({ page }) => {
  test.setTimeout(180_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1440, height: 900 });
  const left = new Set(descriptions);
  for (const path of Object.values(routes))
    for (const description of await screensOf(page, path)) {
      if (!left.delete(description)) continue;
      await page.goto(path);
      for (const width of WIDTHS) {
        const bad = await badWords(page, description, width);
        expect.soft(bad, `${path}, ${width} px: ${description}`).toEqual([]);
      }
    }
  expect([...left], 'on no page').toEqual([]);
});

test('the screens of steps have whole words on the smallest phones @arabic', async ({ page }) => {
  for (const id of routeIds)
    for (const { title } of stepScreens.get(id) ?? []) {
      if (!page.url().endsWith(routes[id])) await page.goto(routes[id]);
      expect.soft(await badWords(page, title, STEP_WIDTH), `${id}: ${title}`).toEqual([]);
    }
});

for (const [windowPx, width] of [
  [390, 350],
  [820, 746],
  [1024, 930],
] as const)
  test(`the portals of partners have whole and legible words in a window of ${windowPx} px @arabic`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: windowPx, height: 900 });
    await page.goto(routes.product);
    expect(await badWords(page, portals.description, width)).toEqual([]);
  });

test('a screen is one picture with a description', async ({ page }) => {
  await page.goto(routes.product);
  const screen = page.getByRole('img', { name: fundraising.description }).first();
  await expect(screen).toBeVisible();
  await expect(screen.locator('> *')).toHaveAttribute('inert');
  await expect(screen.locator('> :not([inert])')).toHaveCount(0);
});

test('a full screen has a name of its own and its reading size on phones, and scrolls @arabic', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(routes.marketplace);
  const openers = page.getByRole('button', { name: labels.wholeScreen.open });
  const names = await openers.evaluateAll((buttons) => buttons.map((button) => button.ariaLabel));
  expect(names.length).toBeGreaterThan(1);
  expect(new Set(names).size).toBe(names.length);
  const opener = openers.last();
  await opener.click();
  const view = page.getByRole('dialog');
  await expect(view).toBeVisible();
  const screen = await view.locator('[data-app]').boundingBox();
  expect(screen?.width).toBeGreaterThan(900);
  const close = await view.getByRole('button', { name: labels.close }).boundingBox();
  expect((close?.y ?? 0) + (close?.height ?? 0)).toBeLessThanOrEqual(screen?.y ?? 0);
  expect(close?.x).toBeGreaterThanOrEqual(0);
  expect((close?.x ?? 0) + (close?.width ?? 0)).toBeLessThanOrEqual(390);
  const pane = view.locator('[role=group][tabindex]');
  const scrolledPx = () => pane.evaluate((element) => Math.abs(element.scrollLeft));
  const startPx = await scrolledPx();
  await pane.focus();
  await page.keyboard.press(language.dir === 'ltr' ? 'ArrowLeft' : 'ArrowRight');
  await expect.poll(scrolledPx).toBeLessThan(startPx);
  await page.keyboard.press('Escape');
  await expect(view).toBeHidden();
  await expect(opener).toBeFocused();
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
  await expect.poll(places).toEqual(['0', '1']);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto(routes.home);
  await expect.poll(places).toEqual(['1', '0']);
  await expect.poll(places).toEqual(['0', '1']);
});

test('phones get a simpler map, with fewer cities', async ({ page }) => {
  for (const [width, file] of [
    [390, /world-channels-near-/],
    [1440, /world-channels-\d/],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(routes.marketplace);
    const map = page.locator('main img[src*=world-channels]');
    await map.scrollIntoViewIfNeeded();
    await expect
      .poll(() => map.evaluate((image) => (image instanceof HTMLImageElement ? image.currentSrc : '')))
      .toMatch(file);
  }
});
