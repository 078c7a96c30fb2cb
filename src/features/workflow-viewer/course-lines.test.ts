import { expect, it } from 'vitest';

import { courseLines, HEIGHT, REACH } from './course-lines.ts';

const numbersIn = (path: string) => [...path.matchAll(/-?\d+(?:\.\d+)?/g)].map(([number]) => Number(number));

it('draws the same course for a seed every time, and another for another seed', () => {
  expect(courseLines('founders', 6)).toEqual(courseLines('founders', 6));
  expect(courseLines('founders', 6)).not.toEqual(courseLines('investors', 6));
});

it.each([4, 5, 6, 7])('lets its lines meet at each of %i shafts', (count) => {
  for (const line of courseLines('founders', count)) {
    for (let shaft = 1; shaft < count; shaft += 1) expect(line).toContain(` ${shaft * REACH} ${HEIGHT / 2}C`);
  }
});

it('runs out side by side behind the last shaft', () => {
  const lines = courseLines('founders', 5);
  expect(lines.every((line) => line.endsWith(`H${5 * REACH}`))).toBe(true);
  expect(new Set(lines.map((line) => line.slice(-20))).size).toBe(lines.length);
});

it.each(['founders', 'investors', 'pe-venture-capital', 'consultants'])(
  'keeps the course of %s inside its drawing',
  (seed) => {
    for (const line of courseLines(seed, 7)) {
      const heights = numbersIn(line.replace(/H\d+$/, '')).filter((_, index) => index % 2 === 1);
      expect(Math.min(...heights)).toBeGreaterThanOrEqual(1);
      expect(Math.max(...heights)).toBeLessThanOrEqual(HEIGHT - 1);
    }
  },
);
