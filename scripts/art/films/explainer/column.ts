import { easeOut, progress } from '#scripts/art/kit/easing.ts';
import type { Line, Typeset } from './typeset.ts';
import { disc, ring } from './marks.ts';
import { type Ground, inks, stage } from './stage.ts';
import { drawLine, drawRising, drawSoft, setBlock } from './words.ts';

/** The words at the left of a product scene: eyebrow, headline, and details that light up as they are shown. */
export type Column = (seconds: number, detailTimes: readonly number[]) => string;

type Words = {
  eyebrow: string;
  headline: readonly string[];
  details: readonly string[];
  note?: readonly string[];
};

const drawDetail = (
  line: Line,
  x: number,
  y: number,
  ground: Ground,
  seconds: number,
  inS: number,
  litS: number,
): string => {
  const here = easeOut(progress(seconds, inS, inS + 0.6));
  const lit = easeOut(progress(seconds, litS, litS + 0.5));
  const ink = inks[ground];
  if (here === 0) return '';
  return (
    ring(x + 7, y - 8, 6.5, ink.accent, 1.5, here) +
    disc(x + 7, y - 8, 3.2 * lit, ink.accent) +
    drawLine(line, x + 30, y, ink.muted, here) +
    (lit > 0 ? drawLine(line, x + 30, y, ink.text, lit) : '')
  );
};

/** Sets the column once; the top of the headline is at the same height in every scene. */
export const createColumn = async (typeset: Typeset, ground: Ground, words: Words): Promise<Column> => {
  const ink = inks[ground];
  const eyebrow = await setBlock(typeset, [words.eyebrow], 'text-strong', 20, { trackingEm: 0.02 });
  const headline = await setBlock(typeset, words.headline, 'display', 56, {
    leading: 1.08,
    trackingEm: -0.02,
  });
  const details = await setBlock(typeset, words.details, 'text', 24);
  const note = await setBlock(typeset, words.note ?? [], 'text', 24, { leading: 1.4 });
  const below = 284 + (words.headline.length - 1) * 60;
  return (seconds, detailTimes) => {
    const list = details.lines.map((line, index) =>
      drawDetail(
        line,
        stage.marginPx,
        below + 74 + index * 44,
        ground,
        seconds,
        1 + index * 0.12,
        detailTimes[index] ?? 1,
      ),
    );
    return (
      drawSoft(eyebrow, stage.marginPx, 208, ink.accent, seconds, { inS: 0.5 }) +
      drawRising(headline, stage.marginPx - 2, 284, ink.text, seconds, { inS: 0.6 }) +
      list.join('') +
      drawSoft(note, stage.marginPx, below + 82 + details.lines.length * 44, ink.muted, seconds, { inS: 1.3 })
    );
  };
};
