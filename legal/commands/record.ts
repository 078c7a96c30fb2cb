import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { ofGrade } from '#legal/findings.ts';
import { judgeDocuments } from '#legal/guard/judge-documents.ts';
import { KEPT_PDFS, keepPdfs } from '#legal/print/kept-pdfs.ts';
import { snapshotOf } from '#legal/read/snapshot.ts';
import { RECORD, recordOf, withRelease } from '#legal/read/version-record.ts';
import { addToBranch } from '#legal/review/add-to-branch.ts';
import { assertNoFindings } from '../../scripts/support/findings.ts';
import { paths } from '../../scripts/support/paths.ts';

/**
 * Writes the record of every version, and keeps the PDFs of the last build, to be committed with the text.
 * Never rewrites a published version that is no sample; an unpublished one may be recorded again.
 */
export async function record(branch: string | undefined): Promise<boolean> {
  const { documents, record: known = [] } = await snapshotOf(paths.root);
  const { findings, published = known } = await judgeDocuments();
  assertNoFindings(ofGrade('error', findings).filter(({ file }) => file !== RECORD));
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
  await addToBranch(paths.root, branch, 'Keep the PDFs as they were published', async (folder) => {
    const files = [RECORD, KEPT_PDFS];
    for (const file of files) await cp(join(paths.root, file), join(folder, file), { recursive: true });
    return files;
  });
  return true;
}
