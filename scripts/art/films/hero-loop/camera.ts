import type { Point } from '#scripts/art/kit/geometry.ts';

export const frameSize = { widthPx: 1600, heightPx: 1000 } as const;
export const durationS = 12;

/** A place in the ground: x to the right, z away from the eye, `depth` below the surface. One unit is the eye's height. */
export type Place = { x: number; z: number; depth: number };

const horizonPx = 262;
const focalPx = 900;
/** The water runs this far below the surface. */
export const waterDepth = 0.62;

/** Where the eye is: it sways once per loop, a few hundredths of its height, which is what shows the depth. */
export type Camera = { x: number; rise: number };

export const cameraAt = (timeS: number): Camera => {
  const turn = (2 * Math.PI * timeS) / durationS;
  return { x: 0.055 * Math.sin(turn), rise: 0.012 * Math.cos(turn) };
};

/** Perspective with the picture plane upright, so that shafts stay vertical. */
export const project = (camera: Camera, { x, z, depth }: Place): Point => [
  frameSize.widthPx / 2 + (focalPx * (x - camera.x)) / z,
  horizonPx + (focalPx * (1 + camera.rise + depth)) / z,
];

/** How large one unit appears at a distance, in pixels. */
export const scaleAt = (z: number): number => focalPx / z;

/** 0 far away, 1 close: how clear a thing at this distance is. */
export const clarity = (z: number): number => Math.min(1, Math.max(0, 1.18 * Math.exp(-z / 9.5)));

export const horizon = horizonPx;
