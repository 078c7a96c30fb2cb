import { lerp, polar, series, type Point } from '#scripts/art/kit/geometry.ts';
import { fill, pierced, ring, shape, straight, stroke } from '#scripts/art/kit/pen.ts';
import { mix } from '#scripts/art/kit/colours.ts';
import { paint } from '#scripts/build/drawing/palette.ts';
import { canal, river } from './setting.ts';

const bays = [694, 872, 1050, 1228];
const radius = 68;
const springing = 386;
const foot = river.top - 20;
const deck = 40;

const arch = (middle: number, r: number): Point[] =>
  series(33, (share) => polar([middle, springing], Math.PI * (1 + share), r));

const mouthOf = (middle: number) =>
  shape([[middle - radius, foot], ...arch(middle, radius), [middle + radius, foot]]);

/** Courses of stone, cut out where an arch is open. */
function drawCourses(): string {
  const rows = series(25, (share) => lerp(canal.top + deck + 10, foot, share));
  const clear = (x: number, y: number) =>
    bays.every((middle) => {
      const dx = Math.abs(x - middle);
      return dx > radius + 16 || (y < springing && Math.hypot(dx, springing - y) > radius + 16);
    });
  const bits = rows.flatMap((y, row) =>
    series(31, (share, column): string => {
      const x = lerp(canal.left, 1220, share) + (row % 2) * 8;
      return clear(x, y) && clear(x + 14, y) && (row * 7 + column * 3) % 4 > 0
        ? `M${x.toFixed(1)} ${y.toFixed(1)}h14`
        : '';
    }),
  );
  return stroke(bits, { colour: paint.copper, width: 1.1, opacity: 0.7 });
}

/** The high canal on its arches: one course, fed by all. */
export function drawAqueduct(): string {
  const line = mix(paint.copper, paint.ink, 0.45);
  const outline = shape([
    [canal.left, canal.top],
    [1220, canal.top],
    [1220, foot],
    [canal.left, foot],
  ]);
  const stones = bays.flatMap((middle) =>
    series(21, (share) => {
      const angle = Math.PI * (1 + share);
      return straight([
        polar([middle, springing], angle, radius),
        polar([middle, springing], angle, radius + 14),
      ]);
    }),
  );
  const water = series(
    7,
    (share) => `M${canal.left + 8} ${lerp(canal.top + 6, canal.top + 29, share).toFixed(1)}H1220`,
  );
  const shafts = [783, 961, 1139].map((x) => ring([x, springing - 44], 9));
  const openings = bays.map(mouthOf);
  return (
    pierced([outline, ...openings], 'url(#stone)') +
    drawCourses() +
    stroke(stones, { colour: line, width: 1.1 }) +
    stroke(
      bays.map((middle) => straight(arch(middle, radius + 14))),
      { colour: line, width: 1.1 },
    ) +
    stroke([...openings, outline], { colour: line, width: 1.7 }) +
    fill([`M${canal.left} ${canal.top}H1220v${deck - 6}H${canal.left}Z`], paint.night) +
    stroke(water, { colour: paint.water, width: 1.6 }) +
    stroke([`M${canal.left} ${canal.top - 8}v${deck + 2}H1220`], { colour: paint.blush, width: 3 }) +
    fill(shafts, paint.night) +
    stroke(shafts, { colour: paint.blush, width: 1.8 })
  );
}
