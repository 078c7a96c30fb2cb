import { type LanguageCode, languages } from '#content/languages.ts';
import { logos } from '#content/logos.ts';
import { names } from '#content/names.ts';
import { site } from '#content/site.ts';
import type { Diagnostic } from '#scripts/support/diagnostics.ts';
import { escapePattern } from '#scripts/support/escape-pattern.ts';
import type { Entry } from './catalogue.ts';
import { placesOf } from './places.ts';
import { keyOf, type Text } from './texts.ts';

/**
 * Problems of a catalogue: missing, empty and fuzzy texts, texts left in English, and missing or unknown places.
 * @param file path of the catalogue
 * @param texts that it must translate
 */
export function findInCatalogue(
  code: LanguageCode,
  file: string,
  texts: readonly Text[],
  entries: readonly Entry[],
): readonly Diagnostic[] {
  const wanted = new Map(texts.map((text) => [keyOf(text), text]));
  const present = new Set(entries.map(keyOf));
  const missing = texts.filter((text) => !present.has(keyOf(text)));
  return [
    ...missing.map(({ context }) => ({ file, line: 1, message: `${context} is missing: run npm run words` })),
    ...entries.flatMap((entry) => {
      const text = wanted.get(keyOf(entry));
      const messages = text ? problemsIn(code, entry, text) : ['is no text of the site: run npm run words'];
      return messages.map((message) => ({ file, line: entry.line, message: `${entry.context} ${message}` }));
    }),
  ];
}

function problemsIn(code: LanguageCode, { translation, isFuzzy }: Entry, text: Text): readonly string[] {
  if (translation === '') return ['is empty: translate it'];
  if (isFuzzy) return ['is from another English text: correct it, and remove the mark “fuzzy”'];
  const left = leftIn(code, text.english, translation);
  const [wanted, used] = [placesOf(text.english), placesOf(translation)];
  const lacking = text.mayLackPlaces ? [] : wanted.filter((place) => !used.includes(place));
  const unknown = used.filter((place) => !wanted.includes(place));
  return [
    ...(left ? [`is still in English (“${left}”): translate it`] : []),
    ...(lacking.length > 0 ? [`lacks ${lacking.join(', ')}: add it where its value belongs`] : []),
    ...(unknown.length > 0
      ? [`has ${unknown.join(', ')}, which is not in the English text: correct it`]
      : []),
  ];
}

/** Words that were left in English; in a language of Latin letters only of a text that is the English one. */
function leftIn(code: LanguageCode, english: string, translation: string): string | undefined {
  const isLatin = new Intl.Locale(languages[code].locale).maximize().script === 'Latn';
  return isLatin && translation !== english ? undefined : wordsLeft(translation);
}

/** More Latin words than this in a row are a sentence that was left, not a name. */
const MOST_NAME_WORDS = 3;

/** Texts that are the same in every language: addresses, placeholders, tags, and abbreviations such as KYC or A4. */
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
