import type { Films } from '#src/model/films.schema.ts';

/**
 * The films of content/films, one folder each; files are published below /films/. The two formats of a film
 * have the same length. Delete `sample: true` when you replace the sample.
 */
export const films = {
  heroLoop: {
    sample: true,
    published: '2026-11-01',
    width: 1600,
    height: 1000,
    sources: {
      wide: { webm: '/films/hero-loop-1600.webm', mp4: '/films/hero-loop-1600.mp4' },
      narrow: { webm: '/films/hero-loop-960.webm', mp4: '/films/hero-loop-960.mp4' },
    },
    poster: {
      avif: [
        { width: 960, path: '/films/hero-loop-960-poster.avif' },
        { width: 1600, path: '/films/hero-loop-1600-poster.avif' },
      ],
      jpeg: [
        { width: 960, path: '/films/hero-loop-960-poster.jpg' },
        { width: 1600, path: '/films/hero-loop-1600-poster.jpg' },
      ],
    },
  },
  explainer: {
    sample: true,
    published: '2026-11-01',
    mp4: '/films/explainer-1280.mp4',
    webm: '/films/explainer-1280.webm',
    poster: '/films/explainer-1280-poster.jpg',
    captions: { en: '/films/explainer.en.vtt', ar: '/films/explainer.ar.vtt' },
  },
  tour: {
    sample: true,
    published: '2026-11-01',
    mp4: '/films/tour-1280.mp4',
    webm: '/films/tour-1280.webm',
    poster: '/films/tour-1280-poster.jpg',
    captions: { en: '/films/tour.en.vtt', ar: '/films/tour.ar.vtt' },
  },
} as const satisfies Films;
