import { expect, it } from 'vitest';

import { factsSchema } from '#src/model/facts.schema.ts';
import { outdatedClaims } from './list-facts.ts';

const claim = { source: 'A report', reviewBy: '2026-06-01' };
const table = {
  market: { value: 150, text: '150+', claim },
  later: { value: 300, text: '300+', claim: { ...claim, reviewBy: '2027-06-01' } },
  price: { value: 5, text: '$5' },
};

it.each([
  ['2026-05-31', []],
  ['2026-06-01', ['market']],
  ['2027-06-02', ['market', 'later']],
])('the claims to be reviewed on %s are %j', (day, ids) => {
  const found = outdatedClaims(new Date(`${day}T12:00:00Z`), table);
  expect(found.map(({ id }) => id)).toEqual(ids);
  for (const { source } of found) expect(source).toBe(claim.source);
});

it.each([
  ['a source', { reviewBy: '2026-06-01' }],
  ['a day of review', { source: 'A report' }],
  ['a real day of review', { ...claim, reviewBy: 'next year' }],
])('a claim needs %s (R9.6, R2.35)', (_what, value) => {
  expect(factsSchema.safeParse({ a: { value: 1, text: '1', claim: value } }).success).toBe(false);
});
