import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { facts } from '#content/facts-today.ts';
import { lineOfValue } from '#scripts/support/locate-value.ts';
import { paths } from '#scripts/support/paths.ts';
import type { Facts } from '#src/model/facts.schema.ts';

const FILE = 'content/facts.ts';

/** Warns of claims that are due for review; the build passes. */
export async function warnOfClaims(): Promise<void> {
  const written = await readFile(join(paths.root, FILE), 'utf8');
  for (const { id, text, source, reviewBy } of outdatedClaims(new Date()))
    console.warn(
      `    ! ${FILE}:${lineOfValue(written, 'facts', [id])} ${id} "${text}" was to be reviewed by ${reviewBy}: ask again (${source}), then set a new reviewBy`,
    );
}

/** Claims whose review date has passed. */
export function outdatedClaims(today: Date, table: Facts = facts) {
  const day = today.toISOString().slice(0, 10);
  return Object.entries(table).flatMap(([id, { text, claim }]) =>
    claim && claim.reviewBy <= day ? [{ id, text, ...claim }] : [],
  );
}
