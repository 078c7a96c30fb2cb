import { fillIn } from './fill-in.ts';

type Money = {
  /** Locale of the number. */
  readonly figures: string;
  readonly money: Pick<Intl.NumberFormatOptions, 'compactDisplay'> & { readonly dollars?: string };
};

/** Amounts of US dollars in the form of a language: `$10,000`, or the word behind the number. */
export function dollarsIn(
  { figures, money }: Money,
  options?: Intl.NumberFormatOptions,
): (amount: number) => string {
  const { dollars, ...display } = money;
  const format = new Intl.NumberFormat(figures, {
    ...(!dollars && { style: 'currency', currency: 'USD' }),
    ...{ ...display, maximumFractionDigits: 0, ...options },
  });
  return (amount) => fillIn(dollars ?? '{amount}', { amount: format.format(amount) });
}
