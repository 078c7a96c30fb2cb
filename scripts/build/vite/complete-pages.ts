import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { z } from 'zod';

import { missingParts } from '#scripts/build/page-files.ts';
import { formatFinding } from '#scripts/support/findings.ts';
import { moduleIn } from '#scripts/support/module-in.ts';
import { paths } from '#scripts/support/paths.ts';
import { routeIds } from '#src/routes.ts';

/** The table of pages. */
export const PAGES = 'src/pages.ts';
const METADATA = 'content/en/page-metadata.ts';

const tableSchema = z.object({
  pages: z.record(z.string(), z.looseObject({ path: z.string(), list: z.string() })),
});

/** The table as it is now: the one that the server has imported may be older. */
const readPages = async () => Object.entries(tableSchema.parse(await moduleIn(paths.root, PAGES)).pages);

const isKnown = (id: string) => routeIds.some((known) => known === id);

async function faultsOf(id: string, list: string): Promise<string[]> {
  if (list === 'legal')
    return isKnown(id) ? [] : [`'${id}' is a new legal document: start npm run dev again to read it`];
  const metadata = await readFile(join(paths.root, METADATA), 'utf8');
  const hasRow = new RegExp(String.raw`^  (['"]?)${id}\1: \{`, 'm').test(metadata);
  const row = hasRow
    ? []
    : [`${METADATA} has no row '${id}': it holds the titles and descriptions of the page`];
  return [...row, ...missingParts(id).map(formatFinding)];
}

/** The missing parts of the page at a path. Empty for a complete page, and for a path without a page. */
export async function findMissingParts(path: string): Promise<string[]> {
  const [id, row] = (await readPages()).find(([, page]) => page.path === path) ?? [];
  return id && row ? faultsOf(id, row.list) : [];
}

/** The pages of development: a new one joins the others when it has all of its parts, so that they work without it. */
export async function completePages() {
  const rows = (await readPages()).map(async ([id, row]) =>
    isKnown(id) || (await faultsOf(id, row.list)).length === 0 ? [[id, row] as const] : [],
  );
  return Object.fromEntries((await Promise.all(rows)).flat());
}
