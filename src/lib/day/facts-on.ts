import type { Facts } from '#src/model/facts.schema.ts';

/** A fact on a day: its former value before the day of the change. */
export const factOn = <Figure>(
  fact: Figure & { readonly from?: string | undefined; readonly before?: Figure | undefined },
  day: string,
): Figure => (fact.before && fact.from !== undefined && day < fact.from ? fact.before : fact);

type Shown<Fact> = Fact extends { readonly before: infer Before } ? Fact | Before : Fact;

export type FactsOn<Table> = { readonly [Id in keyof Table]: Shown<Table[Id]> };

export function factsOn<Table extends Facts>(table: Table, day: string): FactsOn<Table> {
  const shown: unknown = Object.fromEntries(
    Object.entries<Facts[string]>(table).map(([id, fact]) => [id, factOn(fact, day)]),
  );
  const isWhole = (made: unknown): made is FactsOn<Table> =>
    typeof made === 'object' && made !== null && Object.keys(table).every((id) => id in made);
  if (!isWhole(shown)) throw new Error('A fact is missing');
  return shown;
}

/** An amount such as `$25B+`, isolated: it keeps its order in text from right to left. */
export const isolated = (text: string) => (text.startsWith('$') ? `\u2066${text}\u2069` : text);
