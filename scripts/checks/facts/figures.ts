import { NUMBER, numberOf, otherNumber, SPACE } from './numbers.ts';

/** What a figure counts. The weak kinds are everyday words: they matter only beside the words of a fact. */
export type FigureKind = 'money' | 'percent' | 'storage' | 'count' | WeakKind;
type WeakKind = 'age' | 'duration' | 'licences' | 'listings';

export type Figure = {
  readonly kind: FigureKind;
  /** One number, or the two ends of a range; bytes are in GB, durations in hours. */
  readonly numbers: readonly number[];
  readonly text: string;
  readonly index: number;
  /** Of money, when it is not the dollar of the prices. */
  readonly isForeign?: boolean;
  /** It says two numbers, one in words and another in digits. */
  readonly isTwofold?: boolean;
};

/** A month is a twelfth of a year, a working day longer than a day: so none equals another by chance. */
const UNITS: Readonly<Record<string, number>> = {
  ...{ minute: 1 / 60, hour: 1, hr: 1, day: 24, 'working day': 33.3, 'business day': 33.3 },
  ...{ week: 168, fortnight: 336, month: 730.5, quarter: 2191.5, year: 8766, decade: 87_660 },
  ...{ mb: 1e-3, megabyte: 1e-3, tb: 1e3, tib: 1e3, terabyte: 1e3 },
};

/** What one of a unit is worth: that of `5 calendar days` is 24. */
export const unitOf = (written: string): number => {
  const words = written
    .toLowerCase()
    .replaceAll(/[-\s\u00a0\u202f]+/g, ' ')
    .split(' ')
    .slice(-2);
  const singular = (unit: string) => unit.replace(/s$/, '');
  return UNITS[singular(words.join(' '))] ?? UNITS[singular(words.at(-1) ?? '')] ?? 1;
};

const pattern = (source: string) => new RegExp(source, 'giu');
const S = `${SPACE}?`;
const N = `(?<from>${NUMBER})`;

const FOREIGN_SIGN = String.raw`\b(?:A|C|CA|AU|HK|NZ|S)\$|[€£¥₹₣₽]|\b(?:AED|Dhs?|EUR|GBP|CHF|SAR|QAR|KWD|BHD|OMR|JPY|CNY|INR|SGD|HKD|CAD|AUD)`;
const NAMED_DOLLARS = String.raw`(?:(?:US|U\.S\.|United${SPACE}States|American)${SPACE})?dollars?`;
const NAMED_FOREIGN = String.raw`(?:UAE${SPACE})?dirhams?|euros?|pounds?|(?:Swiss${SPACE})?francs?|riyals?|dinars?|yen|rupees?`;
const DOLLAR = String.raw`(?:\b(?:US|U\.S\.)${S})?\$|\bUSD|\b(?:${NAMED_DOLLARS})`;
const BEHIND = String.raw`(?:[-\s\u00a0\u202f]*(?:(?:US)?\$|(?:USD|${NAMED_DOLLARS})\b|(?<foreign>(?:${FOREIGN_SIGN})(?!\w)|(?:${NAMED_FOREIGN})\b)))`;
const BETWEEN = String.raw`(?:${S}(?:[–—-]|\bto\b|\band\b)${S}(?<to>${NUMBER}))?`;
const PER_CENT = String.raw`(?:[%٪]|per[\s\u00a0-]?cents?\b|pct\b|percentage${SPACE}points?\b)`;

/** Where two read the same place, the first of them counts. */
const PATTERNS: readonly (readonly [FigureKind, RegExp])[] = [
  ['money', pattern(String.raw`(?:${DOLLAR}|(?<foreign>${FOREIGN_SIGN}))${S}${N}\+?(?:${S}USD\b)?`)],
  ['money', pattern(`${N}${BEHIND}`)],
  ['percent', pattern(`${N}(?:${S}${PER_CENT})?${BETWEEN}[-\\s\\u00a0\\u202f]?${PER_CENT}`)],
  ['percent', pattern(`%${S}${N}`)],
  ['storage', pattern(String.raw`${N}(?<unit>[-\s\u00a0\u202f]*(?:[MGT]i?B|(?:mega|giga|tera)bytes?))\b`)],
  [
    'age',
    pattern(
      String.raw`(?:\b(?:aged?|ages)(?:${SPACE}(?:of|is|from|over|under|above|below|at${SPACE}least))*|\b(?:younger|older)${SPACE}than|\bturn(?:s|ed)?|\b(?:under|over)[\s\u00a0-]*(?=\d\ds\b))${S}${N}(?!${SPACE}(?:days?|months?|hours?))s?`,
    ),
  ],
  [
    'age',
    pattern(
      String.raw`\b(?:be|is|are)${SPACE}(?:at${SPACE}least|over|under|above|below|no${SPACE}(?:younger|less)${SPACE}than)${SPACE}${N}(?=\s*(?:$|[.,;:)]|(?:to|and|or|when|who|may|before)\b))`,
    ),
  ],
  [
    'age',
    pattern(
      String.raw`${N}(?:[-\s\u00a0](?:years?[-\s\u00a0](?:old|of${SPACE}age)|(?:or|and)${SPACE}(?:older|over))\b)`,
    ),
  ],
  ['count', pattern(String.raw`(?<![$€£]|\d[,.])${N}\+`)],
  ['count', pattern(String.raw`(?<![$€£])${N}${SPACE}(?:[a-z-]+${SPACE})?(?:countries|firms|deals)\b`)],
  [
    'duration',
    pattern(
      String.raw`(?<![\w.,$€£/-])${N}[-\s\u00a0\u202f]+(?:(?:further|additional|more|full|whole|calendar|consecutive)[-\s\u00a0]+)*(?<unit>(?:(?:working|business)[-\s\u00a0]+)?(?:minute|hour|hr|day|week|fortnight|month|quarter|year|decade)s?)\b`,
    ),
  ],
  ['duration', pattern(String.raw`\b(?<from>a)${SPACE}(?<unit>fortnight)\b`)],
  ['duration', pattern(String.raw`\b(?<from>half)${SPACE}an?${SPACE}(?<unit>day|year|month)\b`)],
  ['licences', pattern(String.raw`(?<![\w.,-])${N}[-\s\u00a0]+(?:user[-\s])?licen[cs]es?\b`)],
  ['listings', pattern(String.raw`(?<![\w.,-])${N}[-\s\u00a0]+(?:marketplace${SPACE})?listings?\b`)],
];

/** Every figure in a text that a fact could speak of. Plain numbers ("three partners", "360") are none. */
export function figuresIn(text: string): Figure[] {
  const found: Figure[] = [];
  for (const [kind, expression] of PATTERNS) {
    for (const match of text.matchAll(expression)) {
      const figure = toFigure(kind, match);
      const isTaken = found.some(
        (one) => one.index < figure.index + figure.text.length && figure.index < one.index + one.text.length,
      );
      // "Three countries" is ordinary speech.
      if (!isTaken && (kind !== 'count' || figure.text.endsWith('+') || (figure.numbers[0] ?? 0) >= 100))
        found.push(figure);
    }
  }
  return found.toSorted((a, b) => a.index - b.index);
}

function toFigure(kind: FigureKind, { 0: text, index, groups = {} }: RegExpExecArray): Figure {
  const { from = '', to, unit = '', foreign } = groups;
  const ends = to === undefined ? [from] : [from, to];
  return {
    ...{ kind, text, index },
    numbers: ends.map((end) => (end === 'a' ? 1 : numberOf(end)) * unitOf(unit.trim())),
    isForeign: foreign !== undefined,
    isTwofold: ends.some(otherNumber),
  };
}
