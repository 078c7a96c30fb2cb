import { expect, it } from 'vitest';

import { routeIds } from '#src/routes.ts';
import { channelLines, randomFrom } from './channel-lines.ts';

const size = { width: 1440, height: 320, lines: 7 };

/** The numbers of a path: a move, then the handles and ends of its curves. */
const numbersOf = (path: string) => [...path.matchAll(/-?\d+(?:\.\d+)?/g)].map(([digits]) => Number(digits));

/** Where a line is at each step. Handles may leave the frame by a hair; these may not. */
function endsOf(path: string) {
  const numbers = numbersOf(path);
  const ends = [numbers.slice(0, 2)];
  for (let at = 6; at < numbers.length; at += 4) ends.push(numbers.slice(at, at + 2));
  return ends.map(([x = Number.NaN, y = Number.NaN]) => ({ x, y }));
}

it('draws the same course for the same seed', () => {
  expect(channelLines({ seed: 'home', ...size })).toEqual(channelLines({ seed: 'home', ...size }));
});

it('draws a different course for every page', () => {
  const courses = routeIds.map((seed) => channelLines({ seed, ...size }).paths.join(' '));
  expect(new Set(courses).size).toBe(routeIds.length);
});

it('moves some line visibly from one page to the next', () => {
  const [first = [], ...others] = routeIds.map((seed) =>
    channelLines({ seed, ...size }).paths.flatMap(endsOf),
  );
  for (const other of others) {
    const apart = Math.max(...first.map(({ y }, index) => Math.abs(y - (other[index]?.y ?? y))));
    expect(apart).toBeGreaterThan(size.height / 6);
  }
});

it('stays under 2 kB for seven lines, also on a wide page', () => {
  for (const seed of routeIds) {
    const { paths } = channelLines({ seed, ...size, width: 2560 });
    expect(paths.join('').length).toBeLessThan(2000);
  }
});

it('runs from edge to edge and stays inside its frame', () => {
  for (const seed of routeIds) {
    for (const path of channelLines({ seed, ...size }).paths) {
      const ends = endsOf(path);
      expect([ends[0]?.x, ends.at(-1)?.x]).toEqual([0, size.width]);
      for (const { y } of ends) expect(y).toBeGreaterThanOrEqual(0);
      for (const { y } of ends) expect(y).toBeLessThanOrEqual(size.height);
    }
  }
});

it('writes path data that every browser reads', () => {
  for (const path of channelLines({ seed: 'home', ...size }).paths) {
    expect(path).toMatch(/^M0 [\d.-]+C(?:-?[\d.]+ ?){6}(?:S(?:-?[\d.]+ ?){4})+$/);
    expect(numbersOf(path).every(Number.isFinite)).toBe(true);
  }
});

it('sets shafts on the lines', () => {
  const { paths, shafts } = channelLines({ seed: 'home', ...size });
  const ends = paths.flatMap(endsOf);
  expect(shafts.length).toBeGreaterThan(0);
  for (const shaft of shafts) expect(ends).toContainEqual({ x: shaft.x, y: shaft.y });
});

it('draws a single line and none', () => {
  expect(channelLines({ seed: 'home', ...size, lines: 1 }).paths).toHaveLength(1);
  expect(channelLines({ seed: 'home', ...size, lines: 0 })).toEqual({ paths: [], shafts: [] });
});

it('spreads its numbers over the whole range', () => {
  const random = randomFrom('range');
  const numbers = Array.from({ length: 1000 }, random);
  expect(Math.min(...numbers)).toBeLessThan(0.02);
  expect(Math.max(...numbers)).toBeGreaterThan(0.98);
  expect(Math.max(...numbers)).toBeLessThan(1);
});
