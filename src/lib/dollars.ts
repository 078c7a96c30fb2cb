import { fillIn } from './fill-in.ts';

/**
 * `dollars`: where it is no sign before the number. `words`: for numbers that are written without digits. `millions`:
 * amounts on screens of the product, if not in the compact form of the language.
 */
export type MoneyForm = Pick<Intl.NumberFormatOptions, 'compactDisplay'> & {
  readonly dollars?: string;
  readonly millions?: string;
  readonly words?: Readonly<Record<string, string>>;
};

type Money = {
  readonly figures: string;
  readonly money: MoneyForm;
};

/** Amounts of US dollars in the form of a language: `$10,000`, or the word behind the number. */
export function dollarsIn(
  { figures, money }: Money,
  options?: Intl.NumberFormatOptions,
): (amount: number) => string {
  const { dollars, words = {}, millions: _, ...display } = money;
  const format = new Intl.NumberFormat(figures, {
    ...(!dollars && { style: 'currency', currency: 'USD' }),
    ...{ ...display, maximumFractionDigits: 0, ...options },
  });
  return (amount) => {
    const written = format.format(amount);
    return fillIn(dollars ?? '{amount}', { amount: words[written.replaceAll(/\s/g, ' ')] ?? written });
  };
}
