import { expect, it } from 'vitest';

import { world } from '../../content/sample-world.ts';
import { contradictionsOf } from './contradictions.ts';
import type { Commitment, Firms } from './world.ts';

/** The problems of the sample world after a change of the first commitment to Project Cedar. */
const problemsAfter = (change: Partial<Commitment>) => {
  const { cedar } = world.raises;
  const commitments = cedar.commitments.map((one, index) => (index === 0 ? { ...one, ...change } : one));
  const raises = { ...world.raises, cedar: { ...cedar, commitments } };
  return contradictionsOf({ ...world, raises }).map(({ path, message }) => `${path.join('.')} ${message}`);
};

it('the sample world has no contradiction', () => {
  expect(problemsAfter({})).toEqual([]);
});

it.each<[string, Partial<Commitment>, RegExp]>([
  [
    'a commitment before the checks',
    { investor: 'greenfold' },
    /^raises\.cedar\.commitments\.0 .*outstanding/,
  ],
  ['a commitment of tomorrow', { signed: '2026-05-13' }, /^raises\.cedar\.commitments\.0 is signed/],
  ['an NDA after the commitment', { nda: '2026-05-01' }, /^raises\.cedar\.commitments\.0 goes on/],
  [
    'more than the target',
    { amount: world.raises.cedar.target },
    /^raises\.cedar\.commitments are \d+, more than/,
  ],
  ['a day that does not exist', { nda: '2026-02-30' }, /^raises\.cedar\.commitments\.0\.nda is no day/],
  ['an amount that screens round', { amount: 150_000 }, /no multiple of 100,000/],
])('a raise with %s is rejected', (_, change, problem) => {
  expect(problemsAfter(change)).toEqual([expect.stringMatching(problem)]);
});

it('a firm with more users than its plan has is rejected', () => {
  const firms: Firms = { ...world.firms, heronLabs: { ...world.firms.heronLabs, users: ['dana', 'omar'] } };
  expect(contradictionsOf({ ...world, firms }).map(({ message }) => message)).toEqual([
    'are more than the plan has, 1: remove one',
  ]);
});
