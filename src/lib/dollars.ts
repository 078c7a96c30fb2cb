import { fillIn } from './fill-in.ts';

/**
 * `dollars`: where it is no sign before the number. `counted`: its plural forms behind whole numbers, if they differ.
 * `usDollars`: with the name of the country. `words`: for numbers that are written without digits. `millions`: amounts
 * on screens of the product, all with one decimal. `range`: the two amounts of a range.
 */
export type MoneyForm = Pick<Intl.NumberFormatOptions, 'compactDisplay'> & {
  readonly dollars?: string;
  readonly counted?: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>;
  readonly usDollars: string;
  readonly millions: string;
  readonly range: readonly [from: string, to: string];
  readonly words?: Readonly<Record<string, string>>;
};

type Money = {
  readonly figures: string;
  readonly money: Omit<MoneyForm, 'usDollars' | 'millions' | 'range'>;
};

/** Amounts of US dollars in the form of a language: `$10,000`, or the word behind the number. */
export function dollarsIn(
  { figures, money }: Money,
  options?: Intl.NumberFormatOptions,
): (amount: number) => string {
  const { dollars, counted = {}, words = {}, compactDisplay } = money;
  const plurals = options?.notation === 'compact' ? undefined : new Intl.PluralRules(figures);
  const format = new Intl.NumberFormat(figures, {
    ...(!dollars && { style: 'currency', currency: 'USD' }),
    ...{ compactDisplay, maximumFractionDigits: 0, ...options },
  });
  return (amount) => {
    const written = format.format(amount);
    const form = (plurals && counted[plurals.select(amount)]) ?? dollars ?? '{amount}';
    return fillIn(form, { amount: words[written.replaceAll(/\s/g, ' ')] ?? written });
  };
}
