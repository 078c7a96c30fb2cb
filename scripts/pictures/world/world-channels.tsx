import type { Drawing } from '../drawing.ts';
import { distance, normalAt, onCurve, polar, series, type Point } from '../lines/geometry.ts';
import { fill, linear, radial, ring, smooth, straight, stroke } from '../lines/pen.ts';
import { mix, paint } from '../palette.ts';
import { isLand } from './land.ts';

const size = { width: 1600, height: 800 };
const apart = 9.6;

// Gall's stereographic cylinder: continents keep their look, and rows of dots stay level.
const radius = 356;
const middleMeridian = 11;
const top = Math.tan((77 / 2) * (Math.PI / 180));

function toCanvas([longitude, latitude]: Point): Point {
  const east = ((longitude - middleMeridian + 540) % 360) - 180;
  const up = Math.tan((latitude / 2) * (Math.PI / 180));
  return [
    size.width / 2 + (radius * east * Math.PI) / 180 / Math.SQRT2,
    radius * (1 + Math.SQRT1_2) * (top - up),
  ];
}

function fromCanvas([x, y]: Point): Point {
  const east = ((x - size.width / 2) * Math.SQRT2 * 180) / Math.PI / radius;
  const up = top - y / radius / (1 + Math.SQRT1_2);
  return [((east + middleMeridian + 540) % 360) - 180, (Math.atan(up) * 2 * 180) / Math.PI];
}

interface City {
  readonly name: string;
  readonly place: Point;
  /** Where the name stands. */
  readonly label: 'left' | 'right' | 'above' | 'below';
  /** How far the way bends to its right, as a share of its length. */
  readonly bend: number;
}

const dubai = toCanvas([55.3, 25.2]);

const cities: readonly City[] = [
  { name: 'London', place: [-0.1, 51.5], label: 'left', bend: 0.16 },
  { name: 'Zurich', place: [8.5, 47.4], label: 'below', bend: 0.1 },
  { name: 'Toronto', place: [-79.4, 43.7], label: 'left', bend: 0.24 },
  { name: 'São Paulo', place: [-46.6, -23.6], label: 'below', bend: -0.12 },
  { name: 'Lagos', place: [3.4, 6.5], label: 'left', bend: -0.1 },
  { name: 'Cairo', place: [31.2, 30], label: 'left', bend: 0.16 },
  { name: 'Nairobi', place: [36.8, -1.3], label: 'below', bend: -0.14 },
  { name: 'Johannesburg', place: [28, -26.2], label: 'below', bend: -0.16 },
  { name: 'Riyadh', place: [46.7, 24.7], label: 'left', bend: -0.2 },
  { name: 'Mumbai', place: [72.9, 19.1], label: 'below', bend: -0.16 },
  { name: 'Singapore', place: [103.8, 1.4], label: 'below', bend: -0.16 },
  { name: 'Hong Kong', place: [114.2, 22.3], label: 'right', bend: -0.2 },
  { name: 'Tokyo', place: [139.7, 35.7], label: 'right', bend: -0.22 },
  { name: 'Sydney', place: [151.2, -33.9], label: 'right', bend: -0.14 },
];

/** Lines side by side from Dubai to a city: they part on the way and join again. */
function drawChannel({ place, bend }: City): { way: Point[]; lines: string[] } {
  const to = toCanvas(place);
  const length = distance(dubai, to);
  const [dx, dy] = [to[0] - dubai[0], to[1] - dubai[1]];
  const aside: Point = [-dy * bend, dx * bend];
  const at = (share: number): Point => [
    dubai[0] + dx * share + aside[0] * 1.32,
    dubai[1] + dy * share + aside[1] * 1.32,
  ];
  const way = series(25, (share) => onCurve([dubai, at(0.28), at(0.72), to], share));
  const lines = series(5, (_, line) =>
    smooth(
      way.map(([x, y], index): Point => {
        const [across, down] = normalAt(way, index);
        const share = index / 24;
        const swell =
          Math.min(length / 60, 7) *
          Math.sin(Math.PI * share) ** 0.8 *
          (0.55 + 0.45 * Math.cos(share * 11 + length));
        return [x + across * (line - 2) * swell * 0.6, y + down * (line - 2) * swell * 0.6];
      }),
    ),
  );
  return { way, lines };
}

function drawDots(): string {
  const rows = series(Math.ceil(size.height / (apart * 0.866)) + 1, (_, row) =>
    series(Math.ceil(size.width / apart) + 2, (__, column): Point => [
      (column + (row % 2) / 2) * apart,
      row * apart * 0.866,
    ]),
  ).flat();
  const dots = rows.filter((dot) => isLand(...fromCanvas(dot)));
  const near = (dot: Point) => distance(dot, dubai);
  // Brightness falls off in steps from Dubai, so that all dots of a step share one path.
  const steps = [130, 260, 420, 620, 2000];
  return steps
    .map((limit, index) => {
      const share = dots.filter((dot) => near(dot) <= limit && near(dot) > (steps[index - 1] ?? -1));
      return fill(
        share.map((dot) => ring(dot, 2.5 - index * 0.14)),
        mix(paint.water, paint.nightLine, 0.35 + index * 0.15),
      );
    })
    .join('');
}

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

const shifts = {
  left: { width: 140, left: -152, top: -13, justifyContent: 'flex-end' },
  right: { width: 140, left: 12, top: -13, justifyContent: 'flex-start' },
  above: { width: 140, left: -70, top: -36, justifyContent: 'center' },
  below: { width: 140, left: -70, top: 10, justifyContent: 'center' },
} as const;

// A rim of night keeps names readable on dots and lines.
const rim = { WebkitTextStroke: `5px ${paint.night}`, paintOrder: 'stroke' } as const;

function Labels() {
  return (
    <div
      style={{
        display: 'flex',
        fontFamily: 'Instrument Sans',
        fontSize: 17,
        fontWeight: 500,
        color: paint.mist,
        ...rim,
      }}
    >
      {cities.map(({ name, place, label }) => {
        const [x, y] = toCanvas(place);
        const shift = shifts[label];
        return (
          <div
            key={name}
            style={{
              display: 'flex',
              position: 'absolute',
              ...shift,
              left: x + shift.left,
              top: y + shift.top,
            }}
          >
            {name}
          </div>
        );
      })}
      <div
        style={{
          display: 'flex',
          position: 'absolute',
          left: dubai[0] + 20,
          top: dubai[1] - 64,
          fontFamily: 'Newsreader',
          fontSize: 30,
          color: paint.white,
        }}
      >
        Dubai
      </div>
    </div>
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
    `<rect width="1600" height="800" fill="url(#night)"/><rect width="1600" height="800" fill="url(#glow)"/>`,
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
