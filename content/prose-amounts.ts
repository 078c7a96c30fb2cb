import { dollarsIn } from '#src/lib/dollars.ts';
import { type Language, languages } from './languages.ts';

const MILLION = 1_000_000;

/** Amounts in sentences of a language, in whole US dollars: `$12,000`, `$10 million`. */
export function proseDollarsIn({
  figures,
  money,
}: Pick<Language, 'figures' | 'money'>): (amount: number) => string {
  const whole = dollarsIn({ figures, money });
  // Compact amounts of a currency are never in words in English, so the sign is put before the number.
  const large = dollarsIn(
    { figures, money: { dollars: '${amount}', ...money, compactDisplay: 'long' } },
    { notation: 'compact', maximumFractionDigits: 1 },
  );
  return (amount) => (amount < MILLION ? whole : large)(amount);
}

export const dollars = proseDollarsIn(languages.en);
