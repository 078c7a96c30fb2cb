import { randomFrom } from '#src/lib/channel-lines.ts';
import { polar, series, type Point } from '#scripts/art/kit/geometry.ts';
import { fill, ring, smooth, straight, stroke } from '#scripts/art/kit/pen.ts';
import { clipped } from '#scripts/art/kit/svg.ts';
import { paint } from '#scripts/build/drawing/palette.ts';
import { approach } from './approach.ts';
import { rows } from './field.ts';
import { bezel, candidates, chosen, found, inSight, lens, radius, through } from './glass.ts';

export const shadow: Point = [lens[0] + 14, lens[1] + 30];

/** An opportunity that stays closed: a shaft with its cover on. */
function drawClosed(point: Point, turn: number): string {
  const { at, scale } = through(point);
  const r = 25 * scale;
  const cover = series(5, (share) => {
    const offset = (share - 0.5) * 1.5 * r;
    const half = Math.sqrt(r * r - offset * offset) * 0.9;
    const [along, aside] = [polar([0, 0], turn, 1), polar([0, 0], turn + Math.PI / 2, 1)];
    const end = (way: number): Point => [
      at[0] + aside[0] * offset + along[0] * half * way,
      at[1] + aside[1] * offset + along[1] * half * way,
    ];
    return straight([end(-1), end(1)]);
  });
  return (
    fill([ring(at, r)], paint.dusk) +
    stroke(cover, { colour: paint.water, width: 0.9, opacity: 0.5 }) +
    stroke([ring(at, r)], { colour: paint.water, width: 1.3, opacity: 0.9 }) +
    stroke([ring(at, r * 1.22)], { colour: paint.water, width: 0.7, opacity: 0.35 })
  );
}

function drawChosen(): string {
  const rays = series(49, (share) => {
    const angle = share * Math.PI * 2;
    return straight([polar(found, angle, 25), polar(found, angle, 33)]);
  });
  const halo = [52, 60, 69, 79, 90].map((r) => ring(found, r));
  return (
    fill([ring(found, 46)], paint.night) +
    stroke(halo, { colour: paint.clay, width: 0.9, opacity: 0.55 }) +
    fill([ring(found, 38)], paint.copper) +
    stroke([ring(found, 38), ring(found, 44)], { colour: paint.clay, width: 1.6 }) +
    stroke(rays, { colour: paint.blush, width: 1.1 }) +
    fill([ring(found, 18)], paint.blush) +
    stroke([ring(found, 12), ring(found, 6)], { colour: paint.copper, width: 1.3 })
  );
}

export function drawLens(): string {
  const random = randomFrom('investor covers');
  const dial = series(361, (_, degree) => {
    const angle = (degree * Math.PI) / 180;
    const length = degree % 10 === 0 ? 17 : degree % 5 === 0 ? 11 : 6;
    return straight([
      polar(lens, angle, radius + bezel - 6),
      polar(lens, angle, radius + bezel - 6 - length),
    ]);
  });
  const inside =
    fill([ring(lens, radius)], 'url(#glass)') +
    stroke(
      rows.map((row) => smooth(row.filter(inSight).map((point) => through(point).at))),
      { colour: paint.nightLine, width: 1.1 },
    ) +
    candidates
      .filter((point) => point !== chosen)
      .map((point) => drawClosed(point, random() * Math.PI))
      .join('') +
    stroke(approach, { colour: paint.night, width: 7 }) +
    stroke(approach, { colour: paint.clay, width: 1.6 }) +
    drawChosen();
  const rims = [radius + 4, radius + bezel - 6, radius + bezel - 3].map((r) => ring(lens, r));
  return (
    fill([ring(shadow, radius + bezel + 46)], 'url(#shade)') +
    fill([ring(lens, radius + bezel)], paint.white) +
    stroke([ring(lens, radius + bezel)], { colour: paint.ink, width: 1.2 }) +
    stroke(dial, { colour: paint.ink, width: 0.9, opacity: 0.75 }) +
    clipped('lens', ring(lens, radius), inside) +
    stroke(rims, { colour: paint.stone, width: 0.8 }) +
    stroke([ring(lens, radius)], { colour: paint.ink, width: 2.4 })
  );
}
