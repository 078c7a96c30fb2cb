import { ease, lerp, series, type Point } from '#scripts/art/kit/geometry.ts';
import { fill, ring, shape, smooth, stroke } from '#scripts/art/kit/pen.ts';
import { wash } from '#scripts/art/kit/svg.ts';
import { mix } from '#scripts/art/kit/colours.ts';
import { paint } from '#scripts/build/drawing/palette.ts';
import { hub, relief, rim, river, slopeAt } from './setting.ts';

const across = series(90, (share) => lerp(-20, 1220, share));

/** Evening, with the air in rings round the wheel. */
export function drawSky(): string {
  const air = series(20, (share) => ring(hub, lerp(rim + 34, 920, share ** 1.1)));
  return (
    wash('url(#evening)', 1200, 900) +
    stroke(air, { colour: paint.clay, width: 0.9, opacity: 0.3 }) +
    fill([ring(hub, rim - 18)], 'url(#sun)')
  );
}

const topAt = (x: number) => lerp(slopeAt(x), river.top - 20, ease(x, 300, 390));

/** The slope of the springs, the canal at its foot and the plain below it. */
export function drawLand(): string {
  const layer = (share: number): Point[] =>
    across.map((x) => [
      x,
      lerp(topAt(x), 925, share) + relief(x / 110, share * 7) * 16 * share * (1 - share) * 2,
    ]);
  const grain = series(34, (share) => smooth(layer(share)));
  const body = shape([...layer(0), [1220, 920], [-20, 920]]);
  const trough = shape([
    [river.gate, river.top],
    [1220, river.top],
    [1220, river.bed],
    [river.gate, river.bed],
  ]);
  return (
    fill([body], 'url(#earth)') +
    stroke(grain, { colour: paint.clay, width: 0.9, opacity: 0.32 }) +
    fill([trough], paint.night) +
    stroke(
      [river.top, river.bed].map((y) => `M${river.gate} ${y}H1220`),
      { colour: mix(paint.clay, paint.blush, 0.4), width: 2.4 },
    )
  );
}

/** The gate through which all of it passes: a lintel with a raised board, and a sill. */
export function drawGate(): string {
  const block = (top: number, foot: number) => `M${river.gate - 22} ${top}h44v${foot - top}h-44Z`;
  const blocks = [block(river.top - 74, river.top), block(river.bed, river.bed + 24)];
  const boards = series(6, (share) => `M${river.gate - 12} ${lerp(river.top - 62, river.top - 8, share)}h24`);
  return (
    fill(blocks, mix(paint.clay, paint.blush, 0.3)) +
    stroke(boards, { colour: paint.copper, width: 2.2 }) +
    stroke(blocks, { colour: mix(paint.copper, paint.ink, 0.6), width: 1.8 })
  );
}
