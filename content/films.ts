import type { Films } from '#src/model/films.schema.ts';
import { defaultLanguage, type LanguageCode, languages } from './languages.ts';

/**
 * The films, whose files in content/films are published below /films/ and named as `npm run films` writes them. To
 * show your own, replace the files and delete `sample: true`.
 */
export const films = {
  heroLoop: { sample: true, published: '2026-11-27' },
  tour: { sample: true, published: '2026-11-27' },
  explainer: { sample: true, published: '2026-11-27' },
} as const satisfies Films;

/** Pixels of a film in a dialog. */
export const FILM_SIZE = { width: 1280, height: 720 } as const;

/** Pixels of the loop's still. */
export const STILL_SIZE = { width: 960, height: 600 } as const;

/** Pixels of the loop: the sizes have one format. */
export const LOOP_SIZES = [STILL_SIZE, { width: 1600, height: 1000 }] as const;

export const dialogFilms = ['tour', 'explainer'] as const satisfies readonly (keyof Films)[];

export type DialogFilm = (typeof dialogFilms)[number];

/** The addresses of a film in a language: two formats, captions and poster. A draft shows the English film. */
export function filmFiles(film: DialogFilm, code: LanguageCode) {
  const own = languages[code].draft ? defaultLanguage : code;
  return {
    language: own,
    webm: `/films/${film}.${own}.webm`,
    mp4: `/films/${film}.${own}.mp4`,
    captions: `/films/${film}.${own}.vtt`,
    poster: `/films/${film}.${own}.jpg`,
  };
}

/** The loop has no words: all languages show the same one, from the start of the line to its end. */
export const loopFiles = (width: (typeof LOOP_SIZES)[number]['width']) => ({
  webm: `/films/hero-loop-${width}.webm`,
  mp4: `/films/hero-loop-${width}.mp4`,
});

export const loopStill = { avif: '/films/hero-loop.avif', jpeg: '/films/hero-loop.jpg' };
