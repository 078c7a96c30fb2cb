import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { z } from 'zod';

import { home } from '../../content/en/pages/home.ts';
import { type LanguageCode, publishedCodes } from '../../content/languages.ts';
import { fontSources } from '../../scripts/build/fonts/fonts.ts';
import { isSheetOf } from '../../scripts/build/page-styles.ts';
import type { Finding } from '../../scripts/support/findings.ts';
import { assetOrigin } from '../../scripts/support/asset-origin.ts';
import { cacheKey } from '../../scripts/support/file-cache.ts';
import { paths } from '../../scripts/support/paths.ts';
import type { BuiltProduct } from './build.ts';

/** Widths of a pictured screen in its places, in CSS pixels. It is taken at two pixels to each. */
export const pictureWidths = { column: 750, phone: 360 } as const;

const places = ['column', 'phone'] as const satisfies readonly (keyof typeof pictureWidths)[];

export type ScreenPicture = {
  readonly id: string;
  readonly code: LanguageCode;
  readonly screen: string;
  readonly place: (typeof places)[number];
};

/** Where pictures of screens are, as messages call it. */
export const FOLDER = 'content/pictures/screens';

/** Id of a picture → the key of what it shows. */
export const recordFile = join(paths.root, FOLDER, 'record.json');

/** The pictures of the screens that slides and roles of the home page show, in each language and place. */
function listScreenPictures(): ScreenPicture[] {
  const ofSlides = home.products.tabs.flatMap(({ slides }) =>
    slides.flatMap((slide) => ('screen' in slide ? [slide.screen] : [])),
  );
  const shown = [...ofSlides, ...home.segments.items.map(({ screen }) => screen)];
  return publishedCodes.flatMap((code) =>
    [...new Set(shown)].flatMap((screen) =>
      places.map((place) => ({ id: `${code}-${screen}-${place}`, code, screen, place })),
    ),
  );
}

/** Languages without their own pictures of the screens: visitors would see those of English. */
export const findMissingPictures = (): Finding[] =>
  publishedCodes.flatMap((code) => {
    const missing = listScreenPictures()
      .filter(
        (picture) => picture.code === code && !existsSync(join(paths.root, FOLDER, `${picture.id}.webp`)),
      )
      .map(({ id }) => `${id}.webp`);
    const message = `lacks ${missing.join(', ')}: run npm run pictures, which takes them`;
    return missing.length > 0 ? [{ file: `${FOLDER}/record.json`, line: 1, message }] : [];
  });

/** One name for each class, whatever it is called. */
function withoutNames(text: string): string {
  const names = new Map<string, string>();
  return text.replaceAll(/\b[A-Za-z][\w-]*_[\w-]{6}(?![\w-])/g, (name) => {
    const short = names.get(name) ?? `c${names.size}`;
    names.set(name, short);
    return short;
  });
}

const TOKEN = /(--[\w-]+):[^;]+;/g;

/** The pictures, each with a key of what it shows: the screen, the sheets of its parts, tokens in these, and fonts. */
export function keysOfPictures({ fragments, sheets }: BuiltProduct): ReadonlyMap<ScreenPicture, string> {
  const tokens = readFileSync(join(paths.root, 'src/styles/tokens.css'), 'utf8');
  const fonts = fontSources.map((file) => readFileSync(file));
  return new Map(
    listScreenPictures().map((picture) => {
      const { code, screen, place } = picture;
      // Descriptions, links and the host of pictures are not in the picture.
      const html = (fragments.get(code)?.[screen] ?? '')
        .replaceAll(/ (?:aria-label|aria-current|href)="[^"]*"/g, '')
        .replaceAll(`${assetOrigin}/`, '/');
      const style = sheets.filter(
        (sheet) => !sheet.file.startsWith('src/styles/') && isSheetOf(sheet, [html]),
      );
      const css = style.map(({ text }) => text).join('');
      const used = [...tokens.matchAll(TOKEN)].filter(([, name = '']) =>
        (css + tokens).includes(`var(${name})`),
      );
      const look = [withoutNames(html + css), used.map(([rule]) => rule)];
      return [picture, cacheKey({ modules: [] }, pictureWidths[place], look, ...fonts)];
    }),
  );
}

const recordSchema = z.record(z.string(), z.string());

const readRecord = async () =>
  recordSchema.parse(JSON.parse(await readFile(recordFile, 'utf8').catch(() => '{}')));

/** The pictures of screens that have changed since. @returns with those that are not there */
export async function findOutdated(
  keys: ReadonlyMap<ScreenPicture, string>,
): Promise<readonly ScreenPicture[]> {
  const record = await readRecord();
  return [...keys].flatMap(([picture, key]) => (record[picture.id] === key ? [] : [picture]));
}

/** Pictures that show other words, figures or another look than their screens have now. */
export async function findOutdatedPictures(product: BuiltProduct): Promise<Finding[]> {
  const record = await readRecord();
  const outdated = await findOutdated(keysOfPictures(product));
  return outdated
    .filter(({ id }) => id in record)
    .map(({ id }) => ({
      ...{ file: `${FOLDER}/${id}.webp`, line: 1 },
      message: 'shows the screen as it was: run npm run pictures, which takes it again',
    }));
}
