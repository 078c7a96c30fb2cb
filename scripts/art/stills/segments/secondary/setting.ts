import type { Point } from '#scripts/art/kit/geometry.ts';

/** The two basins in section: water levels, bed, and the wall between them with its gate. */
export const level = { high: 372, low: 632 };

export const bed = { high: 742, low: 806 };

/** The wall stands from `left` to `right`; the gate is raised, and water passes below its `lip`. */
export const wall = { left: 520, right: 640, top: 262, lip: 678 };

export const moon: Point = [1002, 206];

export const moonRadius = 84;
