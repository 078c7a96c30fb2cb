import { matchesOf } from '#scripts/support/matches.ts';
import { isTwofold, NUMBER, numberOf, SPACE } from './numbers.ts';

/** What a figure counts. The last four are everyday words: they matter only near the words of a fact. */
export type FigureKind =
  'money' | 'percent' | 'storage' | 'count' | 'age' | 'duration' | 'licences' | 'listings';

export type Figure = {
  readonly kind: FigureKind;
  /** One number, or the two ends of a range; bytes are in GB, durations in hours. */
  readonly numbers: readonly number[];
  readonly text: string;
  readonly index: number;
  /** Money that is not in dollars. */
  readonly isForeign: boolean;
  /** It says two numbers, one in words and another in digits. */
  readonly isTwofold: boolean;
};

/** A month is a twelfth of a year, a working day longer than a day: so none equals another by chance. */
const UNITS: Readonly<Record<string, number>> = {
  ...{ minute: 1 / 60, hour: 1, day: 24, 'working day': 33.3, 'business day': 33.3 },
  ...{ week: 168, fortnight: 336, month: 730.5, quarter: 2191.5, year: 8766 },
  ...{ mb: 1e-3, tb: 1e3, megabyte: 1e-3, terabyte: 1e3 },
};

/** Factor of a unit: that of `5 calendar days` is 24. */
export function unitOf(written: string): number {
  const words = written
    .toLowerCase()
    .replace(/s$/, '')
    .split(/[-\s\u00a0\u202f]+/);
  return UNITS[words.slice(-2).join(' ')] ?? UNITS[words.at(-1) ?? ''] ?? 1;
}

const pattern = (source: string) => new RegExp(source, 'giu');
const S = `${SPACE}?`;
const N = `(?<from>${NUMBER})`;
const FOREIGN = String.raw`(?!\$)\p{Sc}|\b(?:AED|EUR|GBP|CHF|SAR|QAR|INR|SGD|HKD)\b`;
const FOREIGN_NAME = String.raw`(?:dirhams?|euros?|pounds?|francs?|riyals?|dinars?)\b`;
const DOLLAR = String.raw`(?:\b(?:US|U\.S\.)${S})?\$(?:US\b)?|\bUSD:?|\b(?:US${SPACE})?dollars?`;
const PER_CENT = String.raw`(?:%|per[\s\u00a0]?cent\b)`;

/** Where two read the same place, the first of them counts. */
const PATTERNS: readonly (readonly [FigureKind, RegExp])[] = [
  ['money', pattern(String.raw`(?:${DOLLAR}|(?<foreign>${FOREIGN}))${S}${N}\+?(?:${S}USD\b)?`)],
  [
    'money',
    pattern(
      String.raw`${N}[-\s\u00a0\u202f]*(?:(?:US)?\$|(?:USD|(?:US${SPACE})?dollars?)\b|(?<foreign>(?:${FOREIGN})(?!\w)|${FOREIGN_NAME}))`,
    ),
  ],
  [
    'percent',
    pattern(
      `${N}(?:${S}${PER_CENT})?(?:${S}(?:[–—-]|\\bto\\b|\\band\\b)${S}(?<to>${NUMBER}))?[-\\s\\u00a0\\u202f]?${PER_CENT}`,
    ),
  ],
  ['storage', pattern(String.raw`${N}(?<unit>[-\s\u00a0\u202f]*(?:[MGT]B|(?:mega|giga|tera)bytes?))\b`)],
  [
    'age',
    pattern(
      String.raw`(?:\b(?:aged?|under|over|(?:be|is|are)${SPACE}(?:at${SPACE}least|over|under|below)|(?:have|has)${SPACE}(?:reached|attained))(?:${SPACE}(?:of|over|under))?)${SPACE}${N}(?=s\b|\s*(?:$|[.,;:)]|years?${SPACE}(?:old|of${SPACE}age)|(?:and|or|may)\b))`,
    ),
  ],
  [
    'age',
    pattern(String.raw`${N}[-\s\u00a0](?:years?[-\s\u00a0](?:old|of${SPACE}age)|or${SPACE}(?:older|over))\b`),
  ],
  ['count', pattern(String.raw`(?<![$€£]|\d[,.])${N}\+`)],
  ['count', pattern(String.raw`(?<![$€£])${N}${SPACE}(?:[a-z-]+${SPACE})?(?:countries|firms|deals)\b`)],
  [
    'duration',
    pattern(
      String.raw`(?<![\w.,$€£/-])${N}[-\s\u00a0\u202f]+(?:(?:further|additional|more|full|calendar|clear|consecutive)[-\s\u00a0]+)*(?<unit>(?:(?:working|business)[-\s\u00a0]+)?(?:minute|hour|day|week|month|quarter|year)s?)\b`,
    ),
  ],
  [
    'duration',
    pattern(
      String.raw`(?:(?<=\b(?:within|after|least|most|than)${SPACE})|\b(?=a${SPACE}fortnight))(?<from>an?)${SPACE}(?<unit>fortnight|day|week|month|year)\b`,
    ),
  ],
  ['licences', pattern(String.raw`(?<![\w.,-])${N}[-\s\u00a0]+(?:user[-\s])?licen[cs]es?\b`)],
  ['listings', pattern(String.raw`(?<![\w.,-])${N}[-\s\u00a0]+(?:marketplace${SPACE})?listings?\b`)],
];

/** Every figure in a text that a fact could speak of. Plain numbers ("three partners", "360") are none. */
export function figuresIn(text: string): Figure[] {
  const found: Figure[] = [];
  for (const [kind, expression] of PATTERNS) {
    for (const match of matchesOf(expression, text)) {
      const figure = toFigure(kind, match);
      const isTaken = found.some(
        (one) => one.index < figure.index + figure.text.length && figure.index < one.index + one.text.length,
      );
      // "Three countries" is ordinary speech.
      const isCount = kind !== 'count' || figure.text.endsWith('+') || (figure.numbers[0] ?? 0) >= 100;
      if (!isTaken && isCount) found.push(figure);
    }
  }
  return found.toSorted((a, b) => a.index - b.index);
}

function toFigure(kind: FigureKind, { 0: text, index, groups = {} }: RegExpExecArray): Figure {
  const { from = '', to, unit = '', foreign } = groups;
  const ends = to === undefined ? [from] : [from, to];
  return {
    ...{ kind, text, index },
    numbers: ends.map((end) => (/^an?$/i.test(end) ? 1 : numberOf(end)) * unitOf(unit.trim())),
    isForeign: foreign !== undefined,
    isTwofold: ends.some(isTwofold),
  };
}
