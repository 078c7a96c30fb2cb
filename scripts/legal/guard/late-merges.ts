import { RECORD, type RecordEntry } from '#scripts/legal/read/version-record.ts';
import type { Diagnostic } from '#scripts/support/diagnostics.ts';
import { git } from '#scripts/support/git.ts';
import { formatDay } from '#src/lib/day/format-day.ts';
import { calendarDay } from '#src/lib/day/today.ts';

/**
 * The newest version of a document, where it was merged after the day from which it says to apply: no text applied in
 * between. One that was released is not judged any more.
 * @param published the record of a commit
 */
export async function lateMerges(
  root: string,
  commit: string,
  published: readonly RecordEntry[],
  today: string,
): Promise<readonly Diagnostic[]> {
  const unreleased = published
    .filter(({ withdrawn }) => !withdrawn)
    .filter((entry, index, all) => all.findIndex(({ document }) => document === entry.document) === index)
    .filter((entry) => !entry.sample && !entry.published && entry.day < today);
  const found = unreleased.map(async ({ document, version, day, text }): Promise<Diagnostic[]> => {
    const history = [
      'log',
      '--first-parent',
      '--reverse',
      '--format=%H %cI',
      `-S${text}`,
      commit,
      '--',
      RECORD,
    ];
    const [first = ''] = (await git(root, ...history).catch(() => '')).split('\n');
    const [merge = '', moment = ''] = first.split(' ');
    // The record was begun with it, or the history is not all there.
    const isBegun = await git(root, 'cat-file', '-e', `${merge}^:${RECORD}`).then(
      () => true,
      () => false,
    );
    const merged = isBegun ? calendarDay(new Date(moment)) : day;
    if (merged <= day) return [];
    const message = `says that version ${version} applies from ${formatDay(day)}, and it was merged on ${formatDay(merged)}: revert that proposal, and propose the text again from a day to come`;
    return [{ file: `content/legal/${document}.mdx`, line: 1, message }];
  });
  return (await Promise.all(found)).flat();
}
