import { company } from '../../content/en/company.ts';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type NSpell from 'nspell';

import { site } from '../../content/site.ts';
import { MONTHS, WEEKDAYS } from '../../scripts/checks/facts/dates.ts';
import { escapePattern } from '../../scripts/support/escape-pattern.ts';
import { paths } from '../../scripts/support/paths.ts';
import { SAMPLE_BRAND } from '../../scripts/support/sample-brand.ts';
import { termForms } from '#legal/read/text-tree.ts';

export const NAMES = 'content/legal/names.txt';

/** Loaded once, and only where documents are linted: reading the dictionary takes half a second. */
let loading: Promise<NSpell> | undefined;

/** The dictionary of British English. */
export const loadDictionary = (): Promise<NSpell> =>
  (loading ??= Promise.all([import('nspell'), import('dictionary-en-gb')]).then(
    ([{ default: nspell }, { default: dictionary }]) =>
      nspell({ aff: Buffer.from(dictionary.aff), dic: Buffer.from(dictionary.dic) }),
  ));

/** English names of every country and every language with a code of two letters. */
function worldNames(): string[] {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');
  const codes = letters.flatMap((one) => letters.map((other) => one + other));
  const [regions, languages] = (['region', 'language'] as const).map(
    (type) => new Intl.DisplayNames('en', { type, fallback: 'none' }),
  );
  return codes.flatMap((code) => [regions?.of(code) ?? [], languages?.of(code.toLowerCase()) ?? []].flat());
}

/** Names that every document may use. */
const COMMON = [
  ...MONTHS.flatMap((month) => [month, month.slice(0, 3)]),
  ...['Sept', ...WEEKDAYS],
  ...'II III IV V VI'.split(' '),
  ...worldNames(),
  // Until counsel has written the text of another brand; launch-check lists each place.
  SAMPLE_BRAND,
  // Documents have no straight apostrophe.
  ...[site.name, site.product.name, site.legalName, company.financialCentre, ...site.address.lines]
    .flatMap((name) => [name, ...name.split(/, | (?=\d+$)/)])
    .map((name) => name.replaceAll("'", '’')),
];

export type Names = {
  readonly names: readonly string[];
  /** The words that laws and authorities are called by: `Act`, `GDPR`. */
  readonly laws: readonly string[];
};

/**
 * Names and words that need no definition and are spelt as they are: those that lawyers list, those of the
 * world and the company, and the titles of the documents.
 */
export async function readNames(titles: readonly string[]): Promise<Names> {
  const lines = (await readFile(join(paths.root, NAMES), 'utf8')).split('\n').map((line) => line.trim());
  const isListed = (line: string) => line !== '' && !line.startsWith('#');
  const laws = lines.slice(lines.findIndex((line) => line.startsWith('# Laws')) + 1);
  const end = laws.findIndex((line) => line.startsWith('#'));
  const ofLaws = laws.slice(0, end < 0 ? undefined : end).filter(isListed);
  // A word such as “Act” is a name only with the words before it.
  const listed = lines.filter(
    (line) => isListed(line) && !(ofLaws.includes(line) && /^\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)*$/u.test(line)),
  );
  return { names: [...new Set([...COMMON, ...listed, ...titles])], laws: ofLaws };
}

/** The whole sentence around a place. */
export function sentenceOf(text: string, index: number): string {
  const ends = [...text.matchAll(/[.!?](?=\s+[\p{Lu}“])|\n\n/gu)].map((match) => match.index + 1);
  return text.slice(
    ends.findLast((end) => end <= index) ?? 0,
    ends.find((end) => end > index),
  );
}

/** Whether a sentence names a law, an authority or a tax, whose numbers and figures are not ours. */
export const isOfLaw = (sentence: string, laws: readonly string[]): boolean =>
  wholeWords(laws, '').test(sentence) || /\b(?:tax|statut\w+|by law|judgment)\b/.test(sentence);

/** Marks a known name, and counts as a word with a capital letter; `_` marks a defined term. */
const NAME = '¤';
const WORD = String.raw`[\p{Lu}¤][\p{L}¤]*(?:[’-][\p{L}¤]+)*`;
/** Names by their form: laws by their last word, what begins or ends with a known name, and cases. */
const shapesOf = (LAW: string) =>
  [
    String.raw`(?:${WORD}\s(?:\([^)]*\)\s)?(?:(?:of|for|and|on)\s)*)+(?:\p{Lu}\p{L}*-)?${LAW}(?!\p{L})(?:\s(?:\([^)]*\)|(?:of\s|No\.?\s)?\d[\d/]*))*(?:\s(?:of|on|for|against)\s(?:the\s)?${WORD}(?:\s(?:(?:of|for|and|on|the)\s)*${WORD})*)?`,
    String.raw`${NAME}+(?:’s)?(?:\s(?:(?:of|for)\s)?${WORD})+`,
    String.raw`${WORD}(?:\s${WORD})*\s(?:of|for)\s(?:the\s)?${NAME}+`,
    String.raw`${WORD}(?:\s${WORD})*\sv\.?\s${WORD}(?:\s${WORD})*`,
    // As they are cited: `Rule 3.2`, `Regulation (EU) No 910/2014`, `Annex A`; and `U.S.`
    String.raw`(?:${LAW}|(?:Article|Rule|Clause|Section|Part|Paragraph|Point|Chapter|Item|Title|Annex|Schedule|Exhibit)s?|Appendix)\s(?:\([^)]*\)\s)?(?:No\.?\s)?(?:[\d(]\S*|(?:[IVXLC]+|\p{Lu})(?!\p{L}))`,
    String.raw`(?:\p{Lu}\.){2,}`,
    // Named in full before: `that Act`.
    String.raw`(?<=\b(?:[Tt]he|[Tt]hat|[Tt]his|[Ss]uch)\s)${LAW}`,
  ].map((source) => new RegExp(String.raw`(?<![\p{L}\d])${source}(?!\p{L})`, 'gu'));

/**
 * Blanks in a text what has capital letters by right, so that every place in it stays where it is.
 * @param isProper whether a word is a name in the dictionary
 */
export function maskNames(
  terms: readonly string[],
  { names, laws }: Names,
  isProper: (word: string) => boolean,
): (text: string) => string {
  const capital = (words: readonly string[]) =>
    words.flatMap(termForms).filter((form) => /^\p{Lu}/u.test(form));
  const [ofTerms, ofNames] = [new Set(capital(terms)), capital(names)];
  const known = wholeWords([...ofTerms, ...ofNames]);
  const shapes = shapesOf(
    `(?:${laws
      .filter((law) => /\p{Ll}/u.test(law))
      .map(escapePattern)
      .join('|')})`,
  );
  const blank = (found: string) => NAME.repeat(found.length);
  return (text) => {
    const rest = text
      .replaceAll(known, (found) =>
        ofTerms.has(found.replaceAll(/\s+/g, ' ')) ? '_'.repeat(found.length) : blank(found),
      )
      .replaceAll(/(?<![\p{L}\d])\p{Lu}\p{Ll}+/gu, (word) => (isProper(word) ? blank(word) : word));
    return shapes.reduce((left, pattern) => left.replaceAll(pattern, blank), rest);
  };
}

/** Any of these words or phrases, the longest first, whatever space is in them. */
export function wholeWords(forms: readonly string[], flags = 'g'): RegExp {
  const longestFirst = [...forms].toSorted((one, other) => other.length - one.length);
  const any = longestFirst.map((form) => escapePattern(form).replaceAll(' ', String.raw`\s+`)).join('|');
  return new RegExp(String.raw`(?<![\w-])(?:${any || '$^'})(?![\w-])`, flags);
}
