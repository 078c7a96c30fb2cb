import { lerp, series, type Point } from '#scripts/art/kit/geometry.ts';
import { fill, ring, shape, smooth, straight, stroke } from '#scripts/art/kit/pen.ts';
import { clipped } from '#scripts/art/kit/svg.ts';
import { mix } from '#scripts/art/kit/colours.ts';
import { paint } from '#scripts/build/drawing/palette.ts';
import { bedAt, flowLine, surfaceAt } from './flow.ts';
import { level, moon, moonRadius, wall } from './setting.ts';

const across = series(249, (share) => lerp(-20, 1220, share));

function bodyOf(from: number, to: number): string {
  const xs = across.filter((x) => x >= from && x <= to);
  return shape([
    ...xs.map((x): Point => [x, surfaceAt(x)]),
    ...xs.toReversed().map((x): Point => [x, bedAt(x)]),
  ]);
}

/** The moon once more in the lower basin, as bars that grow apart with depth. */
function drawReflection(): string {
  const bars = series(13, (share) => {
    const y = lerp(level.low + 9, level.low + 132, share ** 1.2);
    const half = moonRadius * (0.98 - share * 0.5) * (0.72 + 0.28 * Math.cos(share * 21));
    return straight([
      [moon[0] - half, y],
      [moon[0] + half, y],
    ]);
  });
  return stroke(bars, { colour: paint.clay, width: 3.4, opacity: 0.85 });
}

function drawBubbles(): string {
  const foam = series(38, (share, index): string => {
    const x = wall.right + 128 + share * 140 + Math.sin(index * 7.3) * 14;
    const y = surfaceAt(x) + 12 + ((index * 37) % 64);
    return ring([x, y], 1.4 + ((index * 13) % 5) * 0.7);
  });
  return stroke(foam, { colour: paint.mist, width: 1.1, opacity: 0.9 });
}

/** Two basins and what passes between them: the lines lie apart where it is slow, close where it is fast. */
export function drawWater(): string {
  const lines = series(40, (share) => smooth(flowLine(lerp(0.015, 0.965, share))));
  const strong = lines.filter((_, index) => index % 5 === 3);
  const upper = bodyOf(-20, wall.left + 8);
  const lower = bodyOf(wall.left - 5, 1220);
  const surface = across.filter((x) => x > wall.right).map((x): Point => [x, surfaceAt(x)]);
  const water =
    stroke(lines, { colour: paint.water, width: 1.1, opacity: 0.72 }) +
    stroke(strong, { colour: mix(paint.water, paint.white, 0.35), width: 1.9 });
  return (
    fill([upper], 'url(#upper)') +
    fill([lower], 'url(#lower)') +
    clipped('basins', upper + lower, water) +
    drawReflection() +
    drawBubbles() +
    stroke(
      [
        straight([
          [-20, level.high],
          [wall.left, level.high],
        ]),
        smooth(surface),
      ],
      { colour: paint.mist, width: 2.4 },
    )
  );
}
