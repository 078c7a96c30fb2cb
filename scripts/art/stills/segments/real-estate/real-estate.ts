import type { Drawing } from '#scripts/build/drawing/drawing.ts';
import { linear } from '#scripts/art/kit/svg.ts';
import { mix } from '#scripts/art/kit/colours.ts';
import { paint } from '#scripts/build/drawing/palette.ts';
import { drawBeds, drawTrees } from './garden.ts';
import { at } from './iso.ts';
import { pool } from './plan.ts';
import { drawDunes, drawEstate } from './setting.ts';
import { drawTower, drawVilla } from './villa.ts';
import { drawBasin, drawChannel, drawPool } from './water.ts';

const size = { width: 1200, height: 900 };

const gradients = [
  linear(
    'sand',
    [0, 0],
    [0, 900],
    [
      [0, mix(paint.blush, paint.clay, 0.3)],
      [1, mix(paint.clay, paint.copper, 0.22)],
    ],
  ),
  linear('pool', at(pool.x[0], pool.y[0]), at(pool.x[1], pool.y[1]), [
    [0, paint.deepTeal],
    [1, mix(paint.teal, paint.water, 0.3)],
  ]),
].join('');

/** Luxury real estate: a channel comes out of the sand and becomes a pool and a garden of four parts. */
export function drawRealEstate(): Drawing {
  const ground = [
    gradients,
    drawDunes(),
    drawEstate(),
    drawBeds(),
    drawPool(),
    drawChannel(),
    drawBasin(),
    drawVilla(),
    drawTower(),
    drawTrees(),
  ].join('');
  return { ...size, ground };
}
