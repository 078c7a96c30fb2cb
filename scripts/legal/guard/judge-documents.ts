import { type Finding, findingsOf, inOrder } from '#scripts/support/findings.ts';
import { type LintReport, lintDocuments } from '#scripts/legal/lint/lint-documents.ts';
import { strayFaults } from '#scripts/legal/lint/stray-faults.ts';
import { commitOf, publishedCommit } from '#scripts/support/git.ts';
import { readLegalFiles } from '#scripts/legal/read/read-documents.ts';
import { type Snapshot, snapshotAt, snapshotOf } from '#scripts/legal/read/snapshot.ts';
import { calendarDay, today } from '#src/lib/day/today.ts';
import { paths } from '#scripts/support/paths.ts';
import { compareSnapshots } from './compare-snapshots.ts';
import { feesKnownSince } from './fees.ts';
import { figureWarnings } from './figure-warnings.ts';
import { recordFileFaults, unrecordedFaults } from './record-file-faults.ts';

/** What is said of the legal documents in a folder. */
export type Judgement = {
  /** All there is to mend, in the order of the files. */
  readonly findings: readonly Finding[];
  /** What is no fault of a text, and a person should look at. */
  readonly warnings: readonly Finding[];
  /** The faults of each text by itself. */
  readonly reports: readonly LintReport[];
  /** What is published and what is here; absent while a document cannot be read. */
  readonly moments: { readonly before: Snapshot; readonly after: Snapshot } | undefined;
};

type Question = {
  /** What is published: a branch, a tag or a commit. Without it, what git knows of that. */
  readonly ref?: string;
  /** The day of publishing. */
  readonly day?: string;
};

/**
 * The one judgement of the legal documents, for the check, the guard, the review and the build alike: each
 * text by itself, what must not happen to what is published, and the record of versions.
 * @throws Error when git knows no such ref, or what is published cannot be read
 */
export async function judgeDocuments(
  root = paths.root,
  { ref, day = calendarDay() }: Question = {},
): Promise<Judgement> {
  const commit = ref === undefined ? await publishedCommit(root) : await commitOf(root, ref);
  const reports = await lintDocuments(await readLegalFiles(root));
  const written = [...(await strayFaults(root)), ...reports.flatMap(({ findings }) => findings)];
  const after = await snapshotOf(root).catch(findingsOf);
  if ('length' in after)
    return {
      ...{ findings: inOrder(written.length > 0 ? written : after), warnings: [] },
      ...{ reports, moments: undefined },
    };
  const before = commit ? await snapshotAt(root, commit) : after;
  const known = commit ? await feesKnownSince(root, commit, after, day) : day;
  const changed = compareSnapshots({ before, after, today: day, feesKnownSince: known });
  // What was published says more of a file, and of a field, than the record or the text do by themselves.
  const recorded = recordFileFaults(before, after, day).filter(
    ({ file }) => !changed.some((one) => one.file === file),
  );
  const isTold = ({ file, line, message }: Finding) =>
    changed.some(
      (one) => one.file === file && one.line === line && fieldOf(one.message) === fieldOf(message),
    );
  const found = [...written.filter((finding) => !isTold(finding)), ...changed, ...recorded];
  // A new text is recorded when nothing else of it is to be mended.
  const findings = inOrder(found.length > 0 ? found : unrecordedFaults(after));
  return { findings, warnings: figureWarnings(after, today()), reports, moments: { before, after } };
}

const fieldOf = (message: string) => message.split(' ', 1)[0];
