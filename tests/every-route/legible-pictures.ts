import { expect, type Page } from '@playwright/test';

import { pictures } from '#content/pictures.ts';
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

/** Claims that all words of pictures and figures can be read in a window of any width. */
export async function expectLegible(page: Page): Promise<void> {
  for (const width of [320, 390, 820, 1025, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await smallWords(page), `at ${width} pixels`).toEqual([]);
    for (const shown of await shownWidths(page))
      expect(shown.width, `${shown.id} at ${width} pixels`).toBeGreaterThanOrEqual(
        known[shown.id]?.legibleFromPx ?? 0,
      );
  }
}
