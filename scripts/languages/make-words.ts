import { join } from 'node:path';

import { defaultLanguage, type LanguageCode, languageCodes, languages } from '#content/languages.ts';
import { type Diagnostic, formatDiagnostic } from '#scripts/support/diagnostics.ts';
import { wordsFolder } from '#scripts/support/paths.ts';
import { moduleSource, replaceFiles } from '#scripts/support/write-modules.ts';
import { readEnglish } from './english.ts';
import type { Words } from './load-words.ts';
import { translate } from './translate.ts';

/**
 * Makes the words of every language but English from its catalogues, for bundles and tests.
 * @param root of the project
 * @returns the problems of finished languages, and lines about drafts, which stop nothing
 */
export async function makeWords(root: string) {
  const english = await readEnglish(root);
  const made = translatedCodes.map(async (code) => [code, await makeWordsOf(root, code, english)] as const);
  return problemsOf(await Promise.all(made));
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

/** The problems and notes of `makeWords`, without its files. */
export async function findTranslationProblems(root: string, english: Words) {
  const found = translatedCodes.map(
    async (code) => [code, (await translate(root, code, english)).catalogues] as const,
  );
  return problemsOf(await Promise.all(found));
}

const translatedCodes = languageCodes.filter((code) => code !== defaultLanguage);

type Row = { readonly draft?: true; readonly inParts?: true };

/** Open texts stop a release, but in a language that is published in parts; nothing of a draft does. */
export function problemsOf(
  made: readonly (readonly [LanguageCode, Catalogues])[],
  rows: Readonly<Record<LanguageCode, Row>> = languages,
) {
  const problems: Diagnostic[] = [];
  const notes: string[] = [];
  for (const [code, catalogues] of made) {
    const { draft, inParts } = rows[code];
    if (draft) notes.push(...notesOnDraft(code, catalogues));
    else
      problems.push(
        ...catalogues.flatMap(({ ofFile, open, problems: found }) =>
          ofFile.length > 0 ? ofFile : [...(inParts ? [] : open), ...found],
        ),
      );
    if (!draft && inParts) notes.push(...catalogues.flatMap(noteOnOpen));
  }
  return { problems, notes };
}

const noteOnOpen = ({ file, open: [first, ...others] }: Catalogues[number]): string[] =>
  first ? [`${file}:${first.line} ${1 + others.length} texts are not translated yet`] : [];

type Catalogues = Awaited<ReturnType<typeof translate>>['catalogues'];

/** The findings of a draft. Of the texts that are still open it has too many for a line each. */
function notesOnDraft(code: LanguageCode, catalogues: Catalogues): string[] {
  const count = catalogues.reduce(
    (sum, { ofFile, open, problems }) => sum + ofFile.length + open.length + problems.length,
    0,
  );
  return [
    ...(count > 0 ? [`${code} is a draft with ${count} findings: a release leaves it out`] : []),
    ...catalogues.flatMap((catalogue) => [
      ...catalogue.ofFile.map(formatDiagnostic),
      ...noteOnOpen(catalogue),
      ...catalogue.problems.map(formatDiagnostic),
    ]),
  ];
}

const languageSource = (code: LanguageCode): string =>
  [
    `import { languages } from '#content/languages.ts';`,
    `export const language = { code: '${code}', ...languages['${code}'] };`,
    '',
  ].join('\n');
