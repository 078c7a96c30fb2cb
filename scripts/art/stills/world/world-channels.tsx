import type { Drawing } from '#scripts/build/drawing/drawing.ts';
import { polar, series } from '#scripts/art/kit/geometry.ts';
import { fill, ring, straight, stroke } from '#scripts/art/kit/pen.ts';
import { linear, radial, wash } from '#scripts/art/kit/svg.ts';
import { mix } from '#scripts/art/kit/colours.ts';
import { paint } from '#scripts/build/drawing/palette.ts';
import { drawChannel } from './channels.ts';
import { cities, dubai } from './cities.ts';
import { drawDots } from './dots.ts';
import { Labels } from './labels.tsx';
import { size, toCanvas } from './projection.ts';

function drawDubai(): string {
  const rays = series(37, (share) => {
    const angle = share * Math.PI * 2;
    return straight([polar(dubai, angle, 17), polar(dubai, angle, 22)]);
  });
  return (
    fill([ring(dubai, 27)], paint.night, 0.8) +
    stroke([ring(dubai, 27), ring(dubai, 36), ring(dubai, 47)], {
      colour: paint.clay,
      width: 1,
      opacity: 0.7,
    }) +
    stroke(rays, { colour: paint.clay, width: 1.2 }) +
    fill([ring(dubai, 13)], paint.clay) +
    fill([ring(dubai, 5)], paint.night)
  );
}

/** The world in dots, and channels from Dubai to cities on every side of it. */
export function drawWorldChannels(): Drawing {
  const channels = cities.map(drawChannel);
  const lines = channels.flatMap((channel) => channel.lines);
  const ends = cities.map(({ place }) => toCanvas(place));
  const graticule = [-60, -40, -20, 0, 20, 40, 60].map((latitude) => {
    const [, y] = toCanvas([0, latitude]);
    return straight([
      [0, y],
      [size.width, y],
    ]);
  });
  const ground = [
    linear(
      'night',
      [0, 0],
      [0, 800],
      [
        [0, paint.night],
        [1, mix(paint.night, '#000000', 0.16)],
      ],
    ),
    radial('glow', dubai, 620, [
      [0, paint.dusk],
      [1, paint.dusk, 0],
    ]),
    wash('url(#night)', 1600, 800),
    wash('url(#glow)', 1600, 800),
    stroke(graticule, { colour: paint.nightLine, width: 0.8, opacity: 0.5 }),
    drawDots(),
    stroke(lines, { colour: paint.night, width: 4, opacity: 0.5 }),
    stroke(lines, { colour: paint.water, width: 1.15, opacity: 0.95 }),
    fill(
      ends.map((end) => ring(end, 8)),
      paint.night,
    ),
    stroke(
      ends.map((end) => ring(end, 6.4)),
      { colour: paint.clay, width: 2 },
    ),
    fill(
      ends.map((end) => ring(end, 2.4)),
      paint.clay,
    ),
    drawDubai(),
  ].join('');
  return { ...size, ground, page: <Labels /> };
}
