import type { Point } from '#scripts/art/kit/geometry.ts';
import { toCanvas } from './projection.ts';

export interface City {
  readonly name: string;
  readonly place: Point;
  /** Where the name stands. */
  readonly label: 'left' | 'right' | 'above' | 'below';
  /** How far the way bends to its right, as a share of its length. */
  readonly bend: number;
}

/** Where everything starts. */
export const dubai = toCanvas([55.3, 25.2]);

export const cities: readonly City[] = [
  { name: 'London', place: [-0.1, 51.5], label: 'left', bend: 0.16 },
  { name: 'Toronto', place: [-79.4, 43.7], label: 'left', bend: 0.24 },
  { name: 'São Paulo', place: [-46.6, -23.6], label: 'below', bend: -0.12 },
  { name: 'Lagos', place: [3.4, 6.5], label: 'left', bend: -0.1 },
  { name: 'Cairo', place: [31.2, 30], label: 'left', bend: 0.16 },
  { name: 'Nairobi', place: [36.8, -1.3], label: 'below', bend: -0.14 },
  { name: 'Johannesburg', place: [28, -26.2], label: 'below', bend: -0.16 },
  { name: 'Mumbai', place: [72.9, 19.1], label: 'below', bend: -0.16 },
  { name: 'Singapore', place: [103.8, 1.4], label: 'below', bend: -0.16 },
  { name: 'Hong Kong', place: [114.2, 22.3], label: 'below', bend: -0.2 },
  { name: 'Tokyo', place: [139.7, 35.7], label: 'above', bend: -0.22 },
  { name: 'Sydney', place: [151.2, -33.9], label: 'left', bend: -0.14 },
];
