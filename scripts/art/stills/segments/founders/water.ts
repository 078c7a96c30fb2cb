import { ease, lerp, onCurve, series, swell, type Point } from '#scripts/art/kit/geometry.ts';
import { fill, ring, shape, smooth, stroke } from '#scripts/art/kit/pen.ts';
import { paint } from '#scripts/build/drawing/palette.ts';
import { middle, surface } from './ground.ts';
import { sun } from './sky.ts';

/** Water from the channel on the left, through the shaft, to the break in the ground. */
function risingLine(place: number): Point[] {
  const bend = series(13, (share) =>
    onCurve(
      [
        [-20, 806 + place * 46],
        [360 - place * 60, 806 + place * 46],
        [middle + place * 46, 872],
        [middle + place * 40, 690],
      ],
      share,
    ),
  );
  const up = series(9, (share): Point => {
    const narrow = lerp(40, 13, ease(share));
    return [middle + place * narrow, lerp(690, surface - 44, share)];
  });
  return [...bend, ...up.slice(1)];
}

/** One jet of the fountain: up, over, and down to the ground. `place` runs from 0, upright, to 1, the farthest. */
function jet(side: number, place: number): Point[] {
  const reach = side * lerp(10, 470, place);
  const rise = lerp(70, 448, Math.sqrt(1 - (place * 0.96) ** 2)) * 1.33;
  const start: Point = [middle + side * (1 + place * 13), surface - 44];
  const end: Point = [middle + reach, surface - 2 - 62 * swell(reach, 0, 130)];
  const lean = reach * 0.2;
  return series(25, (share) =>
    onCurve([start, [start[0] + lean, start[1] - rise], [end[0] - lean, end[1] - rise], end], share),
  );
}

const jets = [-1, 1].flatMap((side) => series(13, (share) => ({ side, share, points: jet(side, share) })));

export function drawFountain(): string {
  const paths = jets.map(({ points }) => smooth(points));
  const fine = [-1, 1].flatMap((side) =>
    series(37, (share, index) =>
      index % 3 === 0 ? '' : smooth(jet(side, share).slice(0, 15 + (index % 3) * 2)),
    ),
  );
  // Drops shrink as they fall, and stay in step from one jet to the next.
  const drops = jets.flatMap(({ points, share }) =>
    [14, 16, 18, 20, 22].flatMap((at, order) => {
      const point = points[at];
      return point && share > 0.05 ? [ring(point, 4.2 - order * 0.6)] : [];
    }),
  );
  const landings = jets.filter(({ share }) => share > 0.2).map(({ points }) => points.at(-1) ?? sun);
  return (
    stroke(
      landings.flatMap((point) => [ring(point, 6, 1.8), ring(point, 14, 4)]),
      { colour: paint.teal, width: 1, opacity: 0.7 },
    ) +
    stroke(fine, { colour: 'url(#jet)', width: 0.8, opacity: 0.8 }) +
    stroke(paths, { colour: 'url(#jet)', width: 1.9 }) +
    fill(drops, paint.teal)
  );
}

export function drawShaft(): string {
  const rising = series(23, (share) => smooth(risingLine(share * 2 - 1)));
  const outline = [...risingLine(-1.12), ...risingLine(1.12).toReversed()];
  return fill([shape(outline)], paint.deepTeal) + stroke(rising, { colour: paint.water, width: 1.5 });
}
