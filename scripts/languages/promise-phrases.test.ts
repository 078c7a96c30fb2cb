import { expect, it } from 'vitest';

import { promises } from '#content/en/promises.ts';
import { findPromise } from './promise-phrases.ts';

it.each([
  ['Read listings before anyone knows your name', 'knows your name'],
  ['Nobody ever learns it.', 'Nobody ever learns'],
  ['Investor 0417 · Nothing else', 'Nothing else'],
  ['You decide who has access', 'who has access'],
  ['Choose the issuer that may know your name.', 'know your name'],
  ['Read new deals without giving your name.', 'without giving your name'],
  ['Reveal your identity to one issuer.', 'Reveal your identity'],
  ['Anonymous until you engage', 'Anonymous until'],
])('the text %j promises in its own words: %s', (text, phrase) => {
  expect(findPromise(text)).toBe(phrase);
});

it.each([
  ['a text with a sentence of the table', '{promises.says.firstRead}. Then keep each file.'],
  ['a purpose', 'To decide whether to invest, and for nothing else.'],
  ['a label', 'Anonymous browsing'],
])('%s is no promise', (_, text) => {
  expect(findPromise(text)).toBeUndefined();
});

it('finds most sentences of the table where a page types them', () => {
  const found = Object.values(promises.says).filter((sentence) => findPromise(sentence) !== undefined);
  expect(found.length).toBeGreaterThan(Object.keys(promises.says).length / 2);
});
