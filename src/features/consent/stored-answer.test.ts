import { expect, it } from 'vitest';

import { consentCopy } from '#content/consent.ts';
import { readAnswer } from './stored-answer.ts';

const now = Date.UTC(2026, 10, 21);
const answer = {
  categories: ['necessary', 'tracking'],
  revision: consentCopy.revision,
  expirationTime: now + 1,
};

it('knows the levels of an answer that still holds', () => {
  expect(readAnswer(answer, now)).toEqual(['necessary', 'tracking']);
  expect(readAnswer({ ...answer, categories: [] }, now)).toEqual([]);
});

it.each([
  ['nothing was kept', undefined],
  ['it ran out', { ...answer, expirationTime: now }],
  ['it was given to another revision', { ...answer, revision: consentCopy.revision - 1 }],
  ['it names no levels', { ...answer, categories: 'tracking' }],
  ['it has no end', { ...answer, expirationTime: '2030' }],
  ['somebody wrote a list there', ['tracking']],
  ['somebody wrote a text there', 'tracking'],
])('asks again when %s', (_case, item) => {
  expect(readAnswer(item, now)).toBeUndefined();
});

it('ignores levels that nobody knows', () => {
  expect(readAnswer({ ...answer, categories: ['tracking', 'everything', 7] }, now)).toEqual(['tracking']);
});
