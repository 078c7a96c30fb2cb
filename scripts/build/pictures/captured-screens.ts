import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { z } from 'zod';

import { home } from '#words/pages/home.ts';
import { defaultLanguage, type LanguageCode, publishedCodes } from '#content/languages.ts';
import { cacheKey } from '#scripts/support/file-cache.ts';
import { paths } from '#scripts/support/paths.ts';

/** Width of a captured screen in the places of a slide, in CSS pixels. It is captured at two pixels to each. */
export const capturePlaces = { column: 750, phone: 360 } as const;

export type CapturePlace = keyof typeof capturePlaces;

export interface Capture {
  readonly code: LanguageCode;
  readonly screen: string;
  readonly place: CapturePlace;
  readonly id: string;
}

/** Where pictures of screens are, as messages call it. */
export const capturesFolder = 'content/pictures/screens';

const places = ['column', 'phone'] as const satisfies readonly CapturePlace[];

/** The screens that slides show, in each language and place. */
export function listCaptures(): Capture[] {
  const shown = home.products.tabs.flatMap(({ slides }) =>
    slides.flatMap((slide) => ('screen' in slide ? [slide.screen] : [])),
  );
  return publishedCodes.flatMap((code) =>
    shown.flatMap((screen) =>
      places.map((place) => ({ code, screen, place, id: `${code}-${screen}-${place}` })),
    ),
  );
}

const KIT = 'src/sections/product-screen';

/** Changes with the words and the look of a screen. */
export function captureKey({ code, screen, place }: Capture): string {
  const kit = readdirSync(join(paths.root, KIT))
    .filter((name) => !name.includes('.test.'))
    .toSorted()
    .map((name) => `${KIT}/${name}`);
  const words = ['screen-menus', 'sample-names', 'promises', `screens/${screen}`].flatMap((name) => [
    `content/en/${name}.ts`,
    ...(code === defaultLanguage ? [] : [`content/${code}/${name}.po`]),
  ]);
  const world = ['content/sample-world.ts', 'content/sample-forms.ts'];
  const files = [...kit, ...words, ...world, 'src/styles/tokens.css', 'content/site.ts'];
  return cacheKey(
    { modules: [] },
    capturePlaces[place],
    ...files.map((file) => readFileSync(join(paths.root, file))),
  );
}

/** File → the key of what it shows. */
export const recordFile = join(paths.root, capturesFolder, 'record.json');
const recordSchema = z.record(z.string(), z.string());

/** Captures of screens that have changed since, or were never made. */
export async function findStaleCaptures(): Promise<Capture[]> {
  const record = recordSchema.parse(JSON.parse(await readFile(recordFile, 'utf8').catch(() => '{}')));
  return listCaptures().filter((capture) => record[capture.id] !== captureKey(capture));
}

/** Languages without their own pictures of the screens: visitors would see those of English. */
export const findMissingCaptures = (): string[] =>
  publishedCodes.flatMap((code) => {
    const missing = listCaptures()
      .filter((capture) => capture.code === code)
      .map(({ id }) => `${id}.webp`)
      .filter((file) => !existsSync(join(paths.root, capturesFolder, file)));
    return missing.length > 0
      ? [`${capturesFolder} lacks ${missing.join(', ')}: run npm run pictures, which takes them`]
      : [];
  });
