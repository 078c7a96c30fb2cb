import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { placeFiles } from './place-files.ts';
import { type LegalDocuments, versionsOf } from '#scripts/legal/read/read-documents.ts';
import { paths } from '#scripts/support/paths.ts';
import { legalFilePath, routes, versionPath } from '#src/routes.ts';
import { type PrintJob, printPages } from './print-pages.ts';

/** Writes each version as plain text and as a PDF of its page, and the sizes of both into the pages. */
export async function writeLegalFiles(
  documents: LegalDocuments,
  report: (progress: string) => void = () => {},
): Promise<void> {
  await mkdir(join(paths.dist, 'legal'), { recursive: true });
  const sizes = new Map<string, number>();
  const jobs: PrintJob[] = [];
  for (const version of documents.flatMap(versionsOf)) {
    const { id, frontMatter, plainText, textHash } = version;
    const file = legalFilePath(id, frontMatter.version, 'txt');
    await writeFile(join(paths.dist, file), plainText);
    sizes.set(file, Buffer.byteLength(plainText));
    jobs.push({
      path: versionPath(id, frontMatter.effectiveDate),
      file: legalFilePath(id, frontMatter.version, 'pdf'),
      details: { ...frontMatter, textHash },
    });
  }
  for (const [file, bytes] of await printPages(jobs, report)) sizes.set(file, bytes);
  const pages = [...documents.map(({ id }) => routes[id]), ...jobs.map(({ path }) => path)];
  for (const path of pages) {
    const page = join(paths.dist, `${path}.html`);
    await writeFile(page, placeFiles(await readFile(page, 'utf8'), sizes));
  }
}
