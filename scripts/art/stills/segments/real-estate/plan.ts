import type { Area } from './iso.ts';

export const estate: Area = { x: [0, 100], y: [0, 100] };

/** Where the water enters and where it parts: to the pool, and to the garden of four parts. */
export const channel = { y: 41, half: 1.5, toPool: 26, toGarden: 73 };

export const pool: Area = { x: [14, 38], y: [49, 92] };

export const garden: Area = { x: [50, 96], y: [47, 96] };

/** The middle of the garden, where its two paths of water cross. */
export const crossing = { x: channel.toGarden, y: 71.5 };

const rill = 2.6;

/** The four parts. */
export const beds: readonly Area[] = [
  { x: [52, crossing.x - rill], y: [49, crossing.y - rill] },
  { x: [crossing.x + rill, 94], y: [49, crossing.y - rill] },
  { x: [52, crossing.x - rill], y: [crossing.y + rill, 94] },
  { x: [crossing.x + rill, 94], y: [crossing.y + rill, 94] },
];
