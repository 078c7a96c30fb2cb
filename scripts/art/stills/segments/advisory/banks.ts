import { lerp, series, type Point } from '#scripts/art/kit/geometry.ts';
import { fill, shape, smooth, stroke } from '#scripts/art/kit/pen.ts';
import { clipped } from '#scripts/art/kit/svg.ts';
import { mix } from '#scripts/art/kit/colours.ts';
import { paint } from '#scripts/build/drawing/palette.ts';
import { waterline, keystone, deck, relief, type Side, banks, cliffX, crestY } from './setting.ts';

function bankOutline(side: Side): Point[] {
  const far = keystone[0] + side * 640;
  const top = series(30, (share): Point => {
    const x = lerp(far, cliffX(side, deck.top), share);
    return [x, crestY(side, x)];
  });
  const face = series(40, (share): Point => {
    const y = lerp(deck.top, waterline, share);
    return [cliffX(side, y), y];
  });
  return [...top, ...face, [far, waterline]];
}

/** Layers of rock that dip towards the water, closer and darker with depth. */
export function drawBank(side: Side): string {
  const { body, deep, line } = banks[side];
  const outline = shape(bankOutline(side));
  const layers = series(58, (share, index) => {
    const points = series(26, (along): Point => {
      const x = keystone[0] + side * lerp(640, 240, along);
      const dip = 60 * along + relief(x / 130, index / 9 + side * 5 + 30) * 16;
      return [x, lerp(110, 640, share ** 0.92) + dip * (0.4 + share * 0.6)];
    });
    return { path: smooth(points), strong: index % 9 === 0 };
  });
  const bands = [0.24, 0.52, 0.78].map((share, index) => {
    const points = series(26, (along): Point => {
      const x = keystone[0] + side * lerp(640, 240, along);
      return [
        x,
        lerp(110, 640, share) +
          (60 * along + relief(x / 130, index + side * 5 + 33) * 16) * (0.4 + share * 0.6),
      ];
    });
    return fill(
      [shape([...points, [keystone[0] + side * 240, 700], [keystone[0] + side * 640, 700]])],
      deep,
      0.2,
    );
  });
  const content =
    fill([outline], body) +
    bands.join('') +
    stroke(
      layers.filter(({ strong }) => !strong).map(({ path }) => path),
      { colour: line, width: 0.9, opacity: 0.55 },
    ) +
    stroke(
      layers.filter(({ strong }) => strong).map(({ path }) => path),
      { colour: line, width: 1.6, opacity: 0.8 },
    );
  return (
    clipped(`bank${side}`, outline, content) +
    stroke([outline], { colour: mix(deep, paint.ink, 0.3), width: 1.6 })
  );
}
