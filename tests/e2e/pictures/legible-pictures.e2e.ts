import { expect, type Page, test } from '@playwright/test';

import { pictures } from '#content/pictures.ts';
import { type RouteId, audienceIds, routes } from '#src/routes.ts';
import type { Pictures } from '#src/model/pictures.schema.ts';

/** Shown smaller, words are a texture. */
const LEAST_TEXT_PX = 11;

const known: Pictures = pictures;

/** Width of each picture with words, by its id, as it is shown now. */
async function shownWidths(page: Page): Promise<{ id: string; width: number }[]> {
  const images = page.locator('main img');
  for (const image of await images.all())
    await image.evaluate((element) => element.setAttribute('loading', 'eager'));
  await expect
    .poll(() =>
      images.evaluateAll((all) => all.every((one) => one instanceof HTMLImageElement && one.complete)),
    )
    .toBe(true);
  const shown = await images.evaluateAll((all) =>
    all.flatMap((image) =>
      image instanceof HTMLImageElement && image.checkVisibility()
        ? [{ file: image.currentSrc, width: image.getBoundingClientRect().width }]
        : [],
    ),
  );
  return shown.flatMap(({ file, width }) => {
    const id = /([a-z-]+)-\d+\.\w+\.\w+$/.exec(file)?.[1] ?? '';
    return known[id]?.legibleFromPx ? [{ id, width }] : [];
  });
}

/** Words in figures that are set too small, with their size. */
const smallWords = (page: Page) =>
  page.locator('main figure').evaluateAll(
    (figures, least) =>
      figures
        .flatMap((figure) => [...figure.querySelectorAll('p, li, th, td, figcaption, span')])
        .map((element) => ({
          text: element.textContent,
          size: Number.parseFloat(getComputedStyle(element).fontSize),
        }))
        .filter(({ size }) => size < least),
    LEAST_TEXT_PX,
  );

const ids: readonly RouteId[] = ['home', 'product', 'marketplace', ...audienceIds];

for (const width of [320, 390, 820, 1025, 1440]) {
  test(`all words of pictures can be read at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    let figures = 0;
    for (const id of ids) {
      await page.goto(routes[id]);
      figures += await page.locator('main figure').count();
      expect(await smallWords(page), id).toEqual([]);
      for (const shown of await shownWidths(page))
        expect(shown.width, `${shown.id} on ${id}`).toBeGreaterThanOrEqual(
          known[shown.id]?.legibleFromPx ?? 0,
        );
    }
    expect(figures).toBeGreaterThan(30);
  });
}

test('phones get a map of their own, with fewer cities', async ({ page }) => {
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

test('a whole screen opens on request, scrolls both ways, and closes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(routes.product);
  const opener = page.getByRole('button', { name: 'Whole screen' }).first();
  await opener.click();
  const view = page.getByRole('dialog');
  await expect(view).toBeVisible();
  const image = view.getByRole('img');
  const width = await image.evaluate((element) => element.getBoundingClientRect().width);
  expect(width).toBeGreaterThanOrEqual(known['product-fundraising']?.legibleFromPx ?? Infinity);
  const pane = view.getByRole('group');
  await pane.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => pane.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await expect(view).toBeHidden();
  await expect(opener).toBeFocused();
});
