import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { home } from '#words/pages/home.ts';
import { type LanguageCode, publishedCodes } from '#content/languages.ts';
import type { Diagnostic } from '#scripts/support/diagnostics.ts';
import { paths } from '#scripts/support/paths.ts';

/** Width of a captured screen in its places, in CSS pixels. It is captured at two pixels to each. */
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

/** The screens that slides and roles show, in each language and place. */
export function listCaptures(): Capture[] {
  const ofSlides = home.products.tabs.flatMap(({ slides }) =>
    slides.flatMap((slide) => ('screen' in slide ? [slide.screen] : [])),
  );
  const shown = [...ofSlides, ...home.segments.items.map(({ screen }) => screen)];
  return publishedCodes.flatMap((code) =>
    shown.flatMap((screen) =>
      places.map((place) => ({ code, screen, place, id: `${code}-${screen}-${place}` })),
    ),
  );
}

/** File → the key of what it shows. */
export const recordFile = join(paths.root, capturesFolder, 'record.json');

/** Languages without their own pictures of the screens: visitors would see those of English. */
export const findMissingCaptures = (): Diagnostic[] =>
  publishedCodes.flatMap((code) => {
    const missing = listCaptures()
      .filter((capture) => capture.code === code)
      .map(({ id }) => `${id}.webp`)
      .filter((file) => !existsSync(join(paths.root, capturesFolder, file)));
    return missing.length > 0
      ? [
          {
            ...{ file: `${capturesFolder}/record.json`, line: 1 },
            message: `lacks ${missing.join(', ')}: run npm run pictures, which takes them`,
          },
        ]
      : [];
  });
