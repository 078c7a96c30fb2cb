import { lerp, type Point, swell } from '#scripts/art/kit/geometry.ts';
import { linear, tag } from '#scripts/art/kit/svg.ts';
import { straight } from '#scripts/art/kit/pen.ts';
import { paint } from '#scripts/build/drawing/palette.ts';
import { type Camera, frameSize, horizon } from './camera.ts';

/** A line of hills; the lower the distance, the more it shifts when the eye sways. */
type Ridge = {
  distance: number;
  heightPx: number;
  middle: number;
  spread: number;
  seed: number;
  fill: string;
  fillOpacity: number;
  crest: number;
};

const ridges: readonly Ridge[] = [
  {
    distance: 40,
    heightPx: 108,
    middle: 0.7,
    spread: 0.36,
    seed: 3,
    fill: '#1c434d',
    fillOpacity: 0.34,
    crest: 0.34,
  },
  {
    distance: 24,
    heightPx: 66,
    middle: 0.5,
    spread: 0.4,
    seed: 8,
    fill: '#14343d',
    fillOpacity: 0.6,
    crest: 0.36,
  },
  {
    distance: 13,
    heightPx: 30,
    middle: 0.86,
    spread: 0.42,
    seed: 5,
    fill: '#0f2830',
    fillOpacity: 0.85,
    crest: 0.3,
  },
];

const heightOf = ({ seed, heightPx, middle, spread }: Ridge, x: number): number => {
  const at = x / frameSize.widthPx;
  const wide = Math.sin(at * 8.3 + seed * 2.9) * 0.16 + Math.sin(at * 17 + seed * 4.1) * 0.1;
  const fine = Math.sin(at * 37 + seed * 5.1) * 0.045 + Math.sin(at * 71 + seed * 3.3) * 0.018;
  return (
    heightPx *
    Math.max(0, swell(at - middle, 0, spread) + (wide + fine) * swell(at - middle, 0, spread * 1.5) - 0.06)
  );
};

const drawRidge = (camera: Camera, ridge: Ridge, index: number): string => {
  const shift = -(camera.x * 900) / ridge.distance;
  const line = (share: number): Point[] => {
    const points: Point[] = [];
    for (let x = -20; x <= frameSize.widthPx + 20; x += 10) {
      points.push([x, horizon - heightOf(ridge, x - shift) * share]);
    }
    return points;
  };
  const crest = line(1);
  const id = `ridge${index}`;
  const ink = linear(
    id,
    [0, 0],
    [frameSize.widthPx, 0],
    [
      [0, paint.cream, 0.06],
      [0.5, paint.cream, 0.4 * ridge.crest],
      [0.66, paint.clay, ridge.crest * 1.3],
      [0.85, paint.cream, 0.4 * ridge.crest],
      [1, paint.cream, 0.06],
    ],
  );
  const beds = [0.72, 0.46, 0.22].map((share) =>
    tag('path', {
      d: straight(line(share), 2),
      fill: 'none',
      stroke: `url(#${id})`,
      'stroke-width': 0.8,
      'stroke-opacity': 0.45,
    }),
  );
  return (
    ink +
    tag('path', {
      d: `${straight(crest, 2)}L${frameSize.widthPx + 20} ${horizon}L-20 ${horizon}Z`,
      fill: ridge.fill,
      'fill-opacity': ridge.fillOpacity,
    }) +
    beds.join('') +
    tag('path', { d: straight(crest, 2), fill: 'none', stroke: `url(#${id})`, 'stroke-width': 1.1 })
  );
};

/** The hills from which the water comes, and the line of the horizon. */
export const drawHills = (camera: Camera): string => {
  const ink = linear(
    'horizon',
    [0, 0],
    [frameSize.widthPx, 0],
    [
      [0, paint.clay, 0],
      [0.35, paint.clay, 0.18],
      [0.66, paint.clay, 0.6],
      [0.9, paint.clay, 0.15],
      [1, paint.clay, 0],
    ],
  );
  return (
    ridges.map((ridge, index) => drawRidge(camera, ridge, index)).join('') +
    ink +
    tag('path', { d: `M0 ${horizon}H${frameSize.widthPx}`, stroke: 'url(#horizon)', 'stroke-width': 1.1 })
  );
};

/** A bed of ground close to the eye: its edge runs from the left side down to the foot of the frame. */
type Bed = { distance: number; leftPx: number; footPx: number; bulge: number; layers: number; ink: string };

const beds: readonly Bed[] = [
  { distance: 2.1, leftPx: 716, footPx: 800, bulge: 0.34, layers: 7, ink: paint.cream },
  { distance: 1.6, leftPx: 806, footPx: 610, bulge: 0.5, layers: 6, ink: paint.clay },
  { distance: 1.2, leftPx: 892, footPx: 420, bulge: 0.3, layers: 5, ink: paint.cream },
];

/** The edge of a bed, or a layer `deeper` pixels under it. */
const edgeOf = (camera: Camera, bed: Bed, index: number, deeper: number): Point[] => {
  const shiftX = -(camera.x * 900) / bed.distance;
  const shiftY = (camera.rise * 900) / bed.distance;
  const footPx = bed.footPx - deeper * 1.5;
  return Array.from({ length: 61 }, (_, step): Point => {
    const along = step / 60;
    const fall = along ** (1.6 + bed.bulge) + 0.035 * Math.sin(along * 7 + index * 1.9) * (1 - along);
    const wave = deeper * 0.22 * Math.sin(along * 9 + deeper * 0.05 + index);
    return [
      lerp(-80, footPx, along) + shiftX,
      lerp(bed.leftPx + deeper + wave, frameSize.heightPx + 30, fall) + shiftY,
    ];
  });
};

const drawBed = (camera: Camera, bed: Bed, index: number): string => {
  const id = `bed${index}`;
  const ink = linear(
    id,
    [0, 0],
    [bed.footPx, 0],
    [
      [0, bed.ink, 0.2],
      [0.42, bed.ink, 0.55],
      [0.8, bed.ink, 0.14],
      [1, bed.ink, 0],
    ],
  );
  const stroke = (deeper: number, opacity: number): string =>
    tag('path', {
      d: straight(edgeOf(camera, bed, index, deeper), 2),
      fill: 'none',
      stroke: `url(#${id})`,
      'stroke-width': deeper === 0 ? 1.2 : 0.8,
      'stroke-opacity': opacity.toFixed(3),
    });
  const layers = Array.from({ length: bed.layers }, (_, layer) =>
    stroke(9 + layer * 9 + layer * layer * 1.2, 0.5 * (1 - layer / bed.layers)),
  );
  const body = `${straight(edgeOf(camera, bed, index, 0), 2)}L-90 ${frameSize.heightPx + 40}L-90 ${bed.leftPx}Z`;
  return (
    ink + tag('path', { d: body, fill: '#0a1c23', 'fill-opacity': 0.8 }) + layers.join('') + stroke(0, 1)
  );
};

/** The beds of ground in front of everything else. */
export const drawBeds = (camera: Camera): string =>
  beds.map((bed, index) => drawBed(camera, bed, index)).join('');
