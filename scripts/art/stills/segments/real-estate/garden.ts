import { lerp, series } from '#scripts/art/kit/geometry.ts';
import { fill, ring, stroke } from '#scripts/art/kit/pen.ts';
import { mix } from '#scripts/art/kit/colours.ts';
import { paint } from '#scripts/build/drawing/palette.ts';
import { drawTree } from '../family/tree.ts';
import { at, inset, level, rows, type Area } from './iso.ts';
import { beds, garden, pool } from './plan.ts';

const leaf = mix(paint.teal, paint.water, 0.3);

/** Round shrubs in rows, each with its shade. */
function drawShrubs(bed: Area, across: number, r: number): string {
  const { x, y } = inset(bed, 2.6);
  const places = series(across, (down) =>
    series(across, (along) => at(lerp(...x, along), lerp(...y, down))),
  ).flat();
  return (
    fill(
      places.map(([left, top]) => ring([left + 3, top + 2], r, r * 0.5)),
      paint.night,
      0.5,
    ) +
    fill(
      places.map(([left, top]) => ring([left, top - r * 0.5], r, r * 0.92)),
      leaf,
    ) +
    stroke(
      places.map(([left, top]) => ring([left, top - r * 0.5], r, r * 0.92)),
      { colour: paint.mist, width: 0.9 },
    )
  );
}

function drawHedges(bed: Area): string {
  const rings = series(5, (share) => level(inset(bed, lerp(1.6, 8, share))));
  return stroke(rings, { colour: paint.water, width: 2 });
}

/** Four parts, planted in four ways. */
export function drawBeds(): string {
  const [first, second, third, fourth] = beds;
  const floors = beds.map((bed) => level(bed));
  return (
    fill([level(garden)], mix(paint.clay, paint.blush, 0.55)) +
    fill(floors, paint.deepTeal) +
    (first ? drawShrubs(first, 4, 7) : '') +
    (second ? stroke(rows(inset(second, 1.6), 17, 'x'), { colour: paint.clay, width: 1.5 }) : '') +
    (third ? drawHedges(third) : '') +
    (fourth ? drawShrubs(fourth, 6, 4.6) : '') +
    stroke([...floors, level(garden)], { colour: mix(paint.copper, paint.ink, 0.4), width: 1.4 })
  );
}

interface Stand {
  readonly x: number;
  readonly y: number;
  readonly height: number;
}

const stands: readonly Stand[] = [
  ...series(7, (share) => ({ x: pool.x[0] - 5, y: lerp(50, 91, share), height: 62 })),
  ...series(6, (share) => ({ x: 45, y: lerp(50, 94, share), height: 54 })),
  ...series(4, (share) => ({ x: lerp(3, 11, share), y: 37 - share * 2, height: 50 })),
  ...series(2, (share) => ({ x: lerp(56, 62, share), y: 35, height: 50 })),
  ...series(2, (share) => ({ x: 98, y: lerp(36, 43, share), height: 50 })),
];

/** Cypresses beside the water, the far ones first. */
export const drawTrees = () =>
  stands
    .toSorted((a, b) => a.x + a.y - b.x - b.y)
    .map(({ x, y, height }) => {
      const [left, foot] = at(x, y);
      const shade = fill([ring([left + 14, foot + 4], 17, 5)], paint.copper, 0.28);
      return shade + drawTree(left, foot, height, paint.night, mix(paint.teal, paint.deepTeal, 0.3));
    })
    .join('');
