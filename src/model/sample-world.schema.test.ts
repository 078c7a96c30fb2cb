import { expect, it } from 'vitest';

import { world } from '#content/sample-world.ts';
import { type Commitment, sampleWorldSchema } from './sample-world.schema.ts';

/** The problems of the sample world after a change of the first commitment to Project Cedar. */
const problemsAfter = (change: Partial<Commitment>) => {
  const { cedar } = world.raises;
  const [first, ...others] = cedar.commitments;
  const raises = { ...world.raises, cedar: { ...cedar, commitments: [{ ...first, ...change }, ...others] } };
  const { error } = sampleWorldSchema.safeParse({ ...world, raises });
  return error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ?? [];
};

it('accepts the sample world', () => {
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
  ['an amount that screens round', { amount: 150_000 }, /no multiple of 100,000/],
])('rejects %s', (_, change, problem) => {
  expect(problemsAfter(change)).toEqual([expect.stringMatching(problem)]);
});

it('rejects more users than the plan has', () => {
  const firms = { ...world.firms, heronLabs: { ...world.firms.heronLabs, users: ['dana', 'omar'] } };
  const { error } = sampleWorldSchema.safeParse({ ...world, firms });
  expect(error?.issues.map(({ message }) => message)).toEqual(['are more than the plan has, 1: remove one']);
});
