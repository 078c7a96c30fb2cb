import { type LanguageCode, languages } from '#content/languages.ts';
import { logos } from '#content/logos.ts';
import { names } from '#content/names.ts';
import { site } from '#content/site.ts';
import type { Finding } from '#scripts/support/findings.ts';
import { escapePattern } from '#scripts/support/escape-pattern.ts';
import { type Entry, FUZZY, SAME } from './catalogue.ts';
import { characterFaults } from './characters.ts';
import { brokenPlacesOf, placesOf } from './places.ts';
import { keyOf, type Text } from './texts.ts';

type Checked = {
  /** Texts without a finished translation: those that are missing, empty or fuzzy. */
  readonly open: readonly Finding[];
  /** Texts that were left in English, missing and unknown places, characters that no reader should get. */
  readonly problems: readonly Finding[];
  /** The entries that are neither, by the key of their text. */
  readonly finished: ReadonlyMap<string, Entry>;
};

/**
 * Checks a catalogue.
 * @param file path of the catalogue
 * @param texts that it must translate
 */
export function checkCatalogue(
  code: LanguageCode,
  file: string,
  texts: readonly Text[],
  entries: readonly Entry[],
): Checked {
  const wanted = new Map(texts.map((text) => [keyOf(text), text]));
  const present = new Set(entries.map(keyOf));
  const open: Finding[] = texts
    .filter((text) => !present.has(keyOf(text)))
    .map(({ context }) => ({ file, line: 1, message: `${context} is missing: run npm run words` }));
  const problems: Finding[] = [];
  const finished = new Map<string, Entry>();
  for (const entry of entries) {
    const at = (message: string): Finding => ({
      ...{ file, line: entry.line },
      message: `${entry.context} ${message}`,
    });
    const text = wanted.get(keyOf(entry));
    const faults = text
      ? faultsIn(code, entry, text)
      : [
          'is no text of the site: correct the English text, or run npm run words, which removes this translation',
        ];
    if (text && entry.translation === '') open.push(at('is empty: translate it'));
    else if (text && entry.flags.includes(FUZZY))
      open.push(at('is from another English text: correct it, and remove the mark “fuzzy”'));
    else if (faults.length > 0) problems.push(...faults.map(at));
    else finished.set(keyOf(entry), entry);
  }
  return { open, problems, finished };
}

function faultsIn(code: LanguageCode, { translation, flags }: Entry, text: Text): readonly string[] {
  const left = flags.includes(SAME) ? undefined : leftIn(code, text.english, translation);
  return [
    ...(left
      ? [
          `is still in English (“${left}”): translate it, or write “#, ${SAME}” above the entry if the word is the same in your language`,
        ]
      : []),
    ...placeProblems(text, translation),
    ...characterProblems(code, text, translation),
    ...figureProblems(code, text, translation),
  ];
}

/** The number of a plural form, which a form of one number alone may leave out. */
const COUNT = '{count}';

function placeProblems({ english, plural }: Text, translation: string): readonly string[] {
  const known = placesOf(`${english} ${plural?.other ?? ''}`);
  const used = placesOf(translation);
  const lacking = known.filter(
    (place) => !used.includes(place) && !(place === COUNT && plural?.isOfOneNumber),
  );
  const unknown = [...used.filter((place) => !known.includes(place)), ...brokenPlacesOf(translation)];
  return [
    ...(lacking.length > 0 ? [`lacks ${lacking.join(', ')}: add it where its value belongs`] : []),
    ...(unknown.length > 0
      ? [`has ${unknown.join(', ')}, which is not in the English text: correct it`]
      : []),
  ];
}

/** A word twice in a row. Arabic repeats one with -an for “one by one”. */
const DOUBLED = /(?<![\p{L}\p{M}])([\p{L}\p{M}]{2,})(?<!\u{64b}ا)\s+\1(?![\p{L}\p{M}])/u;

function characterProblems(code: LanguageCode, { english }: Text, translation: string): readonly string[] {
  const edges = (text: string) => `${/^[^\S\n]/.test(text)} ${/[^\S\n]$/.test(text)}`;
  const doubled = DOUBLED.exec(translation)?.[1];
  return [
    ...characterFaults(translation, isLatin(code)),
    ...(doubled ? [`has “${doubled}” twice in a row: remove one`] : []),
    ...(translation.includes('\n') && !english.includes('\n')
      ? ['has a line feed (\\n), which the English text has not: remove it']
      : []),
    ...(edges(english) === edges(translation)
      ? []
      : ['begins or ends with a space where the English text does not, or the reverse: correct it']),
  ];
}

const isLatin = (code: LanguageCode): boolean =>
  new Intl.Locale(languages[code].locale).maximize().script === 'Latn';

/** The digits of the translation of a fact; one without any has its figure in words. */
function figureProblems(
  code: LanguageCode,
  { english, figure }: Text,
  translation: string,
): readonly string[] {
  const digits = digitsOf(translation);
  if (figure === undefined || digits === '') return [];
  const { figures } = languages[code];
  const inForm = (options: Intl.NumberFormatOptions) =>
    [figure].flat().map((value) => new Intl.NumberFormat(figures, options).format(value));
  // “$25B” is 250亿 in Chinese.
  const right = [
    english,
    ...([
      { useGrouping: false },
      { notation: 'compact' },
      { notation: 'compact', compactDisplay: 'long' },
    ] as const),
  ].map((form) => digitsOf(typeof form === 'string' ? form : inForm(form).join(' ')));
  return right.includes(digits)
    ? []
    : [`has other digits than “${english}” of content/facts.ts: correct the figure`];
}

/** Its digits in the order of the text, in Latin ones. */
const digitsOf = (text: string): string =>
  [...text.matchAll(/\p{Nd}/gu)].map(([digit]) => valueOfDigit(digit)).join('');

/** Unicode has the ten digits of a script in one row. */
function valueOfDigit(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && code - zero < 9) zero -= 1;
  return code - zero;
}

/** Words that were left in English; in a language of Latin letters only of a text that is the English one. */
function leftIn(code: LanguageCode, english: string, translation: string): string | undefined {
  return isLatin(code) && translation !== english ? undefined : wordsLeft(translation);
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

/** The part of a text in another script that is still in English, or `undefined`. */
export function wordsLeft(text: string): string | undefined {
  const rest = text.replaceAll(alike, ' · ');
  // With a letter of another script the text counts as translated.
  const isTranslated = /\p{L}/u.test(rest.replaceAll(/\p{Script=Latin}/gu, ''));
  if (isTranslated) return run.exec(rest)?.[0];
  return new RegExp(latinWord, 'u').test(rest) ? text : undefined;
}
