import { expect, it } from 'vitest';

import { fittingCount } from './follow-tags.ts';

const row = { widthsPx: [50, 60, 70], roomPx: 204, total: 3, moreWidthPx: 40 };

it.each([
  ['all that just fit, with nothing kept for a count', row, 3],
  ['as many as leave the 55 px and the gap', { ...row, roomPx: 203 }, 2],
  ['one fewer where that room is a pixel short', { ...row, roomPx: 188 }, 1],
  ['fewer where the count is wider than 55 px', { ...row, roomPx: 203, moreWidthPx: 80 }, 1],
  ['one even where none fits', { ...row, roomPx: 40 }, 1],
  ['a single tag whatever its width', { ...row, widthsPx: [300], total: 1 }, 1],
  ['none of none', { ...row, widthsPx: [], total: 0 }, 0],
  ['never all while some were not measured', { ...row, roomPx: 2000, total: 500 }, 3],
])('shows %s', (_case, given, expected) => {
  expect(fittingCount(given)).toBe(expected);
});
