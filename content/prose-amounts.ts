import { dollarsIn } from '#src/lib/dollars.ts';
import { fillIn } from '#src/lib/fill-in.ts';
import { type Language, languages } from './languages.ts';

const MILLION = 1_000_000;

/** Amounts in the sentences of a language, in whole US dollars. */
export function proseAmountsIn({ figures, money }: Pick<Language, 'figures' | 'money'>) {
  const whole = dollarsIn({ figures, money });
  // Compact amounts of a currency are never in words in English, so the sign is put before the number.
  const large = dollarsIn(
    { figures, money: { dollars: '${amount}', ...money, compactDisplay: 'long' } },
    { notation: 'compact', maximumFractionDigits: 1 },
  );
  const format = new Intl.NumberFormat(figures);
  return {
    /** `$12,000`, `$10 million`. */
    dollars: (amount: number) => (amount < MILLION ? whole : large)(amount),
    /** Limits of rules: `US$100,000`. */
    usDollars: (amount: number) => fillIn(money.usDollars, { amount: format.format(amount) }),
  };
}

export const { dollars, usDollars } = proseAmountsIn(languages.en);
