import { logos } from '#content/logos.ts';
import { names } from '#content/names.ts';
import { site } from '#content/site.ts';
import { escapePattern } from '#scripts/support/escape-pattern.ts';

/** More Latin words than this in a row are a sentence that was left, not a name. */
const MOST_NAME_WORDS = 3;

/** What every language writes alike: addresses, placeholders, tags, and abbreviations such as KYC or A4. */
const ALIKE = [
  /https?:\/\/\S+/,
  /\S+@\S+/,
  /(?:[\w-]+\.)+[a-z]{2,}/,
  /\{[^}]*\}/,
  /<\/?\w+>/,
  /\b(?:[A-Z]+(?![a-z])|\w*\d\w*)\b/,
].map(({ source }) => source);

/** Names, the longest first. */
const known = [...names, site.name, site.product.name, site.legalName, ...logos.map(({ name }) => name)]
  .toSorted((one, other) => other.length - one.length)
  .map(escapePattern);

const latinWord = String.raw`\p{Script=Latin}{2,}`;
const run = new RegExp(`${latinWord}(?:[\\s,’'-]+${latinWord}){${MOST_NAME_WORDS},}`, 'u');

const alike = new RegExp([...known, ...ALIKE].join('|'), 'gu');

/** English words that a text in another script still has, or `undefined`. */
export function wordsLeft(text: string): string | undefined {
  const rest = text.replaceAll(alike, ' · ');
  // With a letter of another script the text counts as translated.
  const isTranslated = /\p{L}/u.test(rest.replaceAll(/\p{Script=Latin}/gu, ''));
  const pattern = isTranslated ? run : new RegExp(latinWord, 'u');
  return pattern.exec(rest)?.[0];
}
