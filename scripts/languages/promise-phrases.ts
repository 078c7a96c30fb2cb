import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { defaultLanguage, languages } from '#content/languages.ts';
import { lineOfValue } from '#scripts/support/locate-value.ts';
import type { Finding } from '#scripts/support/findings.ts';
import { wordsFolder } from '#scripts/support/paths.ts';
import type { Words } from './load-words.ts';
import { textsOf } from './texts.ts';

const FOLDER = wordsFolder(defaultLanguage);

/** The words of the table of who sees, opens and pays what. */
const TABLE = 'promises.ts';

/** Phrases that promise who learns a name or sees a project. */
const PHRASES: readonly RegExp[] = [
  /\b(?:know|learn|see|discover)s? (?:who (?:you|they) |(?:your|their) (?:name|identity)\b)/i,
  /\b(?:nobody|no one|before any(?:one|body)|no issuer|no owner)\b[^.]*\b(?:know|learn|see)s?\b/i,
  /\b(?:give|tell)s? (?:no|any) (?:issuer|owner)/i,
  /(?<!for )\bnothing else\b/i,
  /\bwho (?:has access|may (?:know|see|read) your|is (?:browsing|reading))\b/i,
  /\b(?:you|users) (?:decide|choose|control|set)\b[^.]*\b(?:who|whom|which (?:issuer|owner|investor|company))\b/i,
  /\bwithout (?:giving|telling|disclosing|revealing)\b[^.]*\b(?:names?|identity|interest)\b/i,
  /\bnames? (?:goes|revealed)\b/i,
  /\breveal(?:s|ed|ing)? (?:your|their|its) (?:name|identity)|\bidentity is\b[^.]*\brevealed\b/i,
  /\b(?:anonymous|hidden) (?:until|to)\b|\byou (?:stay|remain) (?:anonymous|hidden)\b|\bunseen\b/i,
];

/** A phrase of a text that only the table may say. */
export const findPromise = (text: string): string | undefined =>
  PHRASES.flatMap((phrase) => phrase.exec(text)?.[0] ?? [])[0];

/** English texts that promise in words of their own who sees what. A sentence of the table is there by its name. */
export async function findPromisePhrases(root: string, english: Words): Promise<readonly Finding[]> {
  const found = [...english].map(async ([name, exported]) => {
    if (name === TABLE || name === 'facts.ts' || name === 'site.ts') return [];
    const file = `${FOLDER}/${name}`;
    const source = await readFile(join(root, file), 'utf8');
    return textsOf(name, exported, languages[defaultLanguage].locale).flatMap(
      ({ context, english: text }) => {
        const phrase = findPromise(text);
        if (phrase === undefined) return [];
        const [exportName = '', ...path] = context.split('.');
        const known = lineOfValue(source, exportName, path);
        const below = source.split('\n').slice(known - 1);
        const offset = below.findIndex((line) => line.includes(phrase));
        const line = known + Math.max(0, offset);
        return [
          {
            ...{ file, line },
            message: `${context} has “${phrase}”: take a sentence of ${FOLDER}/${TABLE}`,
          },
        ];
      },
    );
  });
  return (await Promise.all(found)).flat();
}
