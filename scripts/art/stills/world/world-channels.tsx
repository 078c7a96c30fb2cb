import type { Drawing } from '#scripts/build/drawing/drawing.ts';
import { polar, series } from '#scripts/art/kit/geometry.ts';
import { fill, ring, straight, stroke } from '#scripts/art/kit/pen.ts';
import { radial, wash } from '#scripts/art/kit/svg.ts';
import { paint } from '#scripts/build/drawing/palette.ts';
import { drawChannel } from './channels.ts';
import { dubai } from './cities.ts';
import { drawDots } from './dots.ts';
import { Labels } from './labels.tsx';
import { toCanvas } from './projection.ts';
import { nearWorld, type View, wholeWorld } from './view.ts';

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

function drawWorld(view: View): Drawing {
  const { left, top, width, height, cities } = view;
  const lines = cities.flatMap((city) => drawChannel(city).lines);
  const ends = cities.map(({ place }) => toCanvas(place));
  const world = [
    radial('glow', dubai, 300, [
      [0, paint.dusk],
      [1, paint.dusk, 0],
    ]),
    fill([ring(dubai, 300)], 'url(#glow)'),
    drawDots(view),
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
  // On the plain colour of the section that it stands in, so that it has no edge.
  const ground = `${wash(paint.night, width, height)}<g transform="translate(${-left} ${-top})">${world}</g>`;
  return { width, height, ground, page: <Labels view={view} /> };
}

/** The world in dots, and channels from Dubai to cities on every side of it. */
export const drawWorldChannels = () => drawWorld(wholeWorld);

/** The same for phones: nearer, with half of the cities. */
export const drawNearChannels = () => drawWorld(nearWorld);
