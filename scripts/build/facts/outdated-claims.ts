import { facts } from '#content/facts.ts';
import type { Facts } from '#src/model/facts.schema.ts';

export type OutdatedClaim = {
  readonly id: string;
  readonly text: string;
  readonly source: string;
  readonly reviewBy: string;
};

/** Claims whose day of review has come: nobody has vouched for them since. */
export function outdatedClaims(today: Date, table: Facts = facts): OutdatedClaim[] {
  const day = today.toISOString().slice(0, 10);
  return Object.entries(table).flatMap(([id, { text, claim }]) =>
    claim && claim.reviewBy <= day ? [{ id, text, ...claim }] : [],
  );
}
