import { describe, expect, it } from 'vitest';

import { facts } from '#content/facts-today.ts';
import { factsSchema } from '#src/model/facts.schema.ts';
import { outdatedClaims } from './list-facts.ts';

const claim = { source: 'A report', reviewBy: '2026-06-01' };
const table = {
  market: { value: 150, text: '150+', claim },
  later: { value: 300, text: '300+', claim: { ...claim, reviewBy: '2027-06-01' } },
  price: { value: 5, text: '$5' },
};

describe('outdatedClaims', () => {
  it.each([
    ['2026-05-31', []],
    ['2026-06-01', ['market']],
    ['2027-06-02', ['market', 'later']],
  ])('on %s are %j', (day, ids) => {
    expect(outdatedClaims(new Date(`${day}T12:00:00Z`), table).map(({ id }) => id)).toEqual(ids);
  });

  it('have the source of each claim', () => {
    expect(outdatedClaims(new Date('2026-07-01'), table)).toEqual([{ id: 'market', text: '150+', ...claim }]);
  });
});

describe('factsSchema', () => {
  it.each([
    ['a claim without a source', { reviewBy: '2026-06-01' }],
    ['a claim without a day of review', { source: 'A report' }],
    ['a day that is none', { ...claim, reviewBy: 'next year' }],
  ])('refuses %s', (_case, value) => {
    expect(factsSchema.safeParse({ a: { value: 1, text: '1', claim: value } }).success).toBe(false);
  });

  it('requires a source for every claim (R9.6, R2.35)', () => {
    const claims = Object.entries(facts).flatMap(([id, fact]) => ('claim' in fact ? [id] : []));
    expect(claims).toEqual([
      'countries',
      'traditionalSuccessFee',
      'capitalRaised',
      'firmsServed',
      'dealsRun',
    ]);
  });
});
