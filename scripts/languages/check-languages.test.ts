import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, it, onTestFinished } from 'vitest';

import { languages } from '#content/languages.ts';
import { formatFinding } from '#scripts/support/findings.ts';
import { missingPieces, problemsOfRows } from './check-languages.ts';

/** The problems of the table with one more row, that of French with these values. */
const problemsWith = (row: Partial<typeof languages.ar>, code = 'fr') =>
  problemsOfRows({
    ...languages,
    [code]: { ...languages.ar, base: '/fr', locale: 'fr-FR', figures: 'fr-FR', ...row },
  }).map(([language, problem]) => `${language} ${problem}`);

it.each([
  ['fr', '/fr'],
  ['pt-BR', '/pt-br'],
  ['zh-Hant', '/zh/hant'],
  ['de-AT', '/austria'],
])('a language may have the code %s and the base %s', (code, base) => {
  expect(problemsWith({ base }, code)).toEqual([]);
});

it.each([
  ['a code in another spelling', {}, 'pt-br', 'pt-br is no code of a language: write pt-BR'],
  ['a code of letters', {}, 'français', 'français is no code of a language: write it as in pt-BR or zh-Hant'],
  ['a locale that is none', { locale: 'french!' }, 'fr', 'fr has the locale “french!”, which is none'],
  ['no base', { base: '' }, 'fr', 'fr has the base “”: write a path in small letters, such as /fr'],
  ['capital letters', { base: '/FR' }, 'fr', 'fr has the base “/FR”: write a path in small letters'],
  ['the base of another language', { base: '/ar' }, 'fr', 'fr has the base /ar of another language'],
  ['the path of a page', { base: '/about' }, 'fr', 'fr has the base /about, which is the path of a page'],
])('finds %s', (_what, row, code, problem) => {
  expect(problemsWith(row, code).join('\n')).toContain(problem);
});

it('finds a base of the default language', () => {
  expect(problemsOfRows({ en: { ...languages.en, base: '/en' } })).toEqual([
    ['en', 'is the default language and has the base “/en”: leave it empty'],
  ]);
});

it('names each missing piece with its file', async () => {
  const root = await mkdtemp(join(tmpdir(), 'languages-'));
  onTestFinished(() => rm(root, { recursive: true }));
  const imports = { '#words/*': { default: './content/en/*' } };
  await writeFile(join(root, 'package.json'), JSON.stringify({ imports }));
  expect((await missingPieces(root, 'ar')).map(formatFinding)).toEqual([
    'package.json:1 leads "#words/*" with the condition "ar" to nothing: write "ar": "./.cache/words/ar/*" above "default", for tests in that language',
  ]);
});
