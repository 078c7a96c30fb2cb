import { randomFrom } from '#src/lib/channel-lines.ts';
import type { Drawing } from '#scripts/build/drawing/drawing.ts';
import { ease, lerp, series, type Point } from '#scripts/art/kit/geometry.ts';
import { smooth, stroke } from '#scripts/art/kit/pen.ts';
import { clipped, linear, wash } from '#scripts/art/kit/svg.ts';
import { mix } from '#scripts/art/kit/colours.ts';
import { paint } from '#scripts/build/drawing/palette.ts';
import { drawPlot } from './draw-plot.ts';
import { outlineOf, drawRidge } from './land.ts';
import { plots } from './plots.ts';
import { relief } from './relief.ts';
import { ridges } from './ridges.ts';
import { drawTree } from './tree.ts';
import { drawStream, drawDelta, drawSource } from './water.ts';

const size = { width: 1200, height: 900 };

function drawSky(): string {
  const wind = series(26, (share, index) =>
    smooth(
      series(30, (along): Point => {
        const x = lerp(-10, 1210, along);
        return [x, lerp(-10, 400, share) + relief(x / 260 + index * 0.05, index / 7 + 60) * 26];
      }),
    ),
  );
  return wash('url(#air)', 1200, 900) + stroke(wind, { colour: paint.stone, width: 0.8, opacity: 0.36 });
}

/** Family offices: wealth comes down from ridge to ridge, one generation after another, and waters several holdings. */
export function drawFamily(): Drawing {
  const random = randomFrom('family trees');
  const land = ridges.map((ridge, order) => {
    const dark = order === 3 ? paint.water : mix(ridge.line, paint.ink, 0.4);
    const light = order === 3 ? paint.night : mix(paint.mist, paint.white, random() * 0.5);
    const trees = ridge.trees.map(({ x, height }) => drawTree(x, ridge.crest(x) + 4, height, dark, light));
    const source = order === 0 ? drawSource(ridge.water[0]) : '';
    const water = order < 3 ? drawStream(ridge, order) : drawDelta(ridge.water[0]);
    return [...trees, drawRidge(ridge), clipped(`ridge${order}`, outlineOf(ridge), water), source].join('');
  });
  const ground = [
    linear(
      'air',
      [0, 0],
      [0, 480],
      [
        [0, paint.white],
        [1, mix(paint.sand, paint.blush, ease(0.5))],
      ],
    ),
    drawSky(),
    ...land,
    ...plots.map(drawPlot),
  ].join('');
  return { ...size, ground };
}
