/** The unit of a figure. The last three are everyday words: they matter only near the words of a fact. */
export type FigureKind = 'money' | 'percent' | 'storage' | 'count' | 'age' | 'duration' | 'licences';

export type Figure = {
  readonly kind: FigureKind;
  /** One number, or the two ends of a range; bytes are in GB, durations in hours. */
  readonly numbers: readonly number[];
  readonly text: string;
  readonly index: number;
  /** Money that is not in dollars. */
  readonly isForeign: boolean;
  /** Two numbers, one in words and another in digits: `five (6)`. */
  readonly isTwofold: boolean;
};

const SCALES: Readonly<Record<string, number>> = {
  ...{ hundred: 1e2, thousand: 1e3, million: 1e6, billion: 1e9 },
  ...{ k: 1e3, m: 1e6, mn: 1e6, b: 1e9, bn: 1e9 },
};
const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen';
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety';
const WORDS: Readonly<Record<string, number>> = {
  ...Object.fromEntries(SMALL.split(' ').map((word, value) => [word, value])),
  ...Object.fromEntries(TENS.split(' ').map((word, index) => [word, 10 * (index + 2)])),
};

/** A month is a twelfth of a year, a working day longer than a day: so none equals another by chance. */
const UNITS: Readonly<Record<string, number>> = {
  ...{ minute: 1 / 60, hour: 1, day: 24, 'working day': 33.3, 'business day': 33.3 },
  ...{ week: 168, month: 730.5, quarter: 2191.5, year: 8766 },
  ...{ mb: 1e-3, tb: 1e3, megabyte: 1e-3, terabyte: 1e3 },
};

const anyOf = (table: object) => Object.keys(table).join('|');
const WORD = `(?:${anyOf(WORDS)}|hundred|thousand|million|billion)`;
const IN_WORDS = String.raw`\b(?:an?\s(?=hundred|thousand|million))?${WORD}(?:(?:[-\s]|(?<=hundred|thousand|million)\sand\s)${WORD})*\b`;
const IN_DIGITS = String.raw`(?<![\d.,])(?:\d{1,3}(?:[,\s]\d{3})+(?!\d)(?:\.\d+)?|\d+(?:\.\d+)?)`;
const PLAIN = String.raw`(?:${IN_DIGITS}(?:\s?(?:${anyOf(SCALES)})\b)?|${IN_WORDS})`;
/** In digits, in words, or in both: `five (5)`, `US$1,000,000 (one million dollars)`. */
const NUMBER = String.raw`${PLAIN}(?:\s?\(${PLAIN}(?:\s(?:US\s)?dollars)?\))?`;

const N = `(?<from>${NUMBER})`;
const FOREIGN = String.raw`(?!\$)\p{Sc}|\b(?:AED|EUR|GBP|CHF|SAR|QAR|INR|SGD|HKD)\b`;
const DOLLAR = String.raw`(?:\bUS\s?)?\$|\bUSD|\b(?:US\s)?dollars?`;
const PER_CENT = String.raw`(?:%|per\s?cent\b)`;

/** Where two read the same place, the first of them counts. */
const PATTERNS = (
  [
    ['money', String.raw`(?:${DOLLAR}|(?<foreign>${FOREIGN}))\s?${N}\+?`],
    [
      'money',
      String.raw`${N}[-\s]?(?:(?:US)?\$|(?:USD|(?:US\s)?dollars?)\b|(?<foreign>(?:${FOREIGN})(?!\w)|(?:dirhams?|euros?|pounds?)\b))`,
    ],
    [
      'percent',
      String.raw`${N}(?:\s?${PER_CENT})?(?:\s?(?:[–-]|\bto\b|\band\b)\s?(?<to>${NUMBER}))?[-\s]?${PER_CENT}`,
    ],
    ['storage', String.raw`${N}(?<unit>[-\s]*(?:[MGT]B|(?:mega|giga|tera)bytes?))\b`],
    [
      'age',
      String.raw`\b(?:aged?(?:\sof)?|under|over|(?:be|is|are)\s(?:at\sleast|over|under|below))\s${N}(?=s\b|\s*(?:$|[.,;:)]|years?\s(?:old|of\sage)|(?:and|or|may)\b))`,
    ],
    ['age', String.raw`${N}[-\s](?:years?[-\s](?:old|of\sage)|or\s(?:older|over))\b`],
    ['count', String.raw`(?<![$€£]|\d[,.])${N}\+`],
    ['count', String.raw`(?<![$€£])${N}(?=\s(?:[a-z-]+\s)?(?:countries|firms|deals)\b)`],
    [
      'duration',
      String.raw`(?<![\w.,$€£/-])${N}[-\s]+(?:(?:further|additional|more|full|calendar|clear|consecutive)[-\s]+)*(?<unit>(?:(?:working|business)[-\s]+)?(?:minute|hour|day|week|month|quarter|year)s?)\b`,
    ],
    [
      'duration',
      String.raw`(?<=\b(?:within|after|least|most|than)\s)(?<from>an?)\s(?<unit>day|week|month|year)\b`,
    ],
    ['licences', String.raw`(?<![\w.,-])${N}[-\s]+(?:user[-\s])?licen[cs]es?\b`],
  ] as const
).map(([kind, source]) => [kind, new RegExp(source, 'giu')] as const);

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
    numbers: ends.map((end) => (/^an?$/i.test(end) ? 1 : numberOf(end)) * unitOf(unit)),
    isForeign: foreign !== undefined,
    isTwofold: ends.some(isTwofold),
  };
}

/** Factor of a unit: that of `calendar days` is 24. */
function unitOf(written: string): number {
  const words = written
    .toLowerCase()
    .trim()
    .replace(/s$/, '')
    .split(/[-\s]+/);
  return UNITS[words.join(' ')] ?? 1;
}

/** `100,000`, `5m`, `twelve thousand` → its value. Brackets are not read. */
function numberOf(written: string): number {
  const text = written.toLowerCase().replace(/\(.*$/, '').trim();
  const digits = new RegExp(IN_DIGITS).exec(text)?.[0];
  if (digits === undefined) return wordsValue(text);
  const scale = text.slice(text.indexOf(digits) + digits.length).trim();
  return Number(digits.replaceAll(/[,\s]/g, '')) * (SCALES[scale] ?? 1);
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

function isTwofold(written: string): boolean {
  const [outer = '', inner] = written.split('(');
  if (inner === undefined || /\d/.test(outer) === /\d/.test(inner)) return false;
  return numberOf(outer) !== numberOf(inner.replace(/(?:\s(?:US\s)?dollars)?\)$/i, ''));
}
