import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { type LegalDocuments, versionsOf } from '#scripts/legal/read/read-documents.ts';
import { paths } from '#scripts/support/paths.ts';
import { legalFilePath, versionPath } from '#src/routes.ts';
import { type PrintJob, printPages } from './print-pages.ts';

/**
 * Writes each version as plain text and as a PDF of its page.
 * @param render gives the HTML of the page at a path, whose style sheets and fonts are in the site's folder
 * @returns path of each file that was made → its bytes, which the page of the version shows
 */
export async function writeLegalFiles(
  documents: LegalDocuments,
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
    jobs.push({
      html: await render(versionPath(id, frontMatter.effectiveDate)),
      file: legalFilePath(id, frontMatter.version, 'pdf'),
      details: { ...frontMatter, textHash },
    });
  }
  return new Map([...sizes, ...(await printPages(jobs, report))]);
}
