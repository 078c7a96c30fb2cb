import { reliefFrom } from '#scripts/art/kit/noise.ts';

export const relief = reliefFrom('family land');

export const rough = (x: number, seed: number, wide: number, high: number) =>
  relief(x / wide, seed) * high + relief(x / (wide / 2.7), seed + 20) * high * 0.3;
