import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { facts } from '#content/facts-today.ts';
import { paths } from '#scripts/support/paths.ts';
import type { Facts } from '#src/model/facts.schema.ts';
import type { BuiltSite } from '#scripts/checks/support/built-site.ts';
import { clearLine } from '#scripts/build/step.ts';
import { factUsage } from './fact-usage.ts';

/** Writes `facts.json`, and warns of claims that are due for review. These never fail the build. */
export async function listFacts(site: BuiltSite): Promise<void> {
  const usage = factUsage(site);
  await mkdir(paths.work, { recursive: true });
  await writeFile(join(paths.work, 'facts.json'), `${JSON.stringify(usage, null, 2)}\n`);
  clearLine();
  for (const { id, text, source, reviewBy } of outdatedClaims(new Date()))
    console.warn(
      `    ! ${usage[id]?.place} ${id} "${text}" was to be reviewed by ${reviewBy}: ask again (${source}), then set a new reviewBy`,
    );
}

/** Claims whose review date has passed. */
export function outdatedClaims(today: Date, table: Facts = facts) {
  const day = today.toISOString().slice(0, 10);
  return Object.entries(table).flatMap(([id, { text, claim }]) =>
    claim && claim.reviewBy <= day ? [{ id, text, ...claim }] : [],
  );
}
