import { ease, lerp, normalAt, onCurve, series, type Point } from '#scripts/art/kit/geometry.ts';
import { reliefFrom } from '#scripts/art/kit/noise.ts';
import { type Tributary, tributaries, holdings } from './places.ts';
import { lastStep, fund, inTrunk } from './trunk.ts';

/** Bends a way gently to and fro, and not at all at its ends. */
function meander(points: readonly Point[], seed: string, reach: number): Point[] {
  const sway = reliefFrom(seed);
  return points.map(([x, y], index) => {
    const share = index / (points.length - 1);
    const aside = sway(share * 3.2, 5) * reach * Math.sin(Math.PI * share);
    const [across, down] = normalAt(points, index);
    return [x + across * aside, y + down * aside];
  });
}

function arrival({ from, bend, joins, lines }: Tributary, own: number, slot: number): Point[] {
  const place = own - (lines - 1) / 2;
  const [meet, next] = [inTrunk(joins, slot), inTrunk(joins + 1, slot)];
  const before: Point = [meet[0] - (next[0] - meet[0]) * 3.4, meet[1] - (next[1] - meet[1]) * 3.4];
  const way = series(15, (share) => onCurve([from, bend, before, meet], share));
  // Lines keep apart on the way, and only the river's own places decide at its mouth.
  const apart = way.map(([x, y], index): Point => {
    const [across, down] = normalAt(way, index);
    const offset = place * 2.6 * (1 - ease(index / 14, 0.45, 1));
    return [x + across * offset, y + down * offset];
  });
  return meander(apart, `tributary ${from.join()}`, 15).slice(0, -1);
}

function departure(slot: number): Point[] {
  let first = 0;
  const holding = holdings.find(({ lines }) => slot < (first += lines)) ?? { to: fund, lines: 1, r: 1 };
  const middle = first - holding.lines / 2 - 0.5;
  const [leave, before] = [inTrunk(lastStep, middle), inTrunk(lastStep - 1, middle)];
  const away: Point = [leave[0] + (leave[0] - before[0]) * 2.2, leave[1] + (leave[1] - before[1]) * 2.2];
  const way = series(15, (share) =>
    onCurve([leave, away, [holding.to[0] - 110, holding.to[1]], holding.to], share),
  );
  return meander(way, `holding ${holding.to.join()}`, 14)
    .map(([x, y], index, bent): Point => {
      const [across, down] = normalAt(bent, index);
      const offset = (slot - middle) * lerp(3.2, 2.5, ease(index / 6));
      return [x + across * offset, y + down * offset];
    })
    .slice(1);
}

export interface Course {
  readonly points: Point[];
  readonly colour: string;
}

export function courses(): Course[] {
  let slot = -1;
  return tributaries.flatMap((tributary) =>
    series(tributary.lines, (_, own) => {
      slot += 1;
      const shared = series(lastStep - tributary.joins + 1, (__, step) =>
        inTrunk(tributary.joins + step, slot),
      );
      return {
        points: [...arrival(tributary, own, slot), ...shared, ...departure(slot)],
        colour: tributary.colour,
      };
    }),
  );
}
