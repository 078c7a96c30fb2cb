import { loadDictionary } from '../wording/dictionary.ts';
import { NAMES } from '../wording/read-names.ts';
import { wholeWords } from '../wording/proper-names.ts';
import { legalRule } from '../legal-rule.ts';
import { dataWords, definitionsOf, wordsOf } from '../words.ts';

const WORD =
  /(?<![\p{L}\d@#/._-])\p{Script=Latin}+(?:[’-]\p{Script=Latin}+)*(?![\p{L}\d@]|[./][\p{L}\d]|:\/\/)/gu;

/** They stand before a word and a hyphen, and are none by themselves. */
const PREFIX = /^(?:pre|post|non|sub|anti|multi|semi|inter|intra|counter|cross|self)$/i;

/** As a dictionary has it, without the accents that words keep from where they came. */
const plain = (word: string) => word.replaceAll('’', "'").normalize('NFD').replaceAll(/\p{M}/gu, '');

/**
 * Words that no dictionary of British English has. Names and terms are known by themselves; a capitalised
 * word within a sentence is for the rules of terms. Each word is named once.
 */
export const spelling = legalRule('spelling', async ({ document: text, library, names }) => {
  const spell = await loadDictionary();
  const terms = library.flatMap(definitionsOf).map(({ term }) => term);
  // Words such as the “se” of “per se” are right only within their phrase.
  const phrases = names
    .filter((name) => /\s/.test(name))
    .toSorted((one, other) => other.length - one.length)
    .map((name) => wholeWords(name, 'gi'));
  const used = phrases.filter((phrase) => phrase.test(text.source));
  const single = [...terms, ...names.filter((name) => !/\s/.test(name))];
  const known = new Set(single.flatMap((one) => one.toLowerCase().split(/[\s/]+/)));
  const isRight = (word: string): boolean =>
    [word, word.replace(/’s$|s’$|s$/, '')].some((form) => known.has(form.toLowerCase())) ||
    /^\p{Lu}{2,}s?$/u.test(word) ||
    spell.correct(plain(word)) ||
    (word.includes('-') &&
      word.split('-').every((part) => part.length < 3 || PREFIX.test(part) || isRight(part)));
  const reported = new Set<string>();
  return [...wordsOf(text.tree), ...dataWords(text)].flatMap(({ text: written, lineAt, within }) => {
    const words = used.reduce((left, phrase) => left.replaceAll(phrase, blank), written);
    return [...words.matchAll(WORD)].flatMap(({ 0: word, index }) => {
      const isName = /^\p{Lu}/u.test(word) && /[^.!?:\s“(]\s*$/.test(words.slice(0, index));
      const isTerm = isName && !within.includes('heading') && !within.includes('tableCell');
      if (isTerm || reported.has(word) || isRight(word)) return [];
      reported.add(word);
      const [first] = spell.suggest(word.replaceAll('’', "'"));
      const instead = first
        ? `did you mean “${first.replaceAll("'", '’')}”? If it is right,`
        : 'correct it, or';
      const message = `“${word}” is in no dictionary of British English: ${instead} add it to ${NAMES}`;
      return [{ line: lineAt(index), message }];
    });
  });
});

const blank = (found: string) => found.replaceAll(/\S/g, '_');
