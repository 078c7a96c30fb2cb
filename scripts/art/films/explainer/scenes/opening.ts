import { paint } from '#scripts/build/drawing/palette.ts';
import { easeInOut, progress } from '#scripts/art/kit/easing.ts';
import { group, linear, radial, tag } from '#scripts/art/kit/svg.ts';
import type { Typeset } from '../typeset.ts';
import { heroLoop } from '../../hero-loop/film.ts';
import { script } from '../script.ts';
import { type Scene, stage } from '../stage.ts';
import { drawRising, drawSoft, setBlock } from '../words.ts';

/** Larger than the frame, so that the water leaves the left side to the words. */
const scale = (1.1 * stage.widthPx) / heroLoop.widthPx;

/** The landscape of the hero film, cut to this film's shape, with a shade where the words stand. */
const landscape = (seconds: number): string => {
  const drawn = easeInOut(progress(seconds, 0, 1.6));
  const light = radial(
    'dawn',
    [stage.widthPx * 0.62, 140],
    620,
    [
      [0, '#1d4650', 0.75],
      [0.5, '#1a4049', 0.28],
      [1, paint.night, 0],
    ],
    0.4,
  );
  const deep = linear(
    'deep',
    [0, 160],
    [0, stage.heightPx],
    [
      [0, '#08171d', 0],
      [1, '#08171d', 0.75],
    ],
  );
  return (
    light +
    deep +
    tag('rect', { width: stage.widthPx, height: stage.heightPx, fill: 'url(#dawn)' }) +
    tag('rect', { y: 160, width: stage.widthPx, height: stage.heightPx - 160, fill: 'url(#deep)' }) +
    group(
      { transform: `translate(0 -62) scale(${String(scale)})`, opacity: drawn.toFixed(3) },
      heroLoop.draw(seconds + 8.6),
    )
  );
};

/** The name explained: water under the ground, then capital. */
export const createOpening = async (typeset: Typeset): Promise<Scene> => {
  const words = script.opening;
  const first = await setBlock(typeset, words.first, 'display', 43, { leading: 1.2, trackingEm: -0.01 });
  const second = await setBlock(typeset, words.second, 'display', 84, { trackingEm: -0.02 });
  const detail = await setBlock(typeset, words.detail, 'text', 26, { leading: 1.4 });
  return {
    ground: 'night',
    draw: (seconds) =>
      landscape(seconds) +
      drawRising(first, stage.marginPx, 424, paint.cream, seconds, { inS: 0.7, outS: 3.5 }) +
      drawRising(second, stage.marginPx, 452, paint.cream, seconds, { inS: 3.6 }) +
      drawSoft(detail, stage.marginPx + 3, 512, paint.haze, seconds, { inS: 4.15 }),
  };
};
