import { join } from 'node:path';

import { defaultLanguage, type LanguageCode, languageCodes, languages } from '#content/languages.ts';
import type { Finding } from '#scripts/support/findings.ts';
import { wordsFolder } from '#scripts/support/paths.ts';
import { moduleSource, replaceFiles } from '#scripts/support/write-modules.ts';
import { readEnglish } from './english.ts';
import type { Words } from './load-words.ts';
import { translate } from './translate.ts';

/**
 * Makes the words of every language but English from its catalogues, for bundles and tests.
 * @param root of the project
 * @returns what is wrong with them; warnings, such as all of a draft, stop nothing
 */
export async function makeWords(root: string): Promise<Finding[]> {
  const english = await readEnglish(root);
  const made = translatedCodes.map(async (code) => [code, await makeWordsOf(root, code, english)] as const);
  return findingsOf(await Promise.all(made));
}

/** Makes the words of one language. */
export async function makeWordsOf(root: string, code: LanguageCode, english: Words): Promise<Catalogues> {
  const { words, catalogues } = await translate(root, code, english);
  await replaceFiles(join(root, wordsFolder(code)), {
    ...Object.fromEntries([...words].map(([file, exported]) => [file, moduleSource(exported)])),
    'language.ts': languageSource(code),
  });
  return catalogues;
}

/** The findings of `makeWords`, without its files. */
export async function findTranslationProblems(root: string, english: Words): Promise<Finding[]> {
  const found = translatedCodes.map(
    async (code) => [code, (await translate(root, code, english)).catalogues] as const,
  );
  return findingsOf(await Promise.all(found));
}

const translatedCodes = languageCodes.filter((code) => code !== defaultLanguage);

type Row = { readonly draft?: true; readonly inParts?: true };

type Catalogues = Awaited<ReturnType<typeof translate>>['catalogues'];

/**
 * Open texts stop a release, but in a language that is published in parts; nothing of a draft does. There they are
 * counted: a draft has too many for a line each.
 */
export function findingsOf(
  made: readonly (readonly [LanguageCode, Catalogues])[],
  rows: Readonly<Record<LanguageCode, Row>> = languages,
): Finding[] {
  return made.flatMap(([code, catalogues]) => {
    const { draft, inParts } = rows[code];
    const grade = draft ? 'warning' : 'error';
    const isCounted = draft ?? inParts;
    const found = catalogues.flatMap(({ ofFile, open, problems }): Finding[] => {
      const [first] = open;
      const wrong = ofFile.length > 0 ? ofFile : [...(isCounted ? [] : open), ...problems];
      const message = `${open.length} texts are not translated yet`;
      const counted = isCounted && first ? [{ ...first, grade: 'warning', message } as const] : [];
      return [...wrong.map((one) => ({ ...one, grade }) as const), ...counted];
    });
    const message = `${code} is a draft: a release leaves it out`;
    return draft && found.length > 0
      ? [{ file: 'content/languages.ts', line: 1, grade, message }, ...found]
      : found;
  });
}

const languageSource = (code: LanguageCode): string =>
  [
    `import { languages } from '#content/languages.ts';`,
    `export const language = { code: '${code}', ...languages['${code}'] };`,
    '',
  ].join('\n');
