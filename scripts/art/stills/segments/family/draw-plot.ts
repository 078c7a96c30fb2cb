import { polar, series } from '#scripts/art/kit/geometry.ts';
import { fill, ring, straight, stroke } from '#scripts/art/kit/pen.ts';
import { clipped } from '#scripts/art/kit/svg.ts';
import { paint } from '#scripts/build/drawing/palette.ts';
import { drawBlocks, city, works } from './blocks.ts';
import { drawOrchard, drawField, drawLake } from './crops.ts';
import { type Plot, inPlot } from './plots.ts';

/** One holding: a round piece of land, each worked in its own way. */
export function drawPlot(plot: Plot): string {
  const { kind, at, rx, ry } = plot;
  const edge = ring(at, rx, ry);
  const flat = { orchard: drawOrchard, field: drawField, lake: drawLake, city: () => '', works: () => '' }[
    kind
  ];
  const rays =
    kind === 'city' || kind === 'works'
      ? series(24, (share) => {
          const [x, y] = polar([0, 0], share * Math.PI * 2, 1);
          return straight([inPlot(plot, [x * 0.84, y * 0.84]), inPlot(plot, [x * 0.96, y * 0.96])]);
        })
      : [];
  const raised = kind === 'city' ? drawBlocks(plot, city) : kind === 'works' ? drawBlocks(plot, works) : '';
  return (
    fill([ring([at[0], at[1] + 9], rx + 3, ry + 2)], paint.night, 0.8) +
    fill([edge], kind === 'field' ? paint.blush : paint.sand) +
    clipped(`plot-${kind}`, edge, flat(plot)) +
    stroke(rays, { colour: paint.copper, width: 1 }) +
    stroke([edge], { colour: paint.white, width: 2.6 }) +
    stroke([ring(at, rx + 6, ry + 3.4)], { colour: paint.water, width: 1, opacity: 0.7 }) +
    raised
  );
}
