import { polar, series, type Point } from '#scripts/art/kit/geometry.ts';
import { fill, smooth, straight, stroke } from '#scripts/art/kit/pen.ts';

/** A tree of the family: a tall crown of upright lines. */
export function drawTree(x: number, foot: number, height: number, dark: string, light: string): string {
  const crown: Point = [x, foot - height * 0.58];
  const [wide, tall] = [height * 0.17, height * 0.42];
  const leaf = series(19, (share) => polar([0, 0], share * Math.PI * 2, 1)).slice(0, -1);
  const outline = leaf.map(([ax, ay]): Point => [
    crown[0] + ax * wide * (1 + 0.22 * ay),
    crown[1] + ay * tall,
  ]);
  const veins = series(7, (share): string => {
    const aside = (share - 0.5) * 1.6;
    const half = Math.sqrt(1 - aside * aside) * tall * 0.86;
    return smooth([
      [crown[0] + aside * wide * 0.8, crown[1] - half],
      [crown[0] + aside * wide, crown[1]],
      [crown[0] + aside * wide * 1.1, crown[1] + half],
    ]);
  });
  return (
    stroke(
      [
        straight([
          [x, foot + 5],
          [x, crown[1]],
        ]),
      ],
      { colour: dark, width: 2.6 },
    ) +
    fill([smooth(outline, { closed: true })], light) +
    stroke(veins, { colour: dark, width: 1 }) +
    stroke([smooth(outline, { closed: true })], { colour: dark, width: 1.5 })
  );
}
