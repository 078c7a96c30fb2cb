import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Plugin } from 'vite';
import { z } from 'zod';

import { missingParts } from '#scripts/build/page-files.ts';
import { formatFinding } from '#scripts/support/findings.ts';
import { moduleIn } from '#scripts/support/module-in.ts';
import { paths } from '#scripts/support/paths.ts';
import { routeIds } from '#src/routes.ts';
import { pageLoaders } from './pages-plugin.ts';

const PAGES = 'src/pages.ts';
const METADATA = 'content/en/page-metadata.ts';
const LOADERS = '\0virtual:pages';

const tableSchema = z.object({
  pages: z.record(z.string(), z.looseObject({ path: z.string(), list: z.string() })),
});

/** The table of pages as it is now: the one that the server has imported may be older. */
const readPages = async () => tableSchema.parse(await moduleIn(paths.root, PAGES)).pages;

async function faultsOf(id: string, { list }: { readonly list: string }): Promise<string[]> {
  if (list === 'legal') {
    const isNew = routeIds.every((known) => known !== id);
    return isNew ? [`'${id}' is a new legal document: start npm run dev again to read it`] : [];
  }
  const metadata = await readFile(join(paths.root, METADATA), 'utf8');
  const hasRow = new RegExp(String.raw`^  (['"]?)${id}\1: \{`, 'm').test(metadata);
  const row = hasRow
    ? []
    : [`${METADATA} has no row '${id}': it holds the titles and descriptions of the page`];
  return [...row, ...missingParts(id).map(formatFinding)];
}

/** The missing parts of the page at a path. Empty for a complete page, and for a path without a page. */
export async function findMissingParts(path: string): Promise<string[]> {
  const row = Object.entries(await readPages()).find(([, page]) => page.path === path);
  return row ? faultsOf(...row) : [];
}

async function shownPages() {
  const known = new Set<string>(routeIds);
  const rows = Object.entries(await readPages()).map(async ([id, row]) => {
    const isShown = known.has(id) || (await faultsOf(id, row)).length === 0;
    return isShown ? [[id, row] as const] : [];
  });
  return (await Promise.all(rows)).flat();
}

/** In development a new page joins the others when all of its parts are there: until then they work without it. */
export const developmentPages = (): Plugin => ({
  name: 'development-pages',
  enforce: 'pre',
  async load(id) {
    if (id === LOADERS) return pageLoaders((await shownPages()).map(([page]) => page));
    if (id !== join(paths.root, PAGES)) return undefined;
    return `export const pages = ${JSON.stringify(Object.fromEntries(await shownPages()))};`;
  },
});
