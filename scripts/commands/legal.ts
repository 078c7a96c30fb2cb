import { watch } from 'node:fs';
import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { paths } from '../support/paths.ts';
import { legalIds, routes } from '#src/routes.ts';
import { judgeDocuments, printJudgement } from '../legal/guard/judge-documents.ts';
import { ofGrade } from '../legal/diagnostic.ts';
import { assertNoDiagnostics } from '../support/diagnostics.ts';
import { snapshotOf } from '../legal/read/snapshot.ts';
import { publishedRecord, RECORD, recordOf, withRelease } from '../legal/read/version-record.ts';
import { report, runCommand } from '../support/run-command.ts';

/** How long an editor may take to write a file before it is read. */
const SETTLE_MS = 100;

/** Prints the problems of the documents compared with the published ones. @returns whether there is none */
const look = async (): Promise<boolean> => printJudgement(await judgeDocuments());

/** `npm run legal`: looks at the documents, shows their pages, and looks again whenever one is saved. */
async function preview(): Promise<boolean> {
  await look();
  // Only the preview needs it, and it takes longer to load than the check.
  const { startDevelopment } = await import('../build/vite/start-development.ts');
  const server = await startDevelopment({ logLevel: 'error' });
  const [origin = ''] = server.resolvedUrls?.local ?? [];
  for (const id of legalIds) console.log(`  ${new URL(routes[id], origin).href}`);
  console.log('Each saved change is looked at again and shown at once. Ctrl+C ends this.');
  let pending: NodeJS.Timeout | undefined;
  watch(join(paths.root, 'content/legal'), { recursive: true }, () => {
    clearTimeout(pending);
    pending = setTimeout(() => void report(look).then(() => (process.exitCode = 0)), SETTLE_MS);
  });
  return true;
}

/**
 * Writes the record of every version, and keeps the PDFs of the last build, to be committed with the text.
 * Never rewrites a published version that is no sample; an unpublished one may be recorded again.
 */
async function record(branch: string | undefined): Promise<boolean> {
  const { keepPdfs, KEPT_PDFS } = await import('../legal/print/legal-files.ts');
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
  const { addToBranch } = await import('../legal/review/add-to-branch.ts');
  await addToBranch(paths.root, branch, 'Keep the PDFs as they were published', async (folder) => {
    const files = [RECORD, KEPT_PDFS];
    for (const file of files) await cp(join(paths.root, file), join(folder, file), { recursive: true });
    return files;
  });
  return true;
}

/** Mends slips of typing in the texts that are not published yet. */
async function fix(): Promise<boolean> {
  const { mendDocuments } = await import('../legal/lint/mend.ts');
  const changed = await mendDocuments(paths.root);
  console.log(changed.length > 0 ? `Mended: ${changed.join(', ')}` : 'There is no slip of typing to mend.');
  return look();
}

await runCommand(
  {
    options: {
      once: { type: 'boolean' },
      fix: { type: 'boolean' },
      record: { type: 'boolean' },
      // A branch to which a release adds the record and its PDFs.
      push: { type: 'string' },
    },
  },
  ({ values }) => {
    if (values.record) return record(values.push);
    if (values.fix) return fix();
    return values.once ? look() : preview();
  },
);
