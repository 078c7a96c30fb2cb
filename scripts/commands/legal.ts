import { watch } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { paths } from '../support/paths.ts';
import { legalIds, routes } from '#src/routes.ts';
import { type DocumentReport, findingsIn, lintDocuments } from '../legal/lint/lint-documents.ts';
import { matters } from '../legal/lint/matters.ts';
import { annotate, inOrder, writtenFinding } from '../legal/read/findings.ts';
import { readLegalFiles } from '../legal/read/read-documents.ts';
import { strayFaults } from '../legal/lint/stray-faults.ts';
import { snapshotOf } from '../legal/read/snapshot.ts';
import { RECORD, recordOf } from '../legal/read/version-record.ts';
import { runCommand } from '../support/run-command.ts';

/** How long an editor may take to write a file before it is read. */
const SETTLE_MS = 100;

/** What is right and what is wrong, document by document, for a terminal. */
function reportText(reports: readonly DocumentReport[]): string {
  const lines = reports.flatMap(({ title, file, points }) => [
    `${title} (${file})`,
    ...points.flatMap(({ matter, right, findings }) => [
      ...(right ? [`  ✓ ${right}`] : []),
      ...(findings.length > 0 ? [`  ✗ ${matters[matter][0]}`] : []),
      ...inOrder(findings).map((finding) => `      ${writtenFinding(finding)}`),
    ]),
    '',
  ]);
  const count = findingsIn(reports).length;
  return [...lines, count === 0 ? 'Nothing to mend.' : `${count} to mend.`].join('\n');
}

/** Says what is right and what is wrong. @returns whether nothing is to be mended */
async function look(): Promise<boolean> {
  const reports = await lintDocuments(await readLegalFiles());
  const stray = await strayFaults();
  const findings = [...stray, ...findingsIn(reports)];
  console.log([...stray.map(writtenFinding), reportText(reports)].join('\n'));
  annotate(findings);
  return findings.length === 0;
}

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
    pending = setTimeout(() => void runCommand(look).then(() => (process.exitCode = 0)), SETTLE_MS);
  });
  return true;
}

/** Writes the record of every version, and keeps the PDFs of the last build, to be committed with the text. */
async function record(): Promise<boolean> {
  const { keepPdfs, KEPT_PDFS } = await import('../legal/print/kept-pdfs.ts');
  const { documents, record: known = [] } = await snapshotOf(paths.root);
  const text = recordOf(await keepPdfs(documents, known));
  const isNew = text !== recordOf(known);
  await writeFile(join(paths.root, RECORD), text);
  console.log(`${RECORD} holds every version as it is.`);
  const [, , , , branch] = process.argv;
  if (!branch || !isNew) return true;
  const { addToBranch } = await import('../legal/review/add-to-branch.ts');
  await addToBranch(paths.root, branch, [RECORD, KEPT_PDFS], 'Keep the PDFs as they were published');
  return true;
}

const [option = ''] = process.argv.slice(2);
await runCommand({ '--once': look, '--record': record }[option] ?? preview);
