import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { VFile } from 'vfile';
import { reporter } from 'vfile-reporter';

import { NAMES } from '#legal/lint/names.ts';
import { lintDocuments } from '#legal/lint/lint-documents.ts';
import { SUBJECTS, subjectsFinding } from '#legal/lint/rules/subjects.ts';
import { HEADINGS } from '#legal/lint/rules.ts';
import { strayFindings } from '#legal/lint/stray-files.ts';
import {
  isText,
  type LegalFile,
  type LegalFiles,
  readLegalFiles,
  wholeFinding,
} from '#legal/read/read-documents.ts';
import { type Snapshot, snapshotOf } from '#legal/read/snapshot.ts';
import { RECORD, type RecordEntry } from '#legal/read/version-record.ts';
import { type Finding, FindingsError } from '../../scripts/support/findings.ts';
import { baseOf, filesAt, gitAnswer, publishedCommit } from '../../scripts/support/git.ts';
import { paths } from '../../scripts/support/paths.ts';
import { calendarDay } from '../../src/lib/day/today.ts';
import {
  annotateGraded,
  countsOf,
  type LegalFinding,
  graded,
  inOrderOfGrade,
  type GradedFinding,
  ofGrade,
} from '#legal/findings.ts';
import { formerPathFindings, guardRecord, unrecordedFindings } from './guard-record.ts';
import { guardVersions } from './guard-versions.ts';
import { publishedState } from './published-state.ts';

type Judgement = {
  /** Errors first, each grade in the order of the files. */
  readonly findings: readonly GradedFinding[];
  /** Paths of the texts that were linted. */
  readonly texts: readonly string[];
  /** Absent while a document cannot be read. */
  readonly snapshot: Snapshot | undefined;
  /** What is published; absent where that is unknown. */
  readonly before?: Snapshot | undefined;
  /** The record of what is published; absent where no text can be read. */
  readonly published?: readonly RecordEntry[];
};

type Options = {
  /** A branch, tag or commit that is published; by default, what git knows of that. */
  readonly ref?: string;
  /** The day of publishing; by default today. */
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
  const commit = ref === undefined ? undefined : await baseOf(root, ref);
  const files = await readLegalFiles(root);
  const texts = files.map(([{ file }]) => file);
  const broken = await brokenLists(root);
  if (broken.length > 0) {
    // A merge leaves the record and a text unfinished at once.
    const unread = files.flat().flatMap(({ source, text }) => (source || isText(text) ? [] : [text]));
    return { findings: graded('error', [...unread, ...broken]), texts, snapshot: undefined };
  }
  const linted = await lintProposed(root, files, commit);
  const warnings = linted.filter(({ grade, dismissed }) => grade === 'warning' || dismissed !== undefined);
  const written = [...graded('error', await strayFindings(root)), ...ofGrade('error', linted)];
  const snapshot = await snapshotOf(root).catch((error: unknown) => {
    if (error instanceof FindingsError) return error.findings;
    throw error;
  });
  const judged = (errors: readonly LegalFinding[]) =>
    inOrderOfGrade([...graded('error', errors), ...warnings]);
  if ('length' in snapshot)
    return { findings: judged(written.length > 0 ? written : snapshot), texts, snapshot: undefined };
  const published = await publishedState(root, commit, snapshot, day);
  const ofVersions = guardVersions(published.record, snapshot.documents, day, published.before?.documents);
  // Said once of a field: the lines to paste have its entries as they have to be.
  const isGuarded = ({ file, line, field, rule }: GradedFinding) =>
    field !== undefined &&
    ofVersions.some(
      (one) =>
        one.file === file &&
        ((one.line === line && one.field === field) ||
          (rule === HEADINGS && one.paste?.includes(`${field}:`))),
    );
  const found = [
    ...written.filter((finding) => !isGuarded(finding)),
    ...ofVersions,
    ...guardRecord(published.record, snapshot, day),
    ...formerPathFindings(snapshot),
    ...published.findings,
  ];
  // A new text is recorded once it has no other error.
  const errors = found.length > 0 ? found : unrecordedFindings(snapshot, published.record, day);
  return { findings: judged(errors), texts, snapshot, before: published.before, published: published.record };
}

const keyOf = ({ file, message }: GradedFinding) => `${file} ${message}`;

type PublishedTexts = {
  readonly files: readonly LegalFile[];
  /** Linted when they are first asked for, which takes long. */
  readonly warnings: () => Promise<ReadonlySet<string>>;
};

const known = new Map<string, Promise<PublishedTexts>>();

/** The legal texts of a commit with their warnings; none where it has no such folder. */
async function publishedTexts(root: string, commit: string): Promise<PublishedTexts> {
  const isThere = await gitAnswer(root, 'ls-tree', commit, '--', 'content/legal');
  const files = isThere
    ? await filesAt(root, commit, ['content/legal'], (folder) => readLegalFiles(folder))
    : [];
  const current = files.map(([file]) => file);
  let linting: Promise<ReadonlySet<string>> | undefined;
  const warnings = () =>
    (linting ??= lintDocuments(files, current).then(
      (found) => new Set(ofGrade('warning', found).map(keyOf)),
    ));
  return { files: current, warnings };
}

/** What the rules find in the texts, without warnings that a published text has too. */
export async function lintProposed(
  root: string,
  files: readonly LegalFiles[],
  commit?: string,
): Promise<readonly GradedFinding[]> {
  const parent = commit ?? (await publishedCommit(root));
  if (!parent) return lintDocuments(files);
  const reading = known.get(root + parent) ?? publishedTexts(root, parent);
  known.set(root + parent, reading);
  const published = await reading;
  const found = await lintDocuments(files, published.files);
  if (ofGrade('warning', found).length === 0) return found;
  const seen = await published.warnings();
  return found.filter((one) => one.grade === 'error' || one.dismissed !== undefined || !seen.has(keyOf(one)));
}

const KEEP_PUBLISHED =
  'keep the one of the main branch (the check of the proposal adds the line of the new text)';

/** Lists that the checks of every text read: with one of them broken, each text would have findings. */
async function brokenLists(root: string): Promise<Finding[]> {
  const found = [NAMES, RECORD].map(async (file) => {
    const bytes = await readFile(join(root, file)).catch(() => undefined);
    return (bytes && wholeFinding(file, bytes, file === RECORD ? KEEP_PUBLISHED : undefined)) ?? [];
  });
  const subjects = await readFile(join(root, SUBJECTS), 'utf8').catch(() => undefined);
  const broken = subjects === undefined ? undefined : subjectsFinding(subjects);
  return [...(await Promise.all(found)).flat(), ...(broken ? [broken] : [])];
}

/** The list for a terminal; a text without findings is one line. */
export function writtenJudgement({ findings, texts }: Judgement): string {
  const files = new Map(texts.map((path) => [path, new VFile({ path })]));
  for (const { file, line, message, grade, paste } of findings.filter((one) => one.dismissed === undefined)) {
    const report = files.get(file) ?? new VFile({ path: file });
    files.set(file, report);
    report.message(paste ? `${message}\n\n${paste}\n` : message, { line, column: 1 }).fatal =
      grade === 'error';
  }
  return `${reporter([...files.values()])}\n${countsOf(findings)}`;
}

/** Prints the judgement, and annotates its lines in a workflow. @returns whether there is no error */
export function printJudgement(judgement: Judgement): boolean {
  console.log(writtenJudgement(judgement));
  annotateGraded(judgement.findings);
  return ofGrade('error', judgement.findings).length === 0;
}
