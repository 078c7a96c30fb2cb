import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** Where the printed page finds them. */
const FOLDER = '/print-fonts/';

const LATIN = 'U+0-FF, U+131, U+152-153, U+2000-22FF';
const LATIN_EXT = 'U+100-2BA, U+1E00-1E9F, U+1EF2-1EFF, U+20A0-20C0';

const facesOf = (family: string, id: string, weights: readonly number[]) =>
  weights.flatMap((weight) =>
    [
      ['latin-ext', `;unicode-range:${LATIN_EXT}`],
      ['latin', `;unicode-range:${LATIN}`],
    ].map(([subset, range]) => {
      const url = `${FOLDER}@fontsource/${id}/files/${id}-${subset}-${weight}-normal.woff2`;
      return `@font-face{font-family:'${family}';font-weight:${weight};src:url('${url}') format('woff2')${range}}`;
    }),
  );

/** Chromium embeds instances of variable fonts as drawings (Type 3): these have fixed weights. */
const rules = [
  ...facesOf('Newsreader', 'newsreader', [400]),
  ...facesOf('Instrument Sans', 'instrument-sans', [400, 500, 600]),
  // A machine may have any font for code.
  'code{font-family:inherit}',
].join('');

/** Packages whose versions decide the bytes of a printed page. */
export const printFontPackages = ['@fontsource/newsreader', '@fontsource/instrument-sans'];

/** A page with these fonts in place of those for the screen. */
export const withPrintFonts = (html: string): string =>
  html.replaceAll(/@font-face\{[^}]*url\([^}]*\}/g, '').replace('</head>', `<style>${rules}</style>$&`);

/** The file of a font that the page asks for. */
export const printFontAt = (path: string): string | undefined =>
  path.startsWith(FOLDER) ? require.resolve(path.slice(FOLDER.length)) : undefined;
