import { expect, it } from 'vitest';

import { languages } from '#content/languages.ts';
import { problemsOf } from './make-words.ts';

const file = 'content/ar/about.po';
const open = [3, 7].map((line) => ({ file, line, message: 'has no translation' }));
const wrong = { file, line: 9, message: 'lacks {price}' };
const note = `${file}:3 2 texts are not translated yet`;

const amongOthers: unknown = expect.arrayContaining([note]);

it.each([
  ['a whole language', {}, [...open, wrong], []],
  ['a language in parts', { inParts: true }, [wrong], [note]],
  ['a draft', { draft: true }, [], amongOthers],
] as const)('of %s open texts stop a release, or are noted', (_what, row, problems, notes) => {
  const catalogues = [{ file, ofFile: [], open, problems: [wrong] }];
  expect(problemsOf([['ar', catalogues]], { ...languages, ar: row })).toEqual({ problems, notes });
});
