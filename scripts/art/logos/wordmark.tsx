import { createElement, type CSSProperties } from 'react';
import satori from 'satori';

import { unwrapImages } from '#scripts/build/drawing/drawing.ts';
import { loadFonts } from '#scripts/build/drawing/fonts.ts';

/** One colour for all, so that a row of logos reads as one row. */
const logoColour = '#47565c';
const height = 40;

export interface Word {
  readonly text: string;
  readonly style: CSSProperties;
}

/** A wordmark: an optional sign on a 32-unit grid, and one or two lines of text. */
export interface Wordmark {
  readonly sign?: { readonly path: string; readonly isFilled?: true };
  readonly words: readonly Word[];
}

function layOut({ sign, words }: Wordmark) {
  const paint = sign?.isFilled ? { fill: logoColour } : { fill: 'none', stroke: logoColour, strokeWidth: 2 };
  return (
    <div style={{ display: 'flex', alignItems: 'center', height, gap: 11, color: logoColour }}>
      {sign ? (
        <svg
          width={32}
          height={32}
          viewBox="0 0 32 32"
          strokeLinecap="round"
          strokeLinejoin="round"
          {...paint}
        >
          <path d={sign.path} />
        </svg>
      ) : null}
      <div style={{ display: 'flex', flexDirection: 'column', justifyContent: 'center' }}>
        {words.map(({ text, style }) =>
          createElement('div', { key: text, style: { display: 'flex', whiteSpace: 'pre', ...style } }, text),
        )}
      </div>
    </div>
  );
}

/** An SVG 40 units high, as wide as its text, all of it outlines. */
export async function drawWordmark(
  wordmark: Wordmark,
): Promise<{ svg: string; width: number; height: number }> {
  const layout = unwrapImages(
    await satori(layOut(wordmark), { height, fonts: loadFonts(), pointScaleFactor: 4 }),
  );
  const width = Math.ceil(Number(/width="([\d.]+)"/.exec(layout)?.[1]));
  // Of the layout only the shapes count: nothing of a wordmark is cut off or masked.
  const shapes = [...layout.matchAll(/<svg x=.*?<\/svg>|<path fill="#[^>]*>/g)].map(([shape]) => shape);
  const drawn = shapes
    .join('')
    .replaceAll(/\d+\.\d{2,}/g, (digits) => String(Math.round(Number(digits) * 100) / 100));
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${drawn}</svg>\n`,
    width,
    height,
  };
}
