import { VFile } from 'vfile';
import { reporter } from 'vfile-reporter';

import { lintDocuments, messagesOf, withFindings } from '#scripts/legal/lint/lint-documents.ts';
import { strayFaults } from '#scripts/legal/lint/stray-files.ts';
import { readLegalFiles } from '#scripts/legal/read/read-documents.ts';
import { type Snapshot, snapshotOf } from '#scripts/legal/read/snapshot.ts';
import { publishedRecord, recordAt } from '#scripts/legal/read/version-record.ts';
import { annotate, type Finding, findingsOf, inOrder } from '#scripts/support/findings.ts';
import { commitOf } from '#scripts/support/git.ts';
import { paths } from '#scripts/support/paths.ts';
import { calendarDay, today } from '#src/lib/day/today.ts';
import { figureWarnings } from './figure-warnings.ts';
import { guardRecord, unrecordedFaults } from './guard-record.ts';
import { guardVersions } from './guard-versions.ts';

type Judgement = {
  /** Every fault, in the order of the files. */
  readonly findings: readonly Finding[];
  /** What is no fault of a text, and a person should look at. */
  readonly warnings: readonly Finding[];
  /** Paths of the texts that were linted. */
  readonly texts: readonly string[];
  /** Absent while a document cannot be read. */
  readonly snapshot: Snapshot | undefined;
};

type Options = {
  /** A branch, tag or commit that is published; by default, what git knows of that. */
  readonly ref?: string;
  /** The day of publishing. */
  readonly day?: string;
};

/**
 * Checks the legal documents, for the commands and the build alike: each text, the published versions and
 * the record of versions.
 * @throws Error when git knows no such ref, or the record cannot be read
 */
export async function judgeDocuments(
  root = paths.root,
  { ref, day = calendarDay() }: Options = {},
): Promise<Judgement> {
  const commit = ref === undefined ? undefined : await commitOf(root, ref);
  const linted = await lintDocuments(await readLegalFiles(root));
  const texts = linted.map(({ path }) => path);
  const written = [...(await strayFaults(root)), ...messagesOf(linted)];
  const snapshot = await snapshotOf(root).catch(findingsOf);
  if ('length' in snapshot) {
    const findings = inOrder(written.length > 0 ? written : snapshot);
    return { findings, warnings: [], texts, snapshot: undefined };
  }
  const published = commit
    ? ((await recordAt(root, commit)) ?? [])
    : await publishedRecord(root, snapshot.record ?? []);
  const guarded = guardVersions(published, snapshot.documents, day);
  const isGuarded = ({ file, line, message }: Finding) =>
    guarded.some(
      (one) => one.file === file && one.line === line && fieldOf(one.message) === fieldOf(message),
    );
  const found = [
    ...written.filter((finding) => !isGuarded(finding)),
    ...guarded,
    ...guardRecord(published, snapshot, day),
  ];
  // A new text is recorded once it has no other fault.
  const findings = inOrder(found.length > 0 ? found : unrecordedFaults(snapshot));
  return { findings, warnings: figureWarnings(snapshot, today()), texts, snapshot };
}

const fieldOf = (message: string) => message.split(' ', 1)[0];

/** All faults and warnings for a terminal; a clean file is one line. */
export function writtenJudgement({ findings, warnings, texts }: Judgement): string {
  const files = withFindings(
    texts.map((path) => new VFile({ path })),
    findings,
  );
  for (const { messages } of files) for (const message of messages) message.fatal = true;
  return reporter(withFindings(files, warnings));
}

/** Prints the judgement, and annotates its lines in a workflow. @returns whether there is no fault */
export function printJudgement(judgement: Judgement): boolean {
  console.log(writtenJudgement(judgement));
  annotate(judgement.findings);
  return judgement.findings.length === 0;
}
