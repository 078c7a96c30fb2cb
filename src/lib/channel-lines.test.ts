import { expect, it } from 'vitest';

import { routeIds } from '#src/routes.ts';
import { channelLines } from './channel-lines.ts';

const size = { width: 1440, height: 320, lines: 7 };

/** The numbers of a path: a move, then the control points and ends of its curves. */
const numbersOf = (path: string) => [...path.matchAll(/-?\d+(?:\.\d+)?/g)].map(([digits]) => Number(digits));

/** The points of a line. Its control points may leave the frame slightly; these may not. */
function endsOf(path: string) {
  const numbers = numbersOf(path);
  const ends = [numbers.slice(0, 2)];
  for (let at = 6; at < numbers.length; at += 4) ends.push(numbers.slice(at, at + 2));
  return ends.map(([x = Number.NaN, y = Number.NaN]) => ({ x, y }));
}

it('seven channel lines stay under 2 kB, also on a wide page', () => {
  for (const seed of routeIds) {
    const { paths } = channelLines({ seed, ...size, width: 2560 });
    expect(paths.join('').length).toBeLessThan(2000);
  }
});

it('the channel lines span the width and stay inside the frame', () => {
  for (const seed of routeIds) {
    for (const path of channelLines({ seed, ...size }).paths) {
      const ends = endsOf(path);
      expect([ends[0]?.x, ends.at(-1)?.x]).toEqual([0, size.width]);
      for (const { y } of ends) expect(y).toBeGreaterThanOrEqual(0);
      for (const { y } of ends) expect(y).toBeLessThanOrEqual(size.height);
    }
  }
});
