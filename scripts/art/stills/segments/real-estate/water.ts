import { lerp, series, type Point } from '#scripts/art/kit/geometry.ts';
import { fill, ring, shape, smooth, straight, stroke } from '#scripts/art/kit/pen.ts';
import { clipped } from '#scripts/art/kit/svg.ts';
import { mix } from '#scripts/art/kit/colours.ts';
import { paint } from '#scripts/build/drawing/palette.ts';
import { at, inset, level, rows, type Area } from './iso.ts';
import { channel, crossing, garden, pool } from './plan.ts';

const edge = mix(paint.copper, paint.ink, 0.4);

function drawRun(area: Area, along: 'x' | 'y'): string {
  return (
    fill([level(area)], paint.deepTeal) +
    stroke(rows(inset(area, 0.5), 3, along), { colour: paint.water, width: 1.4 }) +
    stroke([level(area)], { colour: edge, width: 1.3 })
  );
}

/** The channel from the hills, along the house, and its two branches. */
export function drawChannel(): string {
  const { y, half, toPool, toGarden } = channel;
  const across: Area = { x: [-140, 98], y: [y - half, y + half] };
  const shafts = series(7, (share) => at(lerp(-78, -8, share), y));
  return (
    drawRun({ x: [toPool - half, toPool + half], y: [y, pool.y[0]] }, 'y') +
    drawRun({ x: [toGarden - half, toGarden + half], y: [y, garden.y[1] - 2] }, 'y') +
    drawRun({ x: [garden.x[0] + 2, garden.x[1] - 2], y: [crossing.y - half, crossing.y + half] }, 'x') +
    drawRun(across, 'x') +
    fill(
      shafts.map((point) => ring(point, 11, 6.6)),
      paint.paper,
    ) +
    stroke(
      shafts.map((point) => ring(point, 11, 6.6)),
      { colour: paint.copper, width: 2 },
    ) +
    fill(
      shafts.map((point) => ring(point, 4.6, 2.8)),
      paint.copper,
    )
  );
}

/** A low basin where the four paths of the garden meet. */
export function drawBasin(): string {
  const middle = at(crossing.x, crossing.y);
  const jets = series(9, (share) => {
    const out = lerp(-24, 24, share);
    return smooth([
      [middle[0], middle[1] - 4],
      [middle[0] + out * 0.55, middle[1] - 32 + Math.abs(out) * 0.4],
      [middle[0] + out, middle[1] + 3],
    ]);
  });
  return (
    fill([ring(middle, 43, 25)], mix(paint.sand, paint.white, 0.4)) +
    stroke([ring(middle, 43, 25)], { colour: edge, width: 1.5 }) +
    fill([ring(middle, 35, 20)], paint.teal) +
    stroke([ring(middle, 35, 20), ring(middle, 25, 14.4), ring(middle, 14, 8)], {
      colour: paint.water,
      width: 1.3,
    }) +
    stroke(jets, { colour: paint.white, width: 1.3 })
  );
}

/** A long pool with steps at its near end, where the light lies on the water in bars. */
export function drawPool(): string {
  const rim = inset(pool, -2.2);
  const glints = series(46, (share, index): string => {
    const y = lerp(pool.y[0] + 1, pool.y[1] - 1, share);
    const [from, to] = [pool.x[0] + 2 + ((index * 7) % 9), pool.x[1] - 2 - ((index * 5) % 11)];
    const points = series(9, (along): Point =>
      at(lerp(from, to, along), y + Math.sin(along * 9 + index) * 0.3),
    );
    return smooth(points);
  });
  const steps = series(4, (_, index) => {
    const y = pool.y[1] - 1.6 - index * 1.6;
    return straight([at(pool.x[0], y), at(pool.x[1], y)]);
  });
  const depth = shape([
    at(pool.x[0], pool.y[0]),
    at(pool.x[1], pool.y[0]),
    at(pool.x[1], pool.y[0] + 2.4),
    at(pool.x[0] + 2.4, pool.y[0] + 2.4),
    at(pool.x[0] + 2.4, pool.y[1]),
    at(pool.x[0], pool.y[1]),
  ]);
  const inside =
    stroke(glints, { colour: paint.water, width: 1.5, opacity: 0.85 }) +
    stroke(steps, { colour: paint.mist, width: 1.3 }) +
    fill([depth], paint.night, 0.42);
  return (
    fill([level(rim)], mix(paint.sand, paint.white, 0.5)) +
    stroke([level(rim)], { colour: edge, width: 1.4 }) +
    fill([level(pool)], 'url(#pool)') +
    clipped('pool-water', level(pool), inside) +
    stroke([level(pool)], { colour: edge, width: 1.4 })
  );
}
