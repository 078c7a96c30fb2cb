const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen';
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety';
const SCALES: Readonly<Record<string, number>> = { hundred: 1e2, thousand: 1e3, million: 1e6, billion: 1e9 };
const WORDS: Readonly<Record<string, number>> = {
  ...Object.fromEntries(SMALL.split(' ').map((word, value) => [word, value])),
  ...Object.fromEntries(TENS.split(' ').map((word, index) => [word, 10 * (index + 2)])),
  ...{ dozen: 12, couple: 2, half: 0.5 },
};
const FRACTIONS: Readonly<Record<string, number>> = {
  '½': 1 / 2,
  '¼': 1 / 4,
  '¾': 3 / 4,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
};
const SHORT_SCALES: Readonly<Record<string, number>> = { k: 1e3, m: 1e6, mn: 1e6, b: 1e9, bn: 1e9 };

/** Any space between words, also one that breaks no line. */
export const SPACE = String.raw`[\s\u00a0\u2000-\u200a\u202f]`;

const anyOf = (...tables: readonly object[]) =>
  tables
    .flatMap((table) => Object.keys(table))
    .toSorted((one, other) => other.length - one.length)
    .join('|');
const ANY = `(?:${anyOf(WORDS, SCALES)})`;
const IN_WORDS = String.raw`\b(?:an?${SPACE}(?=${anyOf(SCALES)}|dozen|couple)|half${SPACE}a${SPACE}(?=${anyOf(SCALES)}))?${ANY}(?:(?:[-\s\u00a0]|(?<=hundred|thousand|million)${SPACE}and${SPACE}|${SPACE}and${SPACE}a${SPACE}(?=half))${ANY})*\b`;
const IN_DIGITS = String.raw`(?<![\d.,])(?:\d{1,2}(?:,\d\d)+,\d{3}(?!\d)|\d{1,3}(?:[,.'’·_٬ \u00a0\u2009\u202f]\d{3})+(?:[.,]\d{1,2})?(?!\d)|\d*[½¼¾⅓⅔]|\d+(?:[.,]\d+)?)`;
const SCALE = `(?:${SPACE}?(?:${anyOf(SCALES, SHORT_SCALES)})\\b)?`;
const PLAIN = `(?:${IN_DIGITS}${SCALE}|${IN_WORDS})`;

/** A number in words and in digits: `four (5)`. */
export const TWICE = String.raw`${IN_WORDS}${SPACE}?\(${IN_DIGITS}\)`;

/** A number in digits or words, or in both as contracts have it: `five (5)`. */
export const NUMBER = String.raw`${PLAIN}(?:${SPACE}?\(${PLAIN}\))?`;

/** `100.000`, `5m`, `twelve thousand` → its value, without the part in brackets. */
export function numberOf(written: string): number {
  const text = written.toLowerCase().replace(/\(.*$/, '').trim();
  const digits = new RegExp(IN_DIGITS).exec(text)?.[0];
  if (digits === undefined) return wordsValue(text);
  const scale = text.slice(text.indexOf(digits) + digits.length).trim();
  return digitsValue(digits) * (SCALES[scale] ?? SHORT_SCALES[scale] ?? 1);
}

/** The number between brackets where it is another one: `five (6)`. */
export function otherNumber(written: string): boolean {
  const inner = /\(([^)]*)\)/.exec(written)?.[1];
  return inner !== undefined && numberOf(inner) !== numberOf(written);
}

function digitsValue(digits: string): number {
  const [, whole = '', part = ''] = /^(\d*)([½¼¾⅓⅔])$/.exec(digits) ?? [];
  if (part) return Number(whole) + (FRACTIONS[part] ?? 0);
  const grouped = /^\d{1,3}(?:\D\d{2,3})*\D\d{3}(?!\d)/.exec(digits)?.[0] ?? '';
  const rest = digits.slice(grouped.length).replace(',', '.');
  return Number(grouped.replaceAll(/\D/g, '') + rest);
}

function wordsValue(words: string): number {
  let [total, current] = [0, 0];
  for (const word of words.split(/[^a-z]+/)) {
    const scale = SCALES[word];
    if (scale === undefined) current += word === 'dozen' ? 12 * (current || 1) - current : (WORDS[word] ?? 0);
    else if (scale === 100) current = (current || 1) * scale;
    else [total, current] = [total + (current || 1) * scale, 0];
  }
  return total + current;
}
