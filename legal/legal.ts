import { fork } from 'node:child_process';
import { watch } from 'node:fs';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

import { z } from 'zod';

import { noticeOf, withSending } from '#legal/compare/notice.ts';
import { annotateGraded, countsOf, ofGrade } from '#legal/diagnostic.ts';
import { judgeDocuments, printJudgement } from '#legal/guard/judge-documents.ts';
import { readLegalDocuments, versionsOf } from '#legal/read/read-documents.ts';
import { snapshotOf } from '#legal/read/snapshot.ts';
import { publishedRecord, readRecord, RECORD, recordOf, withRelease } from '#legal/read/version-record.ts';
import { reviewProposal, writeReview } from '#legal/review/review.ts';
import { assertNoDiagnostics, formatDiagnostic } from '../scripts/support/diagnostics.ts';
import { paths } from '../scripts/support/paths.ts';
import { report, runCommand } from '../scripts/support/run-command.ts';
import { writeFiles } from '../scripts/support/write-files.ts';
import { legalIds, routes } from '../src/routes.ts';

/** How long an editor may take to write a file before it is read. */
const SETTLE_MS = 100;

type Options = {
  readonly fix?: boolean | undefined;
  readonly record?: boolean | undefined;
  readonly push?: string | undefined;
  readonly sent?: string | undefined;
};

/** What follows the name of a command. @returns whether there is no error */
type Run = (words: readonly string[], options: Options) => Promise<boolean>;

/** Prints the problems of the documents compared with the published ones. */
const check = async (): Promise<boolean> => printJudgement(await judgeDocuments());

/** Checks the documents, shows their pages, and checks again whenever one is saved. */
async function preview(): Promise<boolean> {
  await check();
  const server = fork(join(paths.root, 'scripts/commands/dev.ts'), ['--sample'], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = new Promise<number | null>((resolve) => server.once('close', resolve));
  server.once('message', (origin) => {
    for (const id of legalIds) console.log(`  ${new URL(routes[id], z.url().parse(origin)).href}`);
    console.log('Each saved change is looked at again and shown at once. Ctrl+C ends this.');
  });
  let pending: NodeJS.Timeout | undefined;
  const watcher = watch(join(paths.root, 'content/legal'), { recursive: true }, () => {
    clearTimeout(pending);
    pending = setTimeout(() => void report(check).then(() => (process.exitCode = 0)), SETTLE_MS);
  });
  const code = await ended;
  watcher.close();
  return code === 0;
}

/**
 * Writes the record of every version, and keeps the PDFs of the last build, to be committed with the text.
 * Never rewrites a published version that is no sample; an unpublished one may be recorded again.
 */
async function record(branch: string | undefined): Promise<boolean> {
  const { keepPdfs, KEPT_PDFS } = await import('#legal/print/kept-pdfs.ts');
  const { documents, record: known = [] } = await snapshotOf(paths.root);
  const published = await publishedRecord(paths.root, known);
  const { diagnostics } = await judgeDocuments();
  assertNoDiagnostics(ofGrade('error', diagnostics).filter(({ file }) => file !== RECORD));
  const kept = await keepPdfs(documents, known, published, branch !== undefined);
  const text = recordOf(branch ? await withRelease(paths.root, kept) : kept);
  const isNew = text !== recordOf(known);
  await writeFile(join(paths.root, RECORD), text);
  console.log(isNew ? `${RECORD} has now:` : `${RECORD} has every version already: nothing was changed.`);
  for (const { document, version, text: words, pdf } of kept) {
    const before = known.find((one) => one.document === document && one.version === version);
    if (before?.text !== words) console.log(`  ${document} ${version}: its text`);
    if (pdf && before?.pdf !== pdf) console.log(`  ${document} ${version}: its PDF, from the last build`);
  }
  if (!branch || !isNew) return true;
  const { addToBranch } = await import('#legal/review/add-to-branch.ts');
  await addToBranch(paths.root, branch, 'Keep the PDFs as they were published', async (folder) => {
    const files = [RECORD, KEPT_PDFS];
    for (const file of files) await cp(join(paths.root, file), join(folder, file), { recursive: true });
    return files;
  });
  return true;
}

/** Mends slips of typing in the texts that are not published yet. */
async function fix(): Promise<boolean> {
  const { mendDocuments } = await import('#legal/lint/mend.ts');
  const changed = await mendDocuments(paths.root);
  console.log(changed.length > 0 ? `Mended: ${changed.join(', ')}` : 'There is no slip of typing to mend.');
  return check();
}

/**
 * All that is said of a proposal, in one go. Where the workflow names the proposal, files that can be generated are no
 * findings: the workflow adds them.
 */
const review: Run = async ([ref]) => {
  if (!ref)
    throw new Error(
      'Name what to compare with, a branch, tag or commit: npm run legal -- review origin/main',
    );
  const { PROPOSAL = '', PROPOSAL_BRANCH = '', PREVIEW_ORIGIN = '', RUN_URL = '' } = process.env;
  const found = await reviewProposal(paths.root, ref, PROPOSAL !== '');
  const { diagnostics } = found;
  annotateGraded(diagnostics);
  for (const one of diagnostics)
    if (one.dismissed === undefined) console.log(`${one.grade} ${formatDiagnostic(one)}`);
  await writeReview(paths.root, paths.redline, found, {
    branch: PROPOSAL_BRANCH,
    preview: PREVIEW_ORIGIN,
    run: RUN_URL,
  });
  console.log(`${countsOf(diagnostics)}: ${relative(paths.root, paths.redline)}/comment.md has it all.`);
  return ofGrade('error', diagnostics).length === 0;
};

/** @throws Error with the usage, where no document has that name */
async function documentOf(id: string | undefined, usage: string) {
  const documents = await readLegalDocuments();
  const document = documents.find((one) => one.id === id);
  if (document) return document;
  throw new Error(
    `Write npm run legal -- ${usage}; documents are ${documents.map((one) => one.id).join(', ')}`,
  );
}

/** Writes the mail that notifies users of a version; with `--sent`, the day on which it was sent into the record. */
const notice: Run = async ([id, version = ''], { sent: day }) => {
  const usage = 'notice <document> <version>, and --sent <day> behind it once the mail is sent';
  const document = await documentOf(id, usage);
  if (day !== undefined) {
    const sent = withSending((await readRecord(paths.root)) ?? [], document, version, day);
    await writeFile(join(paths.root, RECORD), recordOf(sent));
    console.log(`${RECORD} says that users were notified of ${document.id} ${version} on ${day}: commit it.`);
    return true;
  }
  const { from, subject, html, text } = noticeOf(document, version);
  const name = `${document.id}-${version}`;
  const files = { [`${name}.html`]: html, [`${name}.txt`]: text };
  await writeFiles(paths.notice, files);
  console.log(`From: ${from}\nSubject: ${subject}`);
  for (const file of Object.keys(files)) console.log(`  ${relative(paths.root, join(paths.notice, file))}`);
  return true;
};

/** Writes a version as a Word file, or what changed between two versions as tracked changes. */
const word: Run = async ([id, first, second]) => {
  const { wordOf, wordRedline } = await import('#legal/word/write-word.ts');
  const document = await documentOf(id, 'word <document> [version], or two versions to compare them');
  const versions = versionsOf(document);
  const versionOf = (number: string) => {
    const version = versions.find(({ frontMatter }) => frontMatter.version === number);
    if (version) return version;
    const known = versions.map(({ frontMatter }) => frontMatter.version).join(', ');
    throw new Error(`${document.id} has no version ${number}: write one of ${known}`);
  };
  const version = first === undefined ? versions[0] : versionOf(first);
  const { version: number } = version.frontMatter;
  const [name, bytes] =
    second === undefined
      ? [`${document.id}-${number}.docx`, await wordOf(version)]
      : [
          `${document.id}-${number}-${second}.docx`,
          await wordRedline({ from: version, to: versionOf(second) }),
        ];
  await writeFiles(paths.word, { [name]: bytes });
  console.log(relative(paths.root, join(paths.word, name)));
  return true;
};

/** Writes the words of a Word file into a document. */
const fromWord: Run = async ([path, id]) => {
  const { documentFromWord } = await import('#legal/word/read-word.ts');
  const document = await documentOf(path && id, 'from-word <file.docx> <document>');
  const bytes = await readFile(path ?? '').catch((error: unknown) => {
    throw new Error(`${path} cannot be read: name a Word file`, { cause: error });
  });
  const [newest] = versionsOf(document);
  const { source, lost } = await documentFromWord(bytes, newest);
  await writeFile(join(paths.root, newest.file), source);
  console.log(`${newest.file} has the words of ${path}.`);
  if (lost.length > 0) console.log(`It does not have:\n${lost.map((one) => `- ${one}`).join('\n')}`);
  return true;
};

/** Prints versions that have no PDF yet, from the pages of the last build. */
async function print(): Promise<boolean> {
  const { printMissing } = await import('#legal/print/print-missing.ts');
  await printMissing();
  return true;
}

const checkWith: Run = (_words, options) => {
  if (options.record) return record(options.push);
  return options.fix ? fix() : check();
};

const commands = new Map<string, Run>([
  ['check', checkWith],
  ['review', review],
  ['notice', notice],
  ['word', word],
  ['from-word', fromWord],
  ['print', print],
]);

/** `npm run legal`: shows and checks; `npm run legal -- <command>`: see LAWYERS.md. */
await runCommand(
  {
    options: {
      fix: { type: 'boolean' },
      record: { type: 'boolean' },
      // A branch to which a release adds the record and its PDFs.
      push: { type: 'string' },
      // The day on which a notice was sent.
      sent: { type: 'string' },
    },
    maxWords: 4,
  },
  ({ words: [name, ...words], values }) => {
    if (name === undefined) return values.record || values.fix ? checkWith([], values) : preview();
    const run = commands.get(name);
    if (run) return run(words, values);
    throw new Error(`"${name}" is no command of npm run legal: use ${[...commands.keys()].join(', ')}`);
  },
);
