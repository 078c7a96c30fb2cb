import type { Finding } from '#scripts/support/findings.ts';

export const MONTHS =
  'January February March April May June July August September October November December'.split(' ');
const WEEKDAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');

const MONTH = `(?<month>${MONTHS.map((name) => `${name.slice(0, 3)}(?:${name.slice(3)})?`).join('|')})`;
const DAY = String.raw`(?<day>\d{1,2})(?:st|nd|rd|th)?`;

const PATTERNS = [
  String.raw`\b(?:(?<weekday>${WEEKDAYS.join('|')}),?\s)?${DAY}\s${MONTH},?\s(?<year>\d{4})\b`,
  String.raw`\b${MONTH}\s${DAY},?\s(?<year>\d{4})\b`,
  String.raw`(?<![\d.,/-])(?<year>\d{4})-(?<month>\d\d)-(?<day>\d\d)(?![\d/-])`,
  String.raw`(?<![\d.,/-])(?<first>\d{1,2})(?<sign>[-/.])(?<second>\d{1,2})\k<sign>(?<year>\d{4})(?![\d/-])`,
].map((source) => new RegExp(source, 'giu'));

/** Words near which a day is that of the document, which is shown at its top. */
const OWN_DAY = /\b(?:effective|updated|revised|amended|published)(?: (?:on|from))?:? *$|\bversion of $/i;

type TypedDate = Pick<Finding, 'message'> & {
  readonly index: number;
  readonly words: string;
  readonly isNoDay?: true;
};

/** Days that are not written as the site writes days, or are none. */
export function typedDates(text: string): TypedDate[] {
  return PATTERNS.flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(({ 0: found, index, groups = {} }) => {
      const before = text.slice(text.lastIndexOf('\n', index) + 1, index);
      // Data in a table of content is read by programs.
      if (/['"`]$/.test(before)) return [];
      const problem = dateProblem(found, groups, before);
      return problem ? [{ index, words: found, ...problem }] : [];
    }),
  );
}

function dateProblem(
  found: string,
  { day = '', month = '', year = '', first, second, weekday = '' }: Record<string, string | undefined>,
  before: string,
): Pick<TypedDate, 'message' | 'isNoDay'> | undefined {
  if (OWN_DAY.test(before))
    return {
      message: `"${found}" is typed, and the day of a text is shown at its top: leave it out, or correct effectiveDate`,
    };
  if (first && second) {
    const readings = [dayOf(first, second, year), dayOf(second, first, year)].filter(Boolean);
    return {
      message: `"${found}" may be read as more than one day: write ${readings.join(', or ') || 'its month in letters'}`,
    };
  }
  const written = dayOf(day, month, year);
  if (!written) return { message: `"${found}" is no day of the calendar: correct it`, isNoDay: true };
  const name = WEEKDAYS[new Date(`${written} UTC`).getUTCDay()] ?? '';
  if (weekday && weekday !== name)
    return {
      message: `"${found}" was or will be a ${name}: write ${name} ${written}, or correct the day`,
      isNoDay: true,
    };
  const isRight = found.replaceAll(/\s+/g, ' ').endsWith(written);
  return isRight ? undefined : { message: `"${found}" is a day in another form: write ${written}` };
}

/** `1 March 2026`; empty when there is no such day. */
function dayOf(day: string, month: string, year: string): string {
  const number =
    Number(month) ||
    MONTHS.findIndex((name) => month.slice(0, 3).toLowerCase() === name.slice(0, 3).toLowerCase()) + 1;
  const date = new Date(Date.UTC(Number(year), number - 1, Number(day)));
  const isDay = date.getUTCDate() === Number(day) && date.getUTCMonth() === number - 1;
  return isDay ? `${Number(day)} ${MONTHS[number - 1]} ${year}` : '';
}
