import type { LanguageCode } from '#content/languages.ts';
import type { Face } from './cut-font.ts';

/** Letters of Arabic text with their marks, the letters of names from neighbouring languages, and punctuation. */
const LETTERS =
  'U+60C, U+61B, U+61F, U+621-63A, U+640-652, U+670, U+67E, U+686, U+698, U+6A4, U+6A9, U+6AF, U+6CC';

const QUOTES = 'U+AB, U+BB';

/** The first eight join letters; the others place marks on them. */
const FEATURES = 'isol init medi fina rlig calt liga ccmp locl curs kern mark mkmk'.split(' ');

// Under the names of the Latin families, so that every style rule has both. Sizes that look alike side by side.
const markazi = { name: 'Markazi Text', family: 'Newsreader', features: FEATURES, more: ';size-adjust:126%' };
const plex = {
  name: 'Plex Sans Arabic',
  family: 'Instrument Sans',
  features: FEATURES,
  more: ';size-adjust:108%',
};

const fileOf = (id: string, subset: 'arabic' | 'latin', weight: number) =>
  `@fontsource/${id}/files/${id}-${subset}-${weight}-normal.woff2`;

export type LanguageFace = Face & {
  readonly name: string;
  readonly range: string;
  /** Above the fold of every page in the language. */
  readonly isFirst?: true;
};

/** The fonts of languages whose letters those of the site lack. */
export const languageFaces: Readonly<Partial<Record<LanguageCode, readonly LanguageFace[]>>> = {
  ar: [
    { ...markazi, file: fileOf('markazi-text', 'arabic', 400), weight: '400', range: LETTERS, isFirst: true },
    { ...markazi, file: fileOf('markazi-text', 'latin', 400), weight: '400', range: QUOTES },
    {
      ...plex,
      file: fileOf('ibm-plex-sans-arabic', 'arabic', 400),
      weight: '400',
      range: LETTERS,
      isFirst: true,
    },
    { ...plex, file: fileOf('ibm-plex-sans-arabic', 'arabic', 500), weight: '500', range: LETTERS },
    { ...plex, file: fileOf('ibm-plex-sans-arabic', 'arabic', 600), weight: '600', range: LETTERS },
    { ...plex, file: fileOf('ibm-plex-sans-arabic', 'latin', 400), weight: '400 600', range: QUOTES },
  ],
};
