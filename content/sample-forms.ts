import { fillIn } from '#src/lib/fill-in.ts';
import { sampleNames } from './en/sample-names.ts';
import { type Language, languages } from './languages.ts';
import { today } from './sample-state.ts';

type Forms = Readonly<Record<string, string>>;
type Words = { readonly today: string; readonly counts: Readonly<Record<string, Forms>> };

/**
 * The forms of sample figures in a language. English texts call them; texts of other languages have the call as a
 * place, `{money(24000000)}`, so all arguments are numbers or plain strings.
 * @param words of that language, from `sample-names.ts`
 * @param now the day that is “Today”
 */
export function formsIn(
  { locale, dir, money }: Pick<Language, 'locale' | 'dir' | 'money'>,
  words: Words,
  now: string = today,
) {
  const dates = (form: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...form });
    return (date: string) => format.format(new Date(date)).replaceAll(' ', '\u00a0');
  };
  const day = dates({ day: 'numeric', month: 'short' });
  const plurals = new Intl.PluralRules(locale);
  return {
    /** An amount on a screen: `US$24.0M`. */
    money: (amount: number | string) =>
      fillIn(money.millions, { amount: (Number(amount) / 1_000_000).toFixed(1) }),
    /** A number without a unit, such as how many deals a column has. */
    number: (count: number | string) => String(count),
    /** Isolated in texts from right to left: else the sign changes sides after a letter. */
    percent: (share: number | string) => (dir === 'rtl' ? `\u2066${share}%\u2069` : `${share}%`),
    /** Two numbers of one whole: `11 / 14`. */
    ratio: (part: number | string, whole: number | string) => `${part}/${whole}`,
    /** A number with its noun: `4 investors`. */
    count: (noun: string, number: number | string) => {
      const forms = words.counts[noun];
      const form = forms?.[plurals.select(Number(number))] ?? forms?.['other'];
      if (!form) throw new Error(`content/en/sample-names.ts has no counts.${noun}: add it`);
      return fillIn(form, { count: number });
    },
    /** `12 May`. */
    day,
    /** The same, or “Today”. */
    when: (date: string) => (date.startsWith(now) ? words.today : day(date)),
    month: dates({ month: 'short' }),
    /** `12 May 2026`. */
    date: dates({ dateStyle: 'long' }),
    /** Hours and minutes of `2026-05-12T10:04`. */
    time: (moment: string) => moment.slice(11),
  };
}

export const { money, number, percent, ratio, count, day, when, month, date, time } = formsIn(
  languages.en,
  sampleNames,
);
