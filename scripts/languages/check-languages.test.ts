import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, it, onTestFinished } from 'vitest';

import { languages } from '#content/languages.ts';
import { missingPieces, problemsOfRows } from './check-languages.ts';

/** The problems of the table with one more row, that of French with these values. */
const problemsWith = (row: Partial<typeof languages.ar>, code = 'fr') =>
  problemsOfRows({
    ...languages,
    [code]: { ...languages.ar, base: '/fr', locale: 'fr-FR', figures: 'fr-FR', ...row },
  }).map(([language]) => language);

it.each([
  ['fr', '/fr'],
  ['pt-BR', '/pt-br'],
  ['zh-Hant', '/zh/hant'],
  ['de-AT', '/austria'],
])('a language may have the code %s and the base %s', (code, base) => {
  expect(problemsWith({ base }, code)).toEqual([]);
});

it.each([
  ['a code in another spelling', {}, 'pt-br'],
  ['a code of letters', {}, 'français'],
  ['a locale that is none', { locale: 'french!' }, 'fr'],
  ['no base', { base: '' }, 'fr'],
  ['capital letters', { base: '/FR' }, 'fr'],
  ['the base of another language', { base: '/ar' }, 'fr'],
  ['the path of a page', { base: '/about' }, 'fr'],
  ['a base of the default language', { base: '/en' }, 'en'],
])('the check of languages finds %s', (_what, row, code) => {
  expect(problemsWith(row, code)).toEqual(expect.arrayContaining([code]));
});

it('the check of languages names each missing piece with its file', async () => {
  const root = await mkdtemp(join(tmpdir(), 'languages-'));
  onTestFinished(() => rm(root, { recursive: true }));
  const imports = { '#words/*': { default: './content/en/*' } };
  await writeFile(join(root, 'package.json'), JSON.stringify({ imports }));
  expect(await missingPieces(root, 'ar')).toMatchObject([{ file: 'package.json', line: 1 }]);
});
