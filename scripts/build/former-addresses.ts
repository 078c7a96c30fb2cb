import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { z } from 'zod';

import { languageCodes } from '#content/languages.ts';
import { redirects as table } from '#content/redirects.ts';
import { site } from '#content/site.ts';
import { pages } from '#src/pages.ts';
import { pathIn, routeIds } from '#src/routes.ts';
import type { Redirect } from '#src/model/redirects.schema.ts';
import type { Finding } from '#scripts/support/findings.ts';
import { filesAt, git, publishedCommit } from '#scripts/support/git.ts';
import { lineOfValue } from '#scripts/support/locate-value.ts';
import { moduleIn } from '#scripts/support/module-in.ts';
import { paths } from '#scripts/support/paths.ts';
import { calendarDay } from '#src/lib/day/today.ts';

const TABLE = 'content/redirects.ts';
const PAGES = 'src/pages.ts';
const SITE = 'content/site.ts';

/** Redirects from pages, and addresses of the published site that lead nowhere. */
export async function findRedirectProblems(
  root = paths.root,
  redirects: readonly Pick<Redirect, 'from'>[] = table,
): Promise<Finding[]> {
  const lines = (await readFile(join(root, TABLE), 'utf8')).split('\n');
  const lineOf = (path: string) =>
    1 +
    Math.max(
      0,
      lines.findIndex((line) => line.includes(`'${path}'`)),
    );
  const ofPages = new Set<string>(languageCodes.flatMap((code) => routeIds.map((id) => pathIn(code, id))));
  return [
    ...redirects
      .filter(({ from }) => ofPages.has(from))
      .map(({ from }) => ({
        ...{ file: TABLE, line: lineOf(from) },
        message: `redirects ${from}, which is a page: remove this redirect, or change the path of the page in ${PAGES}`,
      })),
    ...(await findLostAddresses(root, redirects)),
  ];
}

const pageTable = z.object({ pages: z.record(z.string(), z.object({ path: z.string() })) });
const siteTable = z.object({ site: z.object({ brandHost: z.string() }) });

/** Paths that the published site has, and that are neither a page nor a redirect now. Another brand has no published site. */
async function findLostAddresses(
  root: string,
  redirects: readonly Pick<Redirect, 'from'>[],
): Promise<Finding[]> {
  const commit = await publishedCommit(root);
  if (!commit || !(await git(root, 'diff', '--name-only', commit, '--', PAGES, SITE))) return [];
  const published = await filesAt(root, commit, [PAGES, SITE, 'package.json'], async (folder) => ({
    ...pageTable.parse(await moduleIn(folder, PAGES)),
    ...siteTable.parse(await moduleIn(folder, SITE)),
  }));
  if (published.site.brandHost !== site.brandHost) return [];
  const now = new Map<string, string>(Object.entries(pages).map(([id, { path }]) => [id, path]));
  const known = new Set([...now.values(), ...redirects.map(({ from }) => from)]);
  const source = await readFile(join(root, PAGES), 'utf8');
  const added = [...now.keys()].find((id) => !(id in published.pages));
  return Object.entries(published.pages)
    .filter(([, { path }]) => !known.has(path))
    .map(([id, { path }]) => {
      const to = now.has(id) ? id : (added ?? 'home');
      return {
        ...{ file: PAGES, line: lineOfValue(source, 'pages', [id]) },
        message: `no longer has ${path}, which bookmarks and search results lead to: add to ${TABLE} the line { from: '${path}', to: '${to}', since: '${calendarDay()}' },`,
      };
    });
}
