import { ease, lerp, series, type Point } from '#scripts/art/kit/geometry.ts';
import { fill, ring, smooth, stroke } from '#scripts/art/kit/pen.ts';
import { paint } from '#scripts/build/drawing/palette.ts';

/** From the hidden investor to the shown one: lines that gather, pass a shaft and part again. */
export function drawPassage(): string {
  const [left, right, middle] = [700, 1064, 880];
  const lines = series(25, (share) => {
    const x = lerp(left, right, share);
    return smooth(
      series(13, (down): Point => {
        const gathered = ease(1 - Math.abs(down - 0.5) * 2, 0.02, 0.86);
        return [lerp(x, middle + (share - 0.5) * 34, gathered), 205 + down * 184];
      }),
    );
  });
  const shaft: Point = [middle, 297];
  return (
    stroke(
      lines.filter((_, index) => index % 2 === 0),
      { colour: paint.clay, width: 0.9, opacity: 0.85 },
    ) +
    stroke(
      lines.filter((_, index) => index % 2 === 1),
      { colour: paint.water, width: 0.9, opacity: 0.85 },
    ) +
    fill([ring(shaft, 25)], paint.night) +
    stroke([ring(shaft, 25), ring(shaft, 19)], { colour: paint.clay, width: 1.3 }) +
    fill([ring(shaft, 12)], paint.clay)
  );
}
