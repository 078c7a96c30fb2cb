import { expect, type Page } from '@playwright/test';

import { pictures } from '#content/pictures.ts';
import type { Pictures } from '#src/model/pictures.schema.ts';

/** Shown smaller, words are a texture. */
const LEAST_TEXT_PX = 11;

const known: Pictures = pictures;

/** Name of a picture → width from which its words can be read. Only of those with words. */
const legibleWidths = (): ReadonlyMap<string, number> =>
  new Map(
    Object.entries(known).flatMap(([id, { legibleFromPx }]) => (legibleFromPx ? [[id, legibleFromPx]] : [])),
  );

/** Width of each picture, by its name, as it is shown now. */
async function shownWidths(page: Page): Promise<{ name: string; width: number }[]> {
  const images = page.locator('main img');
  await images.evaluateAll((all) => {
    for (const image of all) image.setAttribute('loading', 'eager');
  });
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
    const [, name] = /([a-z-]+)-\d+\.\w+\.\w+$/.exec(file) ?? [];
    return name ? [{ name, width }] : [];
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

const WIDTHS = [320, 390, 820, 1025, 1440];
/** On narrower windows pictures may be smaller; words of figures may not. */
const NARROWEST_WITH_PICTURES = 390;

/** Claims that all words of pictures and figures can be read in a window of any width. */
export async function expectLegible(page: Page): Promise<void> {
  const legible = legibleWidths();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    expect(await smallWords(page), `at ${width} pixels`).toEqual([]);
    if (width < NARROWEST_WITH_PICTURES) continue;
    for (const shown of await shownWidths(page))
      expect(shown.width, `${shown.name} at ${width} pixels`).toBeGreaterThanOrEqual(
        legible.get(shown.name) ?? 0,
      );
  }
}
