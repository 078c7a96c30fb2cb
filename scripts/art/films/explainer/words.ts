import { easeIn, easeOut, progress } from '#scripts/art/kit/easing.ts';
import { group, round, tag } from '#scripts/art/kit/svg.ts';
import { type Face, type Line, oversize, type Typeset } from './typeset.ts';

/** When a text comes and goes on its scene's clock. Without `outS` it stays. */
export type Cue = { inS: number; outS?: number };

type Block = { lines: readonly Line[]; leadingPx: number };

/** Lines set one under the other. */
export const setBlock = async (
  typeset: Typeset,
  lines: readonly string[],
  face: Face,
  sizePx: number,
  options: { leading?: number; trackingEm?: number } = {},
): Promise<Block> => ({
  lines: await Promise.all(lines.map((line) => typeset(line, face, sizePx, options.trackingEm ?? 0))),
  leadingPx: sizePx * (options.leading ?? 1.1),
});

/** How present something is that comes at `inS` and goes at `outS`. */
const presence = (seconds: number, { inS, outS }: Cue, lengthS = 0.5): number =>
  easeOut(progress(seconds, inS, inS + lengthS)) *
  (outS === undefined ? 1 : 1 - easeIn(progress(seconds, outS - 0.35, outS)));

/** A line that stands still. */
export const drawLine = (line: Line, xPx: number, yPx: number, fill: string, opacity = 1): string =>
  group(
    { fill, opacity: opacity === 1 ? undefined : opacity.toFixed(3) },
    ...line.words.map((word) =>
      tag('path', {
        transform: `translate(${round(xPx + word.xPx)} ${round(yPx)}) scale(${String(1 / oversize)})`,
        d: word.outline,
      }),
    ),
  );

/** Lines whose words rise into place one after the other out of a hidden edge, and fade when they go. */
export const drawRising = (
  block: Block,
  xPx: number,
  yPx: number,
  fill: string,
  seconds: number,
  cue: Cue,
): string => {
  const leaving = cue.outS === undefined ? 1 : 1 - easeIn(progress(seconds, cue.outS - 0.35, cue.outS));
  if (seconds < cue.inS || leaving === 0) return '';
  let order = 0;
  const lines = block.lines.map((line, index) => {
    const baseline = yPx + index * block.leadingPx;
    const id = `rise${Math.round(xPx)}-${Math.round(baseline)}-${Math.round(line.sizePx)}`;
    const clip = tag(
      'clipPath',
      { id },
      tag('rect', {
        x: xPx - 20,
        y: baseline - line.sizePx,
        width: line.widthPx + 40,
        height: line.sizePx * 1.3,
      }),
    );
    const words = line.words.map((word) => {
      const start = cue.inS + 0.055 * order++ + 0.05 * index;
      const here = easeOut(progress(seconds, start, start + 0.8));
      const drop = (1 - here) * line.sizePx * 1.15;
      return tag('path', {
        transform: `translate(${round(xPx + word.xPx)} ${round(baseline + drop)}) scale(${String(1 / oversize)})`,
        d: word.outline,
      });
    });
    return clip + group({ 'clip-path': `url(#${id})` }, ...words);
  });
  return group({ fill, opacity: leaving === 1 ? undefined : leaving.toFixed(3) }, ...lines);
};

/** Lines that fade in with a short rise: for details under a headline. */
export const drawSoft = (
  block: Block,
  xPx: number,
  yPx: number,
  fill: string,
  seconds: number,
  cue: Cue,
): string =>
  block.lines
    .map((line, index) => {
      const here = presence(seconds, { ...cue, inS: cue.inS + index * 0.09 }, 0.7);
      if (here === 0) return '';
      return drawLine(line, xPx, yPx + index * block.leadingPx + (1 - here) * 10, fill, here);
    })
    .join('');
