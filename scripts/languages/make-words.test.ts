import { expect, it } from 'vitest';

import { languages } from '#content/languages.ts';
import { findingsOf } from './make-words.ts';

const file = 'content/ar/about.po';
const open = [3, 7].map((line) => ({ file, line, message: 'has no translation' }));
const wrong = { file, line: 9, message: 'lacks {price}' };

it.each([
  ['a whole language', {}, ['error 3', 'error 7', 'error 9']],
  ['a language in parts', { inParts: true }, ['error 9', 'warning 3']],
  ['a draft', { draft: true }, ['warning 1', 'warning 9', 'warning 3']],
] as const)('the open texts of %s stop a release, or are counted', (_what, row, expected) => {
  const catalogues = [{ file, ofFile: [], open, problems: [wrong] }];
  const found = findingsOf([['ar', catalogues]], { ...languages, ar: row });
  expect(found.map(({ grade, line }) => `${grade} ${line}`)).toEqual(expected);
});
