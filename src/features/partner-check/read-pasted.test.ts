import { expect, it } from 'vitest';

import { readPasted } from './read-pasted.ts';

const errorOf = (text: string) => {
  const pasted = readPasted(text);
  return 'error' in pasted ? pasted.error : undefined;
};

it('reads an object, whatever its names', () => {
  expect(readPasted(' {"__proto__": 1, "logo": null}\n')).toHaveProperty('answer.logo', null);
});

it.each([
  ['', 'Paste'],
  [' \n', 'Paste'],
  ['[1]', 'a list'],
  ['null', 'empty'],
  ['"acme"', 'a text'],
  ['7', 'a number'],
  ['true', 'true or false'],
  ['{\n  "legalName": "x",\n  oops\n}', 'line 3, character 3'],
  ['{\n"tagline": "x', 'line 2'],
  ['<html>', 'not valid JSON'],
  ['['.repeat(90_000), 'not valid JSON'],
  ['x'.repeat(100_001), '100,001 characters'],
])('says what is wrong with %j', (text, words) => {
  expect(errorOf(text)).toContain(words);
});
