import type { Films } from '#src/model/films.schema.ts';
import { defaultLanguage, type LanguageCode, languages } from './languages.ts';

/**
 * The films, whose files in content/films are published below /films/ and named as `npm run films` writes them. To
 * show your own, replace the files and delete `sample: true`.
 */
export const films = {
  heroLoop: { sample: true, published: '2026-11-27' },
  tour: { sample: true, published: '2026-11-29' },
  explainer: { sample: true, published: '2026-11-29' },
} as const satisfies Films;

/** Pixels of a film in a dialog. */
export const FILM_SIZE = { width: 1280, height: 720 } as const;

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
export const loopFiles = { webm: '/films/hero-loop-960.webm', mp4: '/films/hero-loop-960.mp4' } as const;
