import { lerp, type Point, swell } from '#scripts/art/kit/geometry.ts';
import { tag } from '#scripts/art/kit/svg.ts';
import { ribbon } from '#scripts/art/kit/pen.ts';
import { createRandom } from '#scripts/art/kit/random.ts';
import { type Camera, clarity, project, scaleAt, waterDepth } from './camera.ts';
import { farthestZ, mainCourse, nearestZ, partAround, sideCourse, type Spot } from './course.ts';

/** One hairline of water, from the hills to the foot of the frame. */
export type Channel = {
  spots: readonly Spot[];
  ink: 'teal' | 'copper' | 'paper';
  strength: number;
  widthPx: number;
};

export const samples = 420;

/** Evenly spaced to the eye, not on the plan: dense far off, sparse close by. */
const distanceAt = (share: number): number => farthestZ * (nearestZ / farthestZ) ** share;

/** The inverse: how much of the way to the eye lies behind a place at this distance. */
export const shareAt = (z: number): number => Math.log(z / farthestZ) / Math.log(nearestZ / farthestZ);

const trace = (courseAt: (z: number) => number): readonly Spot[] => {
  const spots: Spot[] = [];
  for (let index = 0; index <= samples; index++) {
    const z = distanceAt(index / samples);
    spots.push(partAround([courseAt(z), z]));
  }
  return spots;
};

const inkOf = (draw: number): Channel['ink'] => (draw < 0.6 ? 'teal' : draw < 0.82 ? 'paper' : 'copper');

const createBundle = (
  course: (z: number) => number,
  lines: number,
  spread: number,
  seed: number,
): Channel[] => {
  const random = createRandom(seed);
  return Array.from({ length: lines }, (_, index) => {
    const side = (index + 0.5) / lines - 0.5;
    const wander = 0.05 * (random() - 0.5);
    const phase = random() * 6;
    return {
      spots: trace((z) => course(z) + side * spread * (1 + 0.16 * Math.sin(z * 0.9 + phase)) + wander),
      ink: inkOf(random()),
      strength: lerp(0.42, 0.95, random()) * lerp(1, 0.5, Math.abs(side) * 2),
      widthPx: lerp(1, 1.9, random() ** 2),
    };
  });
};

/** Faint lines over the whole plain that echo the main course, more weakly the farther they lie from it. */
const createField = (): Channel[] => {
  const random = createRandom(11);
  const channels: Channel[] = [];
  for (let offset = -9; offset <= 9; offset += 0.24) {
    const calm = swell(offset, 0, 3.4);
    channels.push({
      spots: trace((z) => offset * 0.95 + mainCourse(z) * lerp(0.35, 1, calm)),
      ink: random() < 0.7 ? 'paper' : 'teal',
      strength: lerp(0.05, 0.13, random()),
      widthPx: 1,
    });
  }
  return channels;
};

export const field: readonly Channel[] = createField();
const mainBundle = createBundle(mainCourse, 18, 1.05, 3);
export const channels: readonly Channel[] = [...mainBundle, ...createBundle(sideCourse, 7, 0.42, 5)];

/** The two lines that pass closest to the shafts, one on either side: they carry the bright lights. */
export const leadLines: readonly Channel[] = mainBundle.slice(8, 10);

export const toScreen = (camera: Camera, [x, z]: Spot): Point => project(camera, { x, z, depth: waterDepth });

/** The channels as thin outlines that widen toward the eye. */
export const drawChannels = (camera: Camera, list: readonly Channel[]): string =>
  list
    .map(({ spots, ink, strength, widthPx }) => {
      const points = spots.map((spot) => toScreen(camera, spot));
      const outline = ribbon(points, (index) => {
        const z = spots[index]?.[1] ?? farthestZ;
        return 0.5 * widthPx * lerp(0.55, 1, clarity(z)) * Math.min(1.5, Math.max(0.8, scaleAt(z) / 300));
      });
      return tag('path', { d: outline, fill: `url(#${ink})`, 'fill-opacity': strength.toFixed(3) });
    })
    .join('');
