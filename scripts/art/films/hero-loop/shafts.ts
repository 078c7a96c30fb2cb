import { clamp, lerp } from '#scripts/art/kit/geometry.ts';
import { easeOut, progress } from '#scripts/art/kit/easing.ts';
import { linear, radial, round, type Stop, tag } from '#scripts/art/kit/svg.ts';
import { paint } from '#scripts/build/drawing/palette.ts';
import { type Camera, clarity, project, scaleAt, waterDepth } from './camera.ts';
import { mainCourse, type Shaft, shafts } from './course.ts';
import { glowOf, secondsSincePassing } from './pulses.ts';

/** A circle lying in the ground, as it appears: an ellipse, nearer half larger. */
const ring = (camera: Camera, { spot, radius }: Shaft, depth: number, grow: number): string => {
  const [x, z] = spot;
  let data = '';
  for (let step = 0; step < 48; step++) {
    const angle = (step / 48) * 2 * Math.PI;
    const [px, py] = project(camera, {
      x: x + radius * grow * Math.cos(angle),
      z: z + radius * grow * Math.sin(angle),
      depth,
    });
    data += `${step === 0 ? 'M' : 'L'}${round(px)} ${round(py)}`;
  }
  return `${data}Z`;
};

const outline = (d: string, ink: string, opacity: number, widthPx: number): string =>
  tag('path', {
    d,
    fill: 'none',
    stroke: ink,
    'stroke-width': widthPx,
    'stroke-opacity': opacity.toFixed(3),
  });

const riseS = 1.9;

/** Light that climbs a shaft after a pulse has passed below it. */
const climb = (id: string, foot: number, top: number, since: readonly number[], clear: number): string => {
  const list = since.filter((seconds) => seconds < riseS * 1.6);
  return list
    .map((seconds, index) => {
      const height = easeOut(seconds / riseS / 1.2);
      const fade = (1 - progress(seconds, riseS * 0.7, riseS * 1.6)) * clear;
      const at = lerp(foot, top, height);
      const span = (foot - top) * 0.3;
      return linear(
        `${id}c${index}`,
        [0, at + span],
        [0, at - span * 0.5],
        [
          [0, paint.water, 0],
          [0.66, '#d5fff6', fade],
          [1, paint.water, 0],
        ],
      );
    })
    .join('');
};

/** The wall of a shaft: hairlines from the rim at the surface down to the water. */
const wall = (camera: Camera, shaft: Shaft, id: string, since: readonly number[]): string => {
  const [x, z] = shaft.spot;
  const clear = clarity(z);
  const top = project(camera, { x, z, depth: 0 });
  const foot = project(camera, { x, z, depth: waterDepth });
  const half = shaft.radius * scaleAt(z);
  const stops: Stop[] = [
    [0, paint.clay, 0.6 * clear],
    [0.35, paint.cream, 0.18 * clear],
    [1, paint.water, 0.5 * clear],
  ];
  const lit = since.filter((seconds) => seconds < riseS * 1.6);
  const paints = [id, ...lit.map((_, index) => `${id}c${index}`)];
  const lines = paints.flatMap((ink) =>
    [-1, -0.7, 0.42, 1].map((side) =>
      tag('path', {
        d: `M${round(top[0] + side * half)} ${round(top[1])}L${round(foot[0] + side * half)} ${round(foot[1])}`,
        stroke: `url(#${ink})`,
        'stroke-width': lerp(0.7, 1.3, clear),
        'stroke-opacity': Math.abs(side) === 1 ? 1 : 0.4,
      }),
    ),
  );
  return linear(id, top, foot, stops) + climb(id, foot[1], top[1], since, clear) + lines.join('');
};

/** Rings that spread on the surface when the light has reached the rim. */
const ripples = (camera: Camera, shaft: Shaft, since: readonly number[], clear: number): string =>
  since
    .map((seconds) => {
      const age = clamp((seconds - riseS * 0.8) / 4.2);
      if (age === 0 || age === 1) return '';
      return outline(
        ring(camera, shaft, 0, lerp(1, 4.2, easeOut(age))),
        paint.clay,
        0.55 * clear * (1 - age) ** 1.5,
        1,
      );
    })
    .join('');

/** Light on the water inside a shaft: strongest along the wall. */
const gleam = (camera: Camera, shaft: Shaft, id: string, strength: number): string => {
  const [x, z] = shaft.spot;
  const centre = project(camera, { x, z, depth: waterDepth });
  const ink = radial(
    `${id}g`,
    centre,
    shaft.radius * scaleAt(z) * 1.1,
    [
      [0, paint.water, 0.05 * strength],
      [0.55, paint.water, 0.16 * strength],
      [1, '#d5fff6', 0.6 * strength],
    ],
    0.66,
  );
  return ink + tag('path', { d: ring(camera, shaft, waterDepth, 1), fill: `url(#${id}g)` });
};

const drawShaft = (camera: Camera, shaft: Shaft, id: string, timeS: number): string => {
  const z = shaft.spot[1];
  const clear = clarity(z);
  const width = lerp(0.7, 1.5, clear);
  const since = shaft.course === mainCourse ? secondsSincePassing(z, timeS) : [];
  const below = Math.min(1, glowOf(since, 0.1, 0.9) + glowOf(since, 12.1, 0.9));
  const above = Math.min(1, glowOf(since, riseS, 1));
  return (
    tag('path', { d: ring(camera, shaft, waterDepth, 1), fill: '#06141a', 'fill-opacity': 0.8 }) +
    gleam(camera, shaft, id, below * clear) +
    outline(ring(camera, shaft, waterDepth, 1), paint.water, lerp(0.7, 1, below) * clear, width) +
    outline(ring(camera, shaft, waterDepth, 0.72), paint.water, lerp(0.25, 0.7, below) * clear, width * 0.7) +
    wall(camera, shaft, id, since) +
    ripples(camera, shaft, since, clear) +
    outline(
      ring(camera, shaft, 0, 1),
      paint.clay,
      lerp(0.75, 1, above) * clear,
      width * lerp(1, 1.3, above),
    ) +
    outline(ring(camera, shaft, 0, 1.45), paint.clay, lerp(0.22, 0.5, above) * clear, width * 0.7)
  );
};

const fromFarToNear = shafts.toSorted((one, other) => other.spot[1] - one.spot[1]);

/** The shafts with what the lights below do to them, from the farthest to the nearest. */
export const drawShafts = (camera: Camera, timeS: number): string =>
  fromFarToNear.map((shaft, index) => drawShaft(camera, shaft, `w${index}`, timeS)).join('');
