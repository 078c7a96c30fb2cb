import { expect, it } from 'vitest';

import { brandMark } from './brand-mark.ts';

it('is made of closed shapes, so that one fill draws it', () => {
  for (const path of brandMark.paths) expect(path).toMatch(/^M[^Z]+Z(M[^Z]+Z)*$/);
});

it('is drawn in the units of its frame', () => {
  const [left, top, width, height] = brandMark.viewBox.split(' ').map(Number);
  expect([left, top]).toEqual([0, 0]);
  const numbers = brandMark.paths.flatMap((path) => path.match(/\d+(\.\d+)?/g) ?? []).map(Number);
  expect(Math.max(...numbers)).toBeLessThanOrEqual(Math.min(width ?? 0, height ?? 0));
});
