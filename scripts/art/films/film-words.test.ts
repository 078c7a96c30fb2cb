import { expect, it } from 'vitest';

import { filmWords } from '#content/films/film-words.ts';
import { script } from './explainer/script.ts';
import { stops } from './tour/screens.ts';

/** Every text in it, however deep. */
const textsOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsOf)
      : [];

it.each([
  ['explainer', textsOf(script)],
  ['tour', stops.map(({ headline }) => headline)],
] as const)('all that is read in the film %s is told in words', (id, read) => {
  const told = filmWords[id].join(' ');
  expect(read.length).toBeGreaterThan(5);
  expect(read.filter((text) => !told.includes(text.replace(/\.$/, '')))).toEqual([]);
});
