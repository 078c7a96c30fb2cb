import { matchesOf } from '#scripts/support/matches.ts';

export const MONTHS =
  'January February March April May June July August September October November December'.split(' ');
export const WEEKDAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');
const WEEKDAY = `(${WEEKDAYS.map((name) => `${name.slice(0, 3)}(?:${name.slice(3)})?`).join('|')})`;
const WEEKDAY_BEFORE = new RegExp(String.raw`\b${WEEKDAY}\.?,?\s+(?:the\s+)?$`, 'i');
const WEEKDAY_BEHIND = new RegExp(String.raw`^(?:,\s*|\s*\(\s*)(?:a\s)?${WEEKDAY}\b`, 'i');

const MONTH = String.raw`(?<month>${MONTHS.map((name) => `${name.slice(0, 3)}(?:${name.slice(3)}|\\.)?`).join('|')}|Sept\\.?)`;
const SPACE = String.raw`[\s\u00a0\u202f]`;
const ORDINALS =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  );
const NUMBERED = [
  ...ORDINALS,
  ...ORDINALS.slice(0, 9).map((name) => `twenty-${name}`),
  ...['thirtieth', 'thirty-first'],
];
const DAY = String.raw`(?<day>\d{1,2}(?:st|nd|rd|th)?|${NUMBERED.toReversed().join('|')})`;
const ROMAN = 'I II III IV V VI VII VIII IX X XI XII'.split(' ');
/** The separator of a date in figures. */
const SIGN = String.raw`(?<sign>\s?\.?[-/.]\s?)`;
const YEAR = String.raw`(?<year>\d{4}|[’']\d\d)`;

const PATTERNS = [
  String.raw`\b(?:the${SPACE})?${DAY}${SPACE}(?:day${SPACE})?(?:of${SPACE})?${MONTH},?${SPACE}${YEAR}\b`,
  String.raw`\b${MONTH}${SPACE}${DAY},?${SPACE}${YEAR}\b`,
  String.raw`\b${YEAR},?${SPACE}${MONTH}${SPACE}${DAY}\b(?!,?${SPACE}\d{4})`,
  String.raw`(?<![\d.,/-])(?<year>20\d\d)(?<month>[01]\d)(?<day>[0-3]\d)(?!\d)`,
  String.raw`\b${DAY}[-.]${MONTH}[-.](?<year>\d{4}|\d\d)\b`,
  String.raw`(?<![\d.,/-])${YEAR}${SIGN}(?<month>\d{1,2})\k<sign>${DAY}(?![\d/-])`,
  String.raw`(?<![\d.,/-])(?<first>\d{1,2})${SIGN}(?<second>\d{1,2})\k<sign>(?<year>\d{4}|\d\d)(?![\d/-])`,
  String.raw`(?<![\d.,/-])${DAY}${SIGN}(?<month>${ROMAN.toReversed().join('|')})\k<sign>(?<year>\d{4}|\d\d)\b`,
].map((source) => new RegExp(source, 'giu'));

/** Words before the day of the document itself, which the page shows at its top. */
const OWN_DAY =
  /\beffective\b|\bin force\b|\b(?:updated|revised|amended|published)(?: on)?:? *$|^\W*(?:dated?|date of (?:these|this) \w+)[:,]? |\bversion\b|\bapply from\b|\btakes? effect\b/i;

/** Typed days: that of the document itself, and any that has another form than `1 March 2026`. */
export function typedDates<Found>(text: string, at: (index: number, message: string) => Found): Found[] {
  return PATTERNS.flatMap((pattern) =>
    matchesOf(pattern, text).flatMap(({ 0: found, index, groups = {} }) => {
      const before = text.slice(text.lastIndexOf('\n', index) + 1, index);
      // Front matter and data have their own form.
      if (/^\s*[a-z]\w*:\s*['"]?$/.test(before) || /['"`]$/.test(before)) return [];
      const behind = text.slice(index + found.length);
      const weekday = (WEEKDAY_BEFORE.exec(before) ?? WEEKDAY_BEHIND.exec(behind))?.[1];
      const message = dateProblem(found, groups, before, weekday);
      return message ? [at(index, message)] : [];
    }),
  );
}

function dateProblem(
  found: string,
  { day = '', month = '', year = '', first, second }: Record<string, string | undefined>,
  before: string,
  weekday?: string,
): string | undefined {
  if (OWN_DAY.test(before.split(/[.!?]\s/).at(-1) ?? ''))
    return `"${found}" is typed, and the day of a text is shown at its top by itself: leave it out, or correct effectiveDate`;
  if (first && second) {
    const readings = [written(first, second, year), written(second, first, year)].filter((one) => one);
    const [one, other = one] = readings;
    if (one && one === other) return `"${found}" is a day in another form: write ${one}`;
    return `"${found}" may be read as more than one day: write ${readings.join(', or ') || 'the day, its month in letters'}`;
  }
  const instead = written(day, month, year);
  if (!instead) return `"${found}" is no day of the calendar: correct it`;
  const isRight = instead === found.replaceAll(/\s+/g, ' ');
  return (
    weekdayProblem(found, instead, weekday) ??
    (isRight ? undefined : `"${found}" is a day in another form: write ${instead}`)
  );
}

function weekdayProblem(found: string, day: string, weekday?: string): string | undefined {
  const name = WEEKDAYS[new Date(`${day} UTC`).getUTCDay()] ?? '';
  if (!weekday || name.toLowerCase().startsWith(weekday.toLowerCase())) return undefined;
  return `"${found}" is a ${name} and not a ${weekday}: write ${name} ${day}, or correct the day`;
}

/** `1 March 2026`; empty when there is no such day. */
function written(day: string, month: string, year: string): string {
  const number =
    Number(month) ||
    ROMAN.indexOf(month.toUpperCase()) + 1 ||
    MONTHS.findIndex((name) => month.slice(0, 3).toLowerCase() === name.slice(0, 3).toLowerCase()) + 1;
  const whole = year.replace(/^\D?(?=\d\d$)/, '20');
  const inMonth = NUMBERED.indexOf(day.toLowerCase()) + 1 || Number.parseInt(day, 10);
  const date = new Date(Date.UTC(Number(whole), number - 1, inMonth));
  const isDay = date.getUTCDate() === inMonth && date.getUTCMonth() === number - 1;
  return isDay ? `${inMonth} ${MONTHS[number - 1]} ${whole}` : '';
}
