import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { type LegalDocuments, versionsOf } from '#scripts/legal/read/read-documents.ts';
import type { RecordEntry } from '#scripts/legal/read/version-record.ts';
import { paths } from '#scripts/support/paths.ts';
import { legalFilePath, versionPath } from '#src/routes.ts';
import { keptPdf } from './kept-pdfs.ts';
import { type PrintJob, printPages } from './print-pages.ts';

/**
 * Writes each version as plain text and as a PDF of its page, printed where none is kept.
 * @param render gives the HTML of the page at a path, whose style sheets and fonts are in the site's folder
 * @returns path of each file that was made → its bytes, which the page of the version shows
 */
export async function writeLegalFiles(
  documents: LegalDocuments,
  record: readonly RecordEntry[],
  render: (path: string) => Promise<string>,
  report: (progress: string) => void = () => {},
): Promise<ReadonlyMap<string, number>> {
  await mkdir(join(paths.dist, 'legal'), { recursive: true });
  const sizes = new Map<string, number>();
  const jobs: PrintJob[] = [];
  for (const version of documents.flatMap(versionsOf)) {
    const { id, frontMatter, plainText, textHash } = version;
    const file = legalFilePath(id, frontMatter.version, 'txt');
    await writeFile(join(paths.dist, file), plainText);
    sizes.set(file, Buffer.byteLength(plainText));
    const pdf = legalFilePath(id, frontMatter.version, 'pdf');
    const kept = await keptPdf(version, record);
    if (kept) {
      await writeFile(join(paths.dist, pdf), kept);
      sizes.set(pdf, kept.byteLength);
      continue;
    }
    const path = versionPath(id, frontMatter.effectiveDate);
    jobs.push({ path, html: await render(path), file: pdf, details: { ...frontMatter, textHash } });
  }
  return new Map([...sizes, ...(await printPages(jobs, report))]);
}
