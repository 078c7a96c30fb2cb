const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen';
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety';
const SCALES: Readonly<Record<string, number>> = {
  ...{ hundred: 1e2, thousand: 1e3, million: 1e6, billion: 1e9 },
  ...{ k: 1e3, m: 1e6, mn: 1e6, b: 1e9, bn: 1e9 },
};
const WORDS: Readonly<Record<string, number>> = {
  ...Object.fromEntries(SMALL.split(' ').map((word, value) => [word, value])),
  ...Object.fromEntries(TENS.split(' ').map((word, index) => [word, 10 * (index + 2)])),
};

/** A space between words, one that breaks no line included. */
export const SPACE = String.raw`[\s\u00a0\u202f]`;

const anyOf = (table: object) => Object.keys(table).join('|');
const ANY = `(?:${anyOf(WORDS)}|hundred|thousand|million|billion)`;
const IN_WORDS = String.raw`(?<!half${SPACE}an?${SPACE})\b(?:an?${SPACE}(?=hundred|thousand|million))?${ANY}(?:(?:[-\s\u00a0]|(?<=hundred|thousand|million)${SPACE}and${SPACE})${ANY})*\b`;
const IN_DIGITS = String.raw`(?<![\d.,])(?:\d{1,3}(?:[,.’ \u00a0\u202f]\d{3})+(?:[.,]\d{1,2})?(?!\d)|\d+(?:[.,]\d+)?)`;
const PLAIN = `(?:${IN_DIGITS}(?:${SPACE}?(?:${anyOf(SCALES)})\\b)?|${IN_WORDS})`;

/** A number in digits or words, or in both as contracts have it: `five (5)`. */
export const NUMBER = String.raw`${PLAIN}(?:${SPACE}?\(${PLAIN}\))?`;

/** `100.000`, `US 5m`, `twelve thousand` → its value. Brackets are not read. */
export function numberOf(written: string): number {
  const text = written.toLowerCase().replace(/\(.*$/, '').trim();
  const digits = new RegExp(IN_DIGITS).exec(text)?.[0];
  if (digits === undefined) return wordsValue(text);
  const scale = text.slice(text.indexOf(digits) + digits.length).trim();
  return digitsValue(digits) * (SCALES[scale] ?? 1);
}

/** Whether the number in brackets is another one: `five (6)`. */
export function isTwofold(written: string): boolean {
  const inner = /\(([^)]*)\)/.exec(written)?.[1];
  return inner !== undefined && numberOf(inner) !== numberOf(written);
}

function digitsValue(digits: string): number {
  const grouped = /^\d{1,3}(?:\D\d{3})+(?!\d)/.exec(digits)?.[0] ?? '';
  return Number(grouped.replaceAll(/\D/g, '') + digits.slice(grouped.length).replace(',', '.'));
}

function wordsValue(words: string): number {
  let [total, current] = [0, 0];
  for (const word of words.split(/[^a-z]+/)) {
    const scale = SCALES[word];
    if (scale === undefined) current += WORDS[word] ?? 0;
    else if (scale === 100) current = (current || 1) * scale;
    else [total, current] = [total + (current || 1) * scale, 0];
  }
  return total + current;
}
