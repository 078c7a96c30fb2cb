import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import { createElement } from 'react';
import satori, { type Font } from 'satori';

/** The cuts of the two families of the site that the films use. */
export type Face = 'display' | 'display-medium' | 'text' | 'text-medium' | 'text-strong';

/** One word as an outline that begins at x 0 on the baseline, drawn `oversize` times too large. */
export type Word = { outline: string; xPx: number };

/** A line of text, ready to be drawn: nothing depends on the fonts of the machine. */
export type Line = { words: readonly Word[]; widthPx: number; sizePx: number };

/** Sets a text on one line. `trackingEm` spaces the letters out. */
export type Typeset = (text: string, face: Face, sizePx: number, trackingEm?: number) => Promise<Line>;

/** The layout engine rounds to a tenth of a pixel: too coarse for small text, so it is set larger and scaled down. */
export const oversize = 16;

const files: Record<Face, string> = {
  display: '@fontsource/newsreader/files/newsreader-latin-400-normal.woff',
  'display-medium': '@fontsource/newsreader/files/newsreader-latin-500-normal.woff',
  text: '@fontsource/instrument-sans/files/instrument-sans-latin-400-normal.woff',
  'text-medium': '@fontsource/instrument-sans/files/instrument-sans-latin-500-normal.woff',
  'text-strong': '@fontsource/instrument-sans/files/instrument-sans-latin-600-normal.woff',
};

type Glyphs = { outline: string; advancePx: number };

const coordinates = (outline: string): [x: number, y: number][] =>
  [...outline.matchAll(/(-?[\d.]+)[ ,](-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);

const rightmost = (outline: string): number => Math.max(0, ...coordinates(outline).map(([x]) => x));

/** Moves absolute path data up, so that the baseline is at y 0. The layout engine writes M, L, Q, C and Z only. */
const shiftUp = (outline: string, by: number): string =>
  outline.replaceAll(
    /(-?[\d.]+)[ ,](-?[\d.]+)/g,
    (_, x: string, y: string) => `${x} ${String(Math.round((Number(y) - by) * 10) / 10)}`,
  );

/** The outline of one word, `oversize` times too large, and the width that the layout engine gives it. */
const setGlyphs = async (
  fonts: Font[],
  word: string,
  face: Face,
  size: number,
  tracking: number,
): Promise<Glyphs> => {
  let advance = 0;
  const style = {
    fontFamily: face,
    fontSize: size,
    lineHeight: 1.5,
    letterSpacing: tracking,
    whiteSpace: 'pre',
  };
  const svg = await satori(
    createElement('div', { style: { display: 'flex' } }, createElement('div', { style, key: word }, word)),
    {
      width: size * (word.length + 4),
      height: size * 2,
      fonts,
      onNodeDetected: ({ key, width }) => {
        if (key === word) advance = width;
      },
    },
  );
  const outline = [...svg.matchAll(/<path[^>]* d="([^"]+)"/g)].map(([, data]) => data ?? '').join('');
  return { outline, advancePx: advance / oversize };
};

/** Loads the fonts once and sets texts with them. */
export const createTypeset = async (): Promise<Typeset> => {
  const { resolve } = createRequire(import.meta.url);
  const fonts = Object.entries(files).map(([name, file]): Font => ({
    name,
    data: readFileSync(resolve(file)),
    weight: 400,
  }));
  return async (text, face, sizePx, trackingEm = 0) => {
    const size = sizePx * oversize;
    const set = async (word: string, tracking = 0): Promise<Glyphs> =>
      setGlyphs(fonts, word, face, size, tracking);
    const letter = await set('H');
    const baseline = Math.max(...coordinates(letter.outline).map(([, y]) => y));
    const spacePx = (await set('H H')).advancePx - 2 * letter.advancePx;
    const words: Word[] = [];
    let xPx = 0;
    let endPx = 0;
    for (const part of text.split(' ')) {
      const { outline } = await set(part, trackingEm * size);
      words.push({ outline: shiftUp(outline, baseline), xPx });
      // The engine draws kerned pairs but measures without them, so the width is taken from the ink.
      const last = await set(part.slice(-1));
      endPx = xPx + rightmost(outline) / oversize + last.advancePx - rightmost(last.outline) / oversize;
      xPx = endPx + spacePx + trackingEm * sizePx;
    }
    return { words, widthPx: endPx, sizePx };
  };
};
