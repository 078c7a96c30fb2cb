/** What a figure counts. The weak kinds are everyday words: they matter only beside the words of a fact. */
export type FigureKind = StrongKind | WeakKind;
type StrongKind = 'money' | 'percent' | 'storage' | 'count';
type WeakKind = 'days' | 'months' | 'years' | 'hours' | 'licences' | 'listings';

export type Figure = {
  readonly kind: FigureKind;
  /** One number, or the two ends of a range; bytes are in GB. */
  readonly numbers: readonly number[];
  readonly text: string;
  readonly index: number;
};

const SMALL = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const WORDS: Readonly<Record<string, number>> = {
  ...Object.fromEntries(SMALL.map((word, index) => [word, index + 1])),
  eighteen: 18,
  'twenty-four': 24,
};

const FACTORS: Readonly<Record<string, number>> = {
  k: 1e3,
  thousand: 1e3,
  m: 1e6,
  mn: 1e6,
  million: 1e6,
  b: 1e9,
  bn: 1e9,
  billion: 1e9,
  tb: 1e3,
  terabyte: 1e3,
  terabytes: 1e3,
};

const N = String.raw`\d+(?:,\d{3})*(?:\.\d+)?`;
const SMALL_N = `(?:${N}|${Object.keys(WORDS).join('|')})`;
const SPACE = String.raw`[\s\u00a0\u202f]?`;

const pattern = (source: string) => new RegExp(source, 'giu');

const PATTERNS: readonly (readonly [StrongKind, RegExp])[] = [
  [
    'money',
    pattern(
      String.raw`(?:(?:\bUS${SPACE})?[$€£]|\b(?:USD|AED))${SPACE}(?<from>${N})(?:${SPACE}(?<factor>thousand|million|billion|[kmb]n?)\b)?\+?`,
    ),
  ],
  [
    'percent',
    pattern(
      String.raw`(?<![\d.,])(?<from>${N})(?:${SPACE}%?${SPACE}(?:[–—-]|to|and)${SPACE}(?<to>${N}))?${SPACE}(?:%|per${SPACE}cent\b)`,
    ),
  ],
  ['storage', pattern(String.raw`(?<![\d.,])(?<from>${N})${SPACE}(?<factor>[GT]B|(?:giga|tera)bytes?)\b`)],
  ['count', pattern(String.raw`(?<![\d.,$€£])(?<from>${N})\+`)],
  [
    'count',
    pattern(
      String.raw`(?<![\d.,$€£])(?<from>\d{3,}|\d[\d,]*,\d{3})\s(?:[a-z-]+\s)?(?:countries|firms|deals)\b`,
    ),
  ],
];

const WEAK_PATTERN = pattern(
  String.raw`(?<![\w.,$€£/-])(?<from>${SMALL_N})[\s\u00a0-](?:(?:further|calendar|working|business|user|marketplace)\s)?(?<unit>day|month|year|hour|licence|license|listing)s?\b`,
);
const WEAK_KINDS: Readonly<Record<string, WeakKind>> = {
  day: 'days',
  month: 'months',
  year: 'years',
  hour: 'hours',
  licence: 'licences',
  license: 'licences',
  listing: 'listings',
};

/** Every figure in a text that a fact could speak of. Plain numbers ("three partners", "360") are none. */
export function figuresIn(text: string): Figure[] {
  const strong = PATTERNS.flatMap(([kind, expression]) =>
    [...text.matchAll(expression)].map((match) => toFigure(kind, match)),
  );
  const weak = [...text.matchAll(WEAK_PATTERN)].flatMap((match) => {
    const kind = WEAK_KINDS[match.groups?.['unit']?.toLowerCase() ?? ''];
    return kind ? [toFigure(kind, match)] : [];
  });
  return [...strong, ...weak].toSorted((a, b) => a.index - b.index);
}

function toFigure(kind: FigureKind, { 0: text, index, groups = {} }: RegExpExecArray): Figure {
  const factor = FACTORS[groups['factor']?.toLowerCase() ?? ''] ?? 1;
  const ends = [groups['from'], groups['to']].filter((end) => end !== undefined);
  return { kind, text, index, numbers: ends.map((end) => numberOf(end) * factor) };
}

const numberOf = (written: string) => WORDS[written.toLowerCase()] ?? Number(written.replaceAll(',', ''));
