import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

import { legalNames } from '#content/legal-names.ts';
import { site } from '#content/site.ts';
import { routes } from '#src/routes.ts';
import { escapePattern } from '#scripts/support/escape-pattern.ts';
import { SAMPLE_BRAND } from '#scripts/support/sample-brand.ts';
import { MONTHS } from '#scripts/checks/facts/dates.ts';
import { likenessOf } from '#scripts/legal/read/suggestion.ts';
import { termForms, termId } from '#scripts/legal/read/terms.ts';
import type { Finding } from '#scripts/checks/support/check.ts';
import { type Defined, definitionsOf, type LegalText, type Words, wordsOf } from './words.ts';

/** Laws and their parts, as they are cited: `Articles 5`, `DIFC Law No. 5`, `Rule 3.2`; and `U.S.` */
const CITED =
  /(?:\b\p{Lu}[\p{L}]*\s)?\b(?:Articles?|Rules?|Law|Act|Code|Regulation|Directive|(?:Clause|Section|Part|Paragraph|Point|Chapter|Item|Title|Annex|Schedule|Exhibit)s?|Appendix)\s(?:\(\p{Lu}+\)\s)?(?:No\.?\s)?(?=[\d(])|(?:\b\p{Lu}\.){2,}/gu;

/** Words that share as many of their pairs of letters are taken for slips of one another. */
const LIKELY = 0.65;

/** Words with capital letters in a row. */
const CAPITALISED = /\p{Lu}[\p{L}\d/]*(?:\s+\p{Lu}[\p{L}\d/]*)*(?![$\p{L}\d])/gu;

/** What stands before a word that is capitalised only because a sentence begins with it. */
const SENTENCE_START = /(?:^[^\p{L}\d_]*|[.!?:]|[“([])\s*$/u;
const OPENING_WORD = /^(?:the|an?|each|every|no|any|all|our|your|this|these|if|when|where|while|such)\s+/i;

/**
 * Each defined term is defined once, in the order of the alphabet, and used; each term that is used
 * is defined, here or, where the document says so, in another one.
 * @param others documents whose terms this one may take over
 * @param titles names of all documents
 */
export function termFaults(
  document: LegalText,
  others: readonly LegalText[],
  titles: readonly string[],
): Finding[] {
  const { file } = document;
  const definitions = definitionsOf(document);
  const words = wordsOf(document.tree);
  const known = [...definitions, ...others.flatMap((other) => takenOver(document, other))].map(
    ({ term }) => term,
  );
  const finding = (line: number, message: string): Finding => ({ file, line, message });
  const listed = definitions.flatMap(({ term, line }, index) => {
    const first = definitions.find((other) => other.term === term);
    if (first && first.line !== line)
      return [finding(line, `“${term}” is defined in line ${first.line} too: keep one definition`)];
    const previous = definitions[index - 1]?.term ?? '';
    const isInOrder = previous.localeCompare(term, 'en', { sensitivity: 'base' }) <= 0;
    const isUsed = words.some(
      ({ text, within }) => !within.includes(`Definition ${term}`) && holds(text, term),
    );
    const messages = [
      ...(isInOrder
        ? []
        : [`“${term}” stands behind “${previous}”: put the terms in the order of the alphabet`]),
      ...(isUsed
        ? []
        : [`“${term}” is defined and never used: use it with capital letters, or remove the definition`]),
    ];
    return messages.map((message) => finding(line, message));
  });
  return [...listed, ...undefinedTerms(file, words, [...known, ...namesOf(titles)])];
}

/** Capital letters within a sentence announce a defined term or a name. */
function undefinedTerms(file: string, words: readonly Words[], known: readonly string[]): Finding[] {
  const reported = new Set<string>();
  // Made once: a document has a thousand runs of words.
  const forms = known.flatMap(termForms).toSorted((one, other) => other.length - one.length);
  const patterns = forms.map((form) => ({ form, pattern: wholeWords(form) }));
  return words.flatMap(({ text, lineAt, within }) => {
    if (within.some((name) => name === 'heading' || name === 'tableCell')) return [];
    const rest = without(
      text.replaceAll(CITED, (found) => '_'.repeat(found.length)),
      patterns,
    );
    return [...rest.matchAll(CAPITALISED)].flatMap(({ 0: run, index }) => {
      const opens = SENTENCE_START.test(text.slice(0, index));
      const phrase = (opens ? run.replace(OPENING_WORD, '') : run).replaceAll(/\s+/g, ' ');
      const key = phrase.replace(/s$/, '');
      if ((opens && !/\s/.test(run)) || reported.has(key)) return [];
      reported.add(key);
      if (OPENING_WORD.test(`${phrase} `))
        return [
          {
            ...{ file, line: lineAt(index) },
            message: `“${phrase}” has capital letters within a sentence: write “${phrase.toLowerCase()}”`,
          },
        ];
      const likely = known.find(
        (one) => !/\s/.test(one) && one !== phrase && likenessOf(one, phrase) >= LIKELY,
      );
      const hint = likely ? `did you mean “${likely}”? If not, ` : '';
      const message = `“${phrase}” has capital letters but is no defined term: ${hint}add <Definition term="${phrase}">, write “${phrase.toLowerCase()}”, or list the name in content/legal-names.ts`;
      return [{ file, line: lineAt(index), message }];
    });
  });
}

/** A text whose known terms and names are blanked, so that every place in it stays where it is. */
function without(
  text: string,
  known: readonly { readonly form: string; readonly pattern: RegExp }[],
): string {
  return known
    .filter(({ form }) => text.includes(form))
    .reduce((rest, { pattern }) => rest.replaceAll(pattern, (found) => '_'.repeat(found.length)), text);
}

/** Names that every reader knows, and that stand where a figure is to be mended first. */
const COMMON = [
  ...MONTHS.flatMap((month) => [month, month.slice(0, 3)]),
  ...'Sept Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' '),
  ...'Dubai England Wales GDPR DIFC US UAE UK EU USD AED EUR GBP CHF SAR A B C I II III IV V VI'.split(' '),
];

/** Names that mean what they say in any document. */
export const namesOf = (titles: readonly string[]) => [
  ...COMMON,
  ...legalNames,
  ...titles,
  // Until counsel has written the text of another brand; launch-check lists each place.
  SAMPLE_BRAND,
  site.name,
  site.product.name,
  site.legalName,
  site.financialCentre,
];

const holds = (text: string, term: string) =>
  termForms(term).some((form) => text.includes(form) && wholeWords(form).test(text));

const wholeWords = (form: string) => new RegExp(String.raw`(?<![\w-])${escapePattern(form)}(?![\w-])`, 'g');

/**
 * Terms of another document that mean the same here: all of them where the text says “… defined in the
 * Terms of Service” or links to the clause that defines them, and each one whose definition it links to.
 */
function takenOver({ tree }: LegalText, other: LegalText): readonly Defined[] {
  const path = routes[other.id];
  const definitions = definitionsOf(other);
  const clauses = new Set(definitions.map(({ clause }) => `${path}#${clause}`));
  const targets = new Set<string>();
  visit(tree, 'link', ({ url }) => void targets.add(url));
  const text = toString(tree).replaceAll(/\s+/g, ' ');
  const isWhole =
    other.titles.some((title) => text.includes(`defined in the ${title}`)) ||
    [...clauses].some((clause) => targets.has(clause));
  return isWhole ? definitions : definitions.filter(({ term }) => targets.has(`${path}#${termId(term)}`));
}
