import { expect, it } from 'vitest';

import { byteRange } from './byte-range.ts';

it.each([
  ['bytes=0-1', 0, 1],
  ['Bytes=90-', 90, 99],
  ['bytes=-10', 90, 99],
  ['bytes=-200', 0, 99],
  ['bytes=90-200', 90, 99],
  ['bytes=100-', 100, 99],
  ['bytes=-0', 100, 99],
])('the range %s of 100 bytes is %i to %i', (header, first, last) => {
  expect(byteRange(header, 100)).toEqual({ first, last });
});

it.each([
  ...['', 'bytes=-', 'bytes=', 'bytes=5-2', 'bytes=a-b', 'bytes=1.5-2', 'bytes 0-1', '0-1'],
  ...['items=0-1', 'seconds=1-2', 'bytes=0-1,4-5', 'bytes=0-1;x', null, undefined],
])('the range "%s" is ignored', (header) => {
  expect(byteRange(header, 100)).toBeUndefined();
});
