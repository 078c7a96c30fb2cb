import { randomFrom } from '#src/lib/channel-lines.ts';

/** Width of the reach from one shaft to the next, and height of the drawing, in its own units. */
export const REACH = 100;
export const HEIGHT = 40;

const MIDDLE = HEIGHT / 2;
/** Where a line runs in the bed: −1 is the upper bank, 1 the lower one. */
const places = [-1, -0.36, 0.42, 1];

const round = (value: number) => Math.round(value * 10) / 10;

/**
 * SVG path data of the channel that a process follows: its lines meet at every shaft, part between two,
 * and run out side by side behind the last. Another course for every seed; the same on server and client.
 */
export function courseLines(seed: string, count: number): string[] {
  const random = randomFrom(`${seed} course`);
  const reaches = Array.from({ length: count }, (_, reach) => ({
    start: reach * REACH,
    crest: REACH * (0.42 + random() * 0.16),
    upper: 6 + random() * 11,
    lower: 6 + random() * 11,
    isOutlet: reach === count - 1,
  }));
  return places.map((place) =>
    reaches.reduce((path, { start, crest, upper, lower, isOutlet }) => {
      const height = round(MIDDLE + place * (place < 0 ? upper : lower));
      const [top, end] = [round(start + crest), start + REACH];
      const rise = `C${round(start + crest / 2)} ${MIDDLE} ${round(start + crest / 2)} ${height} ${top} ${height}`;
      if (isOutlet) return `${path}${rise}H${end}`;
      const bend = round((top + end) / 2);
      return `${path}${rise}C${bend} ${height} ${bend} ${MIDDLE} ${end} ${MIDDLE}`;
    }, `M0 ${MIDDLE}`),
  );
}
