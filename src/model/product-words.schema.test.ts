import { expect, it } from 'vitest';

import { productWordsSchema } from './product-words.schema.ts';

it.each([
  ['an empty text', { title: '' }, 'title is empty'],
  ['filler', { parts: [{ text: 'TODO' }] }, 'parts.0.text holds filler text'],
  ['a choice without a view', { choice: { names: ['One', 'Two'] }, views: [{}] }, 'choice.names has more'],
  [
    'a choice without a note of a member',
    { choice: { names: ['One'] }, views: [{}], members: [{ views: [{}] }, { views: [] }] },
    'choice.names has more',
  ],
  [
    'a round without a cell',
    { rounds: [{}, {}], bidders: [{ cells: [{}, {}] }, { cells: [{}] }] },
    'bidders.1.cells has more',
  ],
])('the schema of the product words refuses %s', (_, words, problem) => {
  const issues = productWordsSchema.safeParse(words).error?.issues ?? [];
  expect(issues.map(({ path, message }) => `${path.join('.')} ${message}`)).toEqual([
    expect.stringContaining(problem),
  ]);
});
