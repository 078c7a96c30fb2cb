import { escapePattern } from '#scripts/support/escape-pattern.ts';
import { termForms } from '#scripts/legal/read/text-tree.ts';

/** Stands for a known name, and counts as a word with a capital letter; `_` stands for a defined term. */
const NAME = '¤';

const WORD = String.raw`[\p{Lu}¤][\p{L}¤]*(?:[’-][\p{L}¤]+)*`;
const WORDS = String.raw`${WORD}(?:\s(?:(?:of|for|and|on)\s)*${WORD})*`;
const LAW = String.raw`(?:Acts?|Laws?|Codes?|Regulations?|Rules|Directive|Convention|Treaty|Ordinance|Order|Statute|Constitution|Protocol|Charter|Decree)`;
const NUMBER = String.raw`(?:\s\(${WORD}[^)]*\)|\s(?:of\s|No\.?\s)?\d[\d/]*(?:/\p{Lu}+)?)`;

/** Names by their form: they end with the word for a law, begin or end with a name that is known, or are those of a case. */
const SHAPES = [
  String.raw`(?:(?:${WORD}|\(${WORDS}\))\s(?:(?:of|for|and|on)\s)*)+(?:\p{Lu}\p{L}*-)?${LAW}(?!\p{L})${NUMBER}*(?:\s(?:of|on|for|against)\s(?:the\s)?${WORD}(?:\s(?:(?:of|for|and|on|the)\s)*${WORD})*)?`,
  String.raw`${NAME}+(?:’s)?(?:\s(?:(?:of|for)\s)?${WORD})+`,
  String.raw`${WORDS}\s(?:of|for)\s(?:the\s)?${NAME}+`,
  String.raw`${WORDS}\sv\.?\s${WORDS}`,
].map((source) => new RegExp(String.raw`(?<!\p{L})${source}(?!\p{L})`, 'gu'));

/** Laws and their parts, as they are cited: `Articles 5`, `Rule 3.2`, `Regulation (EU) 2016`; and `U.S.` */
const CITED =
  /\b(?:Articles?|Rules?|Law|Act|Code|Regulation|Directive|(?:\p{Lu}\p{L}+\s)*(?:Decision|Resolution|Order)|(?:Clause|Section|Part|Paragraph|Point|Chapter|Item|Title|Annex|Schedule|Exhibit)s?|Appendix)\s(?:\(\p{Lu}+\)\s)?(?:No\.?\s)?(?=[\d(])|(?:\b\p{Lu}\.){2,}/gu;

const masked = (text: string, pattern: RegExp, mark: string) =>
  text.replaceAll(pattern, (found) => mark.repeat(found.length));

/**
 * Blanks in a text what has capital letters by right, so that every place in it stays where it is.
 * @param isProper whether a word is a name in the dictionary
 */
export function maskNames(
  terms: readonly string[],
  names: readonly string[],
  isProper: (word: string) => boolean,
): (text: string) => string {
  const marked = (words: readonly string[], mark: string) =>
    words.flatMap(termForms).map((form) => ({ form, mark }));
  // Made once: a document has a thousand runs of words.
  const known = [...marked(terms, '_'), ...marked(names, NAME)]
    .filter(({ form }) => /^\p{Lu}/u.test(form))
    .toSorted((one, other) => other.form.length - one.form.length)
    .map(({ form, mark }) => ({ start: form.split(' ')[0] ?? form, mark, pattern: wholeWords(form) }));
  return (text) => {
    const rest = known
      .filter(({ start }) => text.includes(start))
      .reduce((left, { pattern, mark }) => masked(left, pattern, mark), text)
      .replaceAll(/(?<![\p{L}\d])\p{Lu}\p{Ll}+/gu, (word) =>
        isProper(word) ? NAME.repeat(word.length) : word,
      );
    return [...SHAPES, CITED].reduce((left, pattern) => masked(left, pattern, NAME), rest);
  };
}

/** A word or several, whatever space stands between them. */
export const wholeWords = (form: string, flags = 'g'): RegExp =>
  new RegExp(String.raw`(?<![\w-])${escapePattern(form).replaceAll(' ', String.raw`\s+`)}(?![\w-])`, flags);
