import { join } from 'node:path';

import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';

import { pictures } from '#content/pictures.ts';
import { cropNames, findSources } from '#scripts/build/pictures/picture-sources.ts';
import { paths } from '#scripts/support/paths.ts';
import type { Pictures } from '#src/model/pictures.schema.ts';

/** Shown smaller, words are a texture. */
const LEAST_TEXT_PX = 11;

const known: Pictures = pictures;

/** Name of a picture, or of a crop of it, → width from which its words can be read. Only of those with words. */
async function legibleWidths(): Promise<ReadonlyMap<string, number>> {
  const folder = join(paths.root, 'content/pictures');
  const { files } = await findSources(folder, 'content/pictures', Object.keys(known));
  const widths = new Map<string, number>();
  for (const [id, { legibleFromPx, crops }] of Object.entries(known)) {
    if (!legibleFromPx) continue;
    widths.set(id, legibleFromPx);
    const { width } = await sharp(join(folder, files.get(id) ?? '')).metadata();
    for (const part of cropNames) {
      const crop = crops?.[part];
      if (crop) widths.set(`${id}-${part}`, (legibleFromPx * crop.width) / width);
    }
  }
  return widths;
}

/** Width of each picture and crop, by its name, as it is shown now. */
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
  const legible = await legibleWidths();
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
