import { git } from '#scripts/legal/read/git.ts';
import type { LegalDocuments } from '#scripts/legal/read/read-documents.ts';
import { paths } from '#scripts/support/paths.ts';
import { type RouteId, routeIds } from '#src/routes.ts';

/** Page → the day (YYYY-MM-DD) on which its words last changed. */
export type PageDays = Readonly<Partial<Record<RouteId, string>>>;

/**
 * The day of a legal page is that of its text; of any other, that of the last commit to its copy. A tree
 * without its whole history (an archive, a shallow clone) cannot tell, and then says nothing.
 */
export async function pageDays(documents: LegalDocuments): Promise<PageDays> {
  const days = lastDays(await copyLog().catch(() => ''));
  const written = routeIds.flatMap((id) => {
    const day = days.get(`content/pages/${id}.ts`);
    return day ? [[id, day] as const] : [];
  });
  const legal = documents.map(({ id, current }) => [id, current.frontMatter.effectiveDate] as const);
  return Object.fromEntries([...written, ...legal]);
}

async function copyLog(): Promise<string> {
  const isShallow = (await git(paths.root, 'rev-parse', '--is-shallow-repository')).trim() !== 'false';
  const log = ['log', '--format=%cs', '--name-only', '--relative', '--', 'content/pages'];
  return isShallow ? '' : git(paths.root, ...log);
}

/** File → the newest day over it in a log of days, each followed by the names of files. */
export function lastDays(log: string): ReadonlyMap<string, string> {
  const days = new Map<string, string>();
  let day = '';
  for (const line of log.split('\n').filter(Boolean)) {
    if (/^\d{4}-\d\d-\d\d$/.test(line)) day = line;
    else if (!days.has(line)) days.set(line, day);
  }
  return days;
}
