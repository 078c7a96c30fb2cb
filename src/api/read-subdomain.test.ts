import { expect, it } from 'vitest';

import { readSubdomain } from './read-subdomain.ts';

it.each([
  [
    { exists: true, redirect: false },
    { exists: true, redirect: false },
  ],
  [
    { exists: true, redirect: true },
    { exists: true, redirect: true },
  ],
  [
    { exists: 'true', redirect: 'false' },
    { exists: false, redirect: false },
  ],
  [
    { exists: true, redirect: 1 },
    { exists: true, redirect: false },
  ],
  [
    { exists: 1, redirect: null },
    { exists: false, redirect: false },
  ],
  [{}, { exists: false, redirect: false }],
  [JSON.parse('{"__proto__":{"exists":true,"redirect":true}}'), { exists: false, redirect: false }],
])('reads %j (R3.7, F-A4)', (answer, expected) => {
  expect(readSubdomain(answer)).toEqual(expected);
});
