import { dollarsIn } from '#src/lib/dollars.ts';
import { facts } from './facts-today.ts';
import { type Language, languages } from './languages.ts';

/**
 * Sample amounts in a language, in multiples of the minimum ticket, so that they follow that fact and are never below
 * it: `US$1.5m`.
 */
export function ticketsIn({ locale, money }: Pick<Language, 'locale' | 'money'>): (count: number) => string {
  const amount = dollarsIn(
    { figures: locale, money },
    { notation: 'compact', minimumFractionDigits: 0, maximumFractionDigits: 1 },
  );
  return (count) => amount(facts.minimumTicket.value * count);
}

export const tickets = ticketsIn(languages.en);
