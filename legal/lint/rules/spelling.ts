import { quoting } from '#legal/findings.ts';
import { loadDictionary, NAMES, wholeWords } from '#legal/lint/names.ts';
import { isHeading, PROSE } from '#legal/lint/passages.ts';
import type { DictionaryCheck } from '#legal/lint/rules.ts';

/** In Latin letters: those of another script are no English. */
const WORD =
  /(?<![\p{L}\d@#/._-])\p{Script=Latin}+(?:[’-]\p{Script=Latin}+)*(?![\p{L}\d@]|[./][\p{L}\d]|:\/\/)/gu;

/** They come before a word and a hyphen, and are none by themselves. */
const PREFIX = /^(?:pre|post|non|sub|anti|multi|semi|inter|intra|counter|cross|self)$/i;

/** As a dictionary has it, without the accents of words from other languages. */
const plain = (word: string) => word.replaceAll('’', "'").normalize('NFD').replaceAll(/\p{M}/gu, '');

/** Words that no dictionary of British English has, each once; a capitalised one within a sentence is for the rules of terms. */
export const spelling: DictionaryCheck = async ({ document: { passages }, library, names }) => {
  const spell = await loadDictionary();
  const terms = library.flatMap(({ definitions }) => definitions).map(({ term }) => term);
  // Words such as the “se” of “per se” are right only within their phrase.
  const phrases = wholeWords(
    names.filter((name) => /\s/.test(name)),
    'gi',
  );
  const single = [...terms, ...names.filter((name) => !/\s/.test(name))];
  const known = new Set(single.flatMap((one) => one.toLowerCase().split(/[\s/]+/)));
  const isRight = (word: string): boolean =>
    [word, word.replace(/’s$|s’$|s$/, '')].some((form) => known.has(form.toLowerCase())) ||
    // An abbreviation, or a name such as eIDAS.
    /^\p{Lu}{2,}s?$|\p{Ll}\p{Lu}/u.test(word) ||
    spell.correct(plain(word)) ||
    (word.includes('-') &&
      word.split('-').every((part) => part.length < 3 || PREFIX.test(part) || isRight(part)));
  const reported = new Set<string>();
  return passages.flatMap((passage) => {
    const { text, lineAt } = passage;
    const words = text.replaceAll(phrases, (all) => all.replaceAll(/\S/g, '_'));
    return [...words.matchAll(WORD)].flatMap(({ 0: word, index }) => {
      const isName =
        /^\p{Lu}/u.test(word) &&
        (isHeading(passage) || (PROSE.has(passage.kind) && /[^.!?:\s“(]\s*$/.test(words.slice(0, index))));
      if (reported.has(word) || isRight(word)) return [];
      const [first] = spell.suggest(plain(word));
      // A name may be no word, and is no slip of one: “DIFC Autority” is.
      if (isName && !(first && isOneLetterAway(word, first) && spell.correct(first.toLowerCase()))) return [];
      reported.add(word);
      const instead = first
        ? `did you mean “${first.replaceAll("'", '’')}”? If it is right,`
        : 'correct it, or';
      return [
        {
          line: lineAt(index),
          ...quoting(word, ` is in no dictionary of British English: ${instead} add it to ${NAMES}`),
        },
      ];
    });
  });
};

/** Whether one letter is another, missing or too many. */
function isOneLetterAway(one: string, other: string): boolean {
  if (one === other || Math.abs(one.length - other.length) > 1) return false;
  const start = one.split('').findIndex((letter, index) => letter !== other[index]);
  const from = start < 0 ? one.length : start;
  const rest = (text: string, skip: number) => text.slice(from + skip);
  return (
    rest(one, 1) === rest(other, 1) || rest(one, 1) === rest(other, 0) || rest(one, 0) === rest(other, 1)
  );
}
