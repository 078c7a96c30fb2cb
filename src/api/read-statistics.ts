import { amountOf, isRecord } from './read-fields.ts';

const MAX_FIGURES = 100;

/** @throws TypeError when the answer is no record */
export function readStatistics(answer: unknown): Readonly<Record<string, number>> {
  if (!isRecord(answer)) throw new TypeError('not a record');
  const figures = Object.entries(answer)
    .slice(0, MAX_FIGURES)
    .flatMap(([name, value]: [string, unknown]) => {
      const amount = amountOf(value);
      return amount === undefined || name === '__proto__' ? [] : [[name, amount] as const];
    });
  return Object.fromEntries(figures);
}
