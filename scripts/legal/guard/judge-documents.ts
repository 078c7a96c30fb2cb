import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { VFile } from 'vfile';
import { reporter } from 'vfile-reporter';

import { FACTS, lineOfFact } from '#scripts/checks/facts/typed-figures.ts';
import { NAMES } from '#scripts/legal/lint/names.ts';
import { moduleIn } from '#scripts/support/module-in.ts';
import { factsSchema } from '#src/model/facts.schema.ts';
import { lintDocuments } from '#scripts/legal/lint/lint-documents.ts';
import { strayFindings } from '#scripts/legal/lint/stray-files.ts';
import { readLegalFiles, versionsOf, wholeFinding } from '#scripts/legal/read/read-documents.ts';
import { filesAt, type Snapshot, snapshotAt, snapshotOf } from '#scripts/legal/read/snapshot.ts';
import { RECORD, recordAt } from '#scripts/legal/read/version-record.ts';
import { type Diagnostic, diagnosticsOf } from '#scripts/support/diagnostics.ts';
import { commitOf, publishedCommit } from '#scripts/support/git.ts';
import { paths } from '#scripts/support/paths.ts';
import { calendarDay, today } from '#src/lib/day/today.ts';
import {
  annotateGraded,
  countsOf,
  graded,
  inOrderOfGrade,
  type LegalDiagnostic,
  ofGrade,
} from '../diagnostic.ts';
import { figureWarnings } from './figure-warnings.ts';
import { formerPathFindings, guardRecord, lateMerges, unrecordedFindings } from './guard-record.ts';
import { guardVersions } from './guard-versions.ts';

type Judgement = {
  /** Errors first, each grade in the order of the files. */
  readonly diagnostics: readonly LegalDiagnostic[];
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
  const broken = await brokenLists(root);
  if (broken.length > 0) return { diagnostics: graded('error', broken), texts: [], snapshot: undefined };
  const files = await readLegalFiles(root);
  const texts = files.map(([{ file }]) => file);
  const linted = await withoutKnown(root, await lintDocuments(files), commit);
  const looks = ofGrade('look', linted);
  const written = [...(await strayFindings(root)), ...ofGrade('error', linted)];
  const snapshot = await snapshotOf(root).catch(diagnosticsOf);
  const judged = (errors: readonly Diagnostic[], more: readonly Diagnostic[] = []) =>
    inOrderOfGrade([...graded('error', errors), ...looks, ...graded('look', more)]);
  if ('length' in snapshot)
    return { diagnostics: judged(written.length > 0 ? written : snapshot), texts, snapshot: undefined };
  const { ofVersions, others, before } = await guardFindings(root, commit, snapshot, day);
  const isGuarded = ({ file, line, message }: Diagnostic) =>
    ofVersions.some(
      (one) => one.file === file && one.line === line && fieldOf(one.message) === fieldOf(message),
    );
  const found = [...written.filter((finding) => !isGuarded(finding)), ...ofVersions, ...others];
  if (found.length === 0) found.push(...(await factFindings(root)));
  // A new text is recorded once it has no other error.
  const errors = found.length > 0 ? found : unrecordedFindings(snapshot);
  return { diagnostics: judged(errors, figureWarnings(snapshot, today(), before)), texts, snapshot };
}

const keyOf = ({ file, message }: LegalDiagnostic) => `${file} ${message}`;

const known = new Map<string, Promise<ReadonlySet<string>>>();

/** The findings “to look at” in the legal texts of a commit. */
const looksAt = (root: string, commit: string): Promise<ReadonlySet<string>> =>
  filesAt(root, commit, ['content/legal'], async (folder) => {
    const diagnostics = await lintDocuments(await readLegalFiles(folder));
    return new Set(ofGrade('look', diagnostics).map(keyOf));
  }).catch(() => new Set<string>());

/** The list without findings “to look at” that a published text has too. */
export async function withoutKnown(
  root: string,
  diagnostics: readonly LegalDiagnostic[],
  commit?: string,
): Promise<readonly LegalDiagnostic[]> {
  if (ofGrade('look', diagnostics).length === 0) return diagnostics;
  const published = commit ?? (await publishedCommit(root));
  if (!published) return diagnostics;
  const looks = known.get(root + published) ?? looksAt(root, published);
  known.set(root + published, looks);
  const seen = await looks;
  return diagnostics.filter((one) => one.grade === 'error' || !seen.has(keyOf(one)));
}

/** What is wrong with the documents next to what is published. */
async function guardFindings(root: string, commit: string | undefined, snapshot: Snapshot, day: string) {
  const parent = commit ?? (await publishedCommit(root));
  const published = parent ? ((await recordAt(root, parent)) ?? []) : (snapshot.record ?? []);
  const isNew = snapshot.documents.some(({ current }) =>
    published.every(({ text }) => text !== current.textHash),
  );
  // Reading them takes half a second.
  const read = parent && isNew ? await snapshotAt(root, parent).catch(() => undefined) : undefined;
  const late = parent ? await lateMerges(root, parent, published, day) : [];
  const hashes = new Set(snapshot.documents.flatMap(versionsOf).map(({ textHash }) => textHash));
  const isCorrected = ({ entry }: (typeof late)[number]) => !hashes.has(entry.text);
  // A late merge that is corrected was never released: nothing of it has to stay.
  const never = late.filter(isCorrected).map(({ entry }) => entry);
  const record = published.filter((entry) => !never.includes(entry));
  const before = read?.documents.filter(({ id }) => never.every(({ document }) => document !== id));
  return {
    ofVersions: guardVersions(record, snapshot.documents, day, before),
    others: [
      ...guardRecord(record, snapshot, day),
      ...formerPathFindings(snapshot),
      ...late.filter((one) => !isCorrected(one)).map(({ finding }) => finding),
    ],
    before,
  };
}

/** Lists that the checks of every text read: with one of them broken, each text would have findings. */
async function brokenLists(root: string): Promise<Diagnostic[]> {
  const found = [NAMES, RECORD].map(async (file) => {
    const bytes = await readFile(join(root, file)).catch(() => undefined);
    return (bytes && wholeFinding(file, bytes)) ?? [];
  });
  return (await Promise.all(found)).flat();
}

/** Figures of the texts that show another number than their value. */
async function factFindings(root: string): Promise<Diagnostic[]> {
  const { facts } = await moduleIn(root, FACTS);
  const { error } = factsSchema.safeParse(facts);
  const source = await readFile(join(root, FACTS), 'utf8');
  return (error?.issues ?? []).map(({ path, message }) => ({
    file: FACTS,
    line: lineOfFact(source, String(path[0])),
    message: `${path.join('.')} ${message}`,
  }));
}

const fieldOf = (message: string) => message.split(' ', 1)[0];

/** The list for a terminal; a text without findings is one line. */
export function writtenJudgement({ diagnostics, texts }: Judgement): string {
  const files = new Map(texts.map((path) => [path, new VFile({ path })]));
  for (const { file, line, message, grade } of diagnostics) {
    const report = files.get(file) ?? new VFile({ path: file });
    files.set(file, report);
    report.message(message, { line, column: 1 }).fatal = grade === 'error';
  }
  return `${reporter([...files.values()])}\n${countsOf(diagnostics)}`;
}

/** Prints the judgement, and annotates its lines in a workflow. @returns whether there is no error */
export function printJudgement(judgement: Judgement): boolean {
  console.log(writtenJudgement(judgement));
  annotateGraded(judgement.diagnostics);
  return ofGrade('error', judgement.diagnostics).length === 0;
}
