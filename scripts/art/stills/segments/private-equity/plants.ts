import { mix } from '#scripts/art/kit/colours.ts';
import { paint } from '#scripts/build/drawing/palette.ts';
import { drawTree } from '../family/tree.ts';
import { onTier, type Tier } from './tiers.ts';

/** Trees of each terrace by angle, in parts of half a turn: the older the terrace, the taller. */
const groves: readonly { readonly order: number; readonly height: number; readonly at: readonly number[] }[] =
  [
    { order: 0, height: 46, at: [0.17, 0.22, 0.27, 0.76, 0.81] },
    { order: 1, height: 54, at: [0.14, 0.2, 0.84, 0.89] },
    { order: 2, height: 60, at: [0.24, 0.31, 0.8] },
    { order: 3, height: 62, at: [0.24, 0.8] },
  ];

export function drawPlants(tier: Tier, order: number): string {
  return groves
    .filter((grove) => grove.order === order)
    .flatMap(({ height, at }) =>
      at.map((share) => {
        const [x, y] = onTier(tier, share * Math.PI, 0.84);
        return drawTree(x, y, height, paint.deepTeal, mix(paint.teal, paint.water, 0.35));
      }),
    )
    .join('');
}
