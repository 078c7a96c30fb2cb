import { type LegalDocument, versionsOf } from '#legal/read/read-documents.ts';
import { type Snapshot, snapshotAt } from '#legal/read/snapshot.ts';
import { isWithdrawn, publishedAt, RECORD, type RecordEntry } from '#legal/read/version-record.ts';
import type { Finding } from '../../scripts/support/findings.ts';
import { git, gitAnswer, publishedCommit } from '../../scripts/support/git.ts';
import { formatDay } from '../../src/lib/day/format-day.ts';
import { calendarDay } from '../../src/lib/day/today.ts';

type Published = {
  readonly record: readonly RecordEntry[];
  /** Absent where it is unknown, or cannot be read. */
  readonly before: Snapshot | undefined;
  /** Why it cannot be read, and versions that were merged too late. */
  readonly findings: readonly Finding[];
};

/**
 * The published versions. One that was merged after its day, and that this proposal corrects, was never released and is
 * left out.
 * @param commit what is published; by default, what git knows of that
 * @param proposed the documents as they are to be
 */
export async function publishedState(
  root: string,
  commit: string | undefined,
  proposed: Snapshot,
  day: string,
): Promise<Published> {
  const parent = commit ?? (await publishedCommit(root));
  if (!parent) return { record: proposed.record ?? [], before: undefined, findings: [] };
  const recorded = await publishedAt(root, parent, day);
  const texts = new Set(proposed.documents.flatMap(versionsOf).map(({ textHash }) => textHash));
  const [findings, corrected]: [Finding[], Set<string>] = [[], new Set()];
  for (const entry of unreleased(recorded, day)) {
    const merged = await mergeDay(root, parent, entry);
    if (merged <= entry.day) continue;
    if (texts.has(entry.text)) findings.push(lateFinding(entry, merged));
    else corrected.add(entry.text);
  }
  const record = recorded.filter(({ text }) => !corrected.has(text));
  // Reading the published texts takes half a second.
  const isSame =
    (await gitAnswer(root, 'status', '--porcelain', '--', 'content')) === '' &&
    (await succeeds(git(root, 'diff', '--quiet', parent, '--', 'content')));
  if (isSame) return { record, before: proposed, findings };
  const before = await snapshotAt(root, parent).catch((error: unknown) => {
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    const message = `cannot be compared: the texts of the published commit ${parent.slice(0, 9)} are not readable any more (${reason}). A change of their format has to go on reading those that are published`;
    findings.push({ file: RECORD, line: 1, message });
    return undefined;
  });
  const published = (document: LegalDocument): LegalDocument[] => {
    const [current, ...earlier] = versionsOf(document).filter(({ textHash }) => !corrected.has(textHash));
    return current ? [{ id: document.id, upcoming: [], current, earlier }] : [];
  };
  return {
    record,
    before: before && { ...before, documents: before.documents.flatMap(published), record },
    findings,
  };
}

/** The newest version of each document, where its day has passed and no release is known. */
const unreleased = (record: readonly RecordEntry[], today: string): readonly RecordEntry[] =>
  record
    .filter((entry) => !isWithdrawn(entry))
    .filter((entry, index, all) => all.findIndex(({ document }) => document === entry.document) === index)
    .filter((entry) => !entry.sample && !entry.published && entry.day < today);

/** The day on which a version was merged; its own where the record was begun with it, or the history is not all there. */
async function mergeDay(root: string, commit: string, { text, day }: RecordEntry): Promise<string> {
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
  const [merge = '', moment = ''] = (await gitAnswer(root, ...history)).split('\n', 1).join().split(' ');
  const isBegun = await succeeds(git(root, 'cat-file', '-e', `${merge}^:${RECORD}`));
  return isBegun ? calendarDay(new Date(moment)) : day;
}

const succeeds = (command: Promise<unknown>): Promise<boolean> =>
  command.then(
    () => true,
    () => false,
  );

function lateFinding({ document, version, day }: RecordEntry, merged: string): Finding {
  const message = `says that version ${version} applies from ${formatDay(day)}, and it was merged on ${formatDay(merged)}: propose it again with a day to come as effectiveDate, under the same number, or revert that proposal`;
  return { file: `content/legal/${document}.mdx`, line: 1, message };
}
