import { matchesOf } from '#scripts/support/matches.ts';
import { NUMBER, numberOf, otherNumber, SPACE, TWICE } from './numbers.ts';

/** The unit of a figure. The weak kinds are everyday words: they matter only near the words of a fact. */
export type FigureKind = 'money' | 'percent' | 'storage' | 'count' | WeakKind;
type WeakKind = 'age' | 'duration' | 'licences' | 'listings' | 'part' | 'number';

export type Figure = {
  readonly kind: FigureKind;
  /** One number, or the two ends of a range; bytes are in GB, durations in hours. */
  readonly numbers: readonly number[];
  readonly text: string;
  readonly index: number;
  /** Money in another currency than the prices. */
  readonly isForeign?: boolean;
  /** Its words and its digits are different numbers. */
  readonly isTwofold?: boolean;
};

/** A working day is longer than a day, so that no period equals another by chance. */
const UNITS: Readonly<Record<string, number>> = {
  ...{ minute: 1 / 60, hour: 1, hr: 1, day: 24, 'working day': 33.3, 'business day': 33.3 },
  ...{ 'banking day': 33.3, 'trading day': 33.3, weekday: 33.3, night: 24, h: 1, d: 24 },
  ...{ week: 168, fortnight: 336, month: 730.5, quarter: 2191.5, year: 8766, decade: 87_660 },
  ...{ wk: 168, mth: 730.5, mo: 730.5, yr: 8766, 'basis point': 0.01, bp: 0.01 },
  ...{ half: 50, halve: 50, third: 100 / 3, fifth: 20, tenth: 10 },
  ...{ mb: 1e-3, megabyte: 1e-3, tb: 1e3, tib: 1e3, terabyte: 1e3 },
};

/** The size of a unit in the base unit: 24 for `5 calendar days`. */
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

const FOREIGN_SIGN = String.raw`\b(?:A|C|CA|AU|HK|NZ|S)\$|(?!\$)\p{Sc}|\b(?:AED|Dhs?\.?|EUR|GBP|CHF|SAR|QAR|KWD|BHD|OMR|JPY|CNY|RMB|INR|SGD|HKD|CAD|AUD|NZD|SEK|NOK|DKK|PLN|CZK|TRY|ZAR|BRL|MXN|RUB|ILS|EGP|JOD|PKR|THB|KRW|BTC|ETH|USDT|USDC)`;
const NAMED_DOLLARS = String.raw`(?:(?:US|U\.S\.|United${SPACE}States|American)(?:-|${SPACE}))?(?:dollars?|bucks)`;
const NAMED_FOREIGN = String.raw`(?:UAE${SPACE})?dirhams?|euros?|pounds?|(?:Swiss${SPACE})?francs?|riyals?|dinars?|yen|yuan|renminbi|rupees?|shekels?|kron(?:a|e|er|or)|lira|zlotys?|rou?bles?|pesos?|cents|pence|bitcoins?`;
const DOLLAR = String.raw`(?:\b(?:US|U\.S\.)${S})?\$(?:US\b)?|\bUSD:?|\b(?:${NAMED_DOLLARS})`;
const BEHIND = String.raw`(?:[-\s\u00a0\u202f]*(?:(?:US)?\$|(?:USD|${NAMED_DOLLARS})\b|(?<foreign>(?:${FOREIGN_SIGN})(?!\w)|(?:${NAMED_FOREIGN})\b)))`;
const BETWEEN = String.raw`(?:${S}(?:[–—-]|\bto\b|\band\b)${S}(?<to>${NUMBER}))?`;
const PER_CENT = String.raw`(?:[%٪]|per[\s\u00a0-]?cents?\b|pct\b|percentage${SPACE}points?\b)`;

/** If two match the same place, the first one counts. */
const PATTERNS: readonly (readonly [FigureKind, RegExp])[] = [
  ['money', pattern(String.raw`(?:${DOLLAR}|(?<foreign>${FOREIGN_SIGN}))${S}${N}\+?(?:${S}USD\b)?`)],
  ['money', pattern(`${N}${BEHIND}`)],
  ['percent', pattern(`${N}(?:${S}${PER_CENT})?${BETWEEN}[-\\s\\u00a0\\u202f]?${PER_CENT}`)],
  ['percent', pattern(`%${S}${N}`)],
  ['percent', pattern(String.raw`${N}${SPACE}?(?<unit>basis${SPACE}points?|bps?)\b`)],
  ['storage', pattern(String.raw`${N}(?<unit>[-\s\u00a0\u202f]*(?:[MGT]i?B|(?:mega|giga|tera)bytes?))\b`)],
  [
    'age',
    pattern(
      String.raw`(?:\b(?:aged?|ages|full${SPACE}age|majority)(?:${SPACE}(?:of|is|from|over|under|above|below|at${SPACE}least)|${SPACE}?\()*|\b(?:minors?|child(?:ren)?|nobody|no${SPACE}one|any(?:one|body)|persons?|people|users?|individuals?)(?:${SPACE}(?:who|is|are|not|yet))*${SPACE}(?:under|over|below|above|yet)|\b(?:younger|older)${SPACE}than|\bturn(?:s|ed)?|\b(?:under|over)[\s\u00a0-]*(?=\d\ds\b))${S}${N}(?!${SPACE}(?:days?|months?|hours?|years?${SPACE}ago|per)|\s?%)s?`,
    ),
  ],
  [
    'age',
    pattern(
      String.raw`\b(?:(?:be|is|are)${SPACE}(?:at${SPACE}least|over|under|above|below|not${SPACE}yet|no${SPACE}(?:younger|less)${SPACE}than)|have${SPACE}(?:reached|attained|completed)|(?:be|is|are)(?=${SPACE}\d\d\+))${SPACE}${N}(?:\+|${SPACE}years?)?(?=\s*(?:$|[.,;:)]|(?:to|and|or|when|who|may|before)\b))`,
    ),
  ],
  [
    'age',
    pattern(
      String.raw`${N}(?:[-\s\u00a0](?:years?[-\s\u00a0](?:old|of${SPACE}age)|(?:years?${SPACE})?(?:or|and)${SPACE}(?:older|over|above|upwards?))|${S}yo)\b`,
    ),
  ],
  ['count', pattern(String.raw`(?<![$€£]|\d[,.])${N}\+`)],
  ['count', pattern(String.raw`(?<![$€£])${N}${SPACE}(?:[a-z-]+${SPACE})?(?:countries|firms|deals)\b`)],
  [
    'duration',
    pattern(
      String.raw`(?<![\w.,$€£/-])${N}[-\s\u00a0\u202f]+(?:(?:further|additional|more|full|whole|calendar|clear|consecutive|successive|bank|of)[-\s\u00a0]+)*(?<unit>(?:(?:working|business|banking|trading)[-\s\u00a0]+)?(?:minute|hour|day|weekday|night|week|fortnight|month|quarter|year|decade)s?)\b`,
    ),
  ],
  ['duration', pattern(String.raw`(?<![\w.,$€£/-])${N}${S}(?<unit>(?:h|hr|d|wk|mth|mo|yr)s?)\b`)],
  [
    'duration',
    pattern(
      String.raw`(?:(?<=\b(?:within|after|until|least|most|than|of|for)${SPACE})|\b(?=a${SPACE}fortnight))(?<from>an?)${SPACE}(?<unit>fortnight|hour|day|week|month|year|decade)\b`,
    ),
  ],
  ['duration', pattern(String.raw`\b(?<from>half)${SPACE}an?${SPACE}(?<unit>day|year|month)\b`)],
  ['licences', pattern(String.raw`(?<![\w.,-])${N}[-\s\u00a0]+(?:user[-\s])?licen[cs]es?\b`)],
  [
    'part',
    pattern(
      String.raw`\b(?:${N}|an?)[-\s\u00a0](?<unit>hal(?:f|ves)|thirds?|fifths?|tenths?)\b(?![-\s\u00a0](?:part(?:y|ies)|an?)\b)`,
    ),
  ],
  [
    'part',
    pattern(
      String.raw`\b(?:by|to)${SPACE}(?<unit>half)\b(?!${SPACE}an?\b)|(?<from>[½¼¾⅓⅔]|(?<![\w.,])0\.\d+(?=${SPACE}of\b))`,
    ),
  ],
  ['number', pattern(`(?<from>${TWICE})`)],
  ['listings', pattern(String.raw`(?<![\w.,-])${N}[-\s\u00a0]+(?:marketplace${SPACE})?listings?\b`)],
];

/** Every figure in a text that could be a fact. Plain numbers ("three partners", "360") are none. */
export function figuresIn(text: string): Figure[] {
  const found: Figure[] = [];
  for (const [kind, expression] of PATTERNS) {
    for (const match of matchesOf(expression, text)) {
      const figure = toFigure(kind, match);
      const isTaken = found.some(
        (one) => one.index < figure.index + figure.text.length && figure.index < one.index + one.text.length,
      );
      // "Three countries" is ordinary speech.
      if (!isTaken && (kind !== 'count' || figure.text.endsWith('+') || (figure.numbers[0] ?? 0) >= 100))
        found.push(figure);
    }
  }
  return joined(
    text,
    found.toSorted((a, b) => a.index - b.index),
  );
}

/** `50 per cent (50%)` is one figure. */
function joined(text: string, figures: readonly Figure[]): Figure[] {
  const whole: Figure[] = [];
  for (const figure of figures) {
    const last = whole.at(-1);
    const end = last ? last.index + last.text.length : 0;
    const isAgain = last?.kind === figure.kind && /^\s?\($/.test(text.slice(end, figure.index));
    if (last && isAgain) {
      const isOther = last.numbers.join() !== figure.numbers.join();
      const both = text.slice(last.index, figure.index + figure.text.length + 1);
      whole[whole.length - 1] = { ...last, text: both, isTwofold: isOther || last.isTwofold === true };
    } else whole.push(figure);
  }
  return whole;
}

function toFigure(kind: FigureKind, { 0: text, index, groups = {} }: RegExpExecArray): Figure {
  const { from = '', to, unit = '', foreign } = groups;
  const ends = to === undefined ? [from] : [from, to];
  const scale = kind === 'part' && !unit ? 100 : unitOf(unit.trim());
  return {
    ...{ kind, text, index },
    // “a week”, and “half”, which names no number before it.
    numbers: ends.map((end) => (/^an?$|^$/i.test(end) ? 1 : numberOf(end)) * scale),
    isForeign: foreign !== undefined,
    isTwofold: ends.some(otherNumber),
  };
}
