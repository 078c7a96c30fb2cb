import { expect, it } from 'vitest';

import { type OwnerEntry, ownerSchema } from './owner.schema.ts';

const entry: OwnerEntry = { pages: ['pricing'], question: 'How long?', answer: 'A year.' };
const problemsOf = (table: unknown) =>
  ownerSchema.safeParse(table).error?.issues.map(({ message }) => message);

it('an answer may be missing, but then nothing is a sample', () => {
  const { answer, ...open } = entry;
  expect(answer).toBeDefined();
  expect(problemsOf({ a: open })).toBeUndefined();
  expect(problemsOf({ a: { ...open, sample: true } })).toEqual([
    'marks no answer: delete it, or write the answer',
  ]);
});

it('a page has at most four questions, but the page on security', () => {
  const five = { a: entry, b: entry, c: entry, d: entry, e: entry };
  expect(problemsOf(five)).toEqual([
    'names pricing, which has 4 other questions: remove one of a, b, c, d, e',
  ]);
  const security = { ...entry, pages: ['security'] };
  expect(problemsOf({ a: security, b: security, c: security, d: security, e: security })).toBeUndefined();
});
