import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { hashOf } from '#scripts/pictures/file-cache.ts';
import { legalFilePath, legalIds, routes, versionPath } from '#src/routes.ts';
import { legalBlocks, legalText } from '#scripts/build/legal/legal-text.ts';
import { type LegalSource, readLegalDocuments } from '#scripts/build/legal/read-legal-documents.ts';
import { paths } from '#scripts/support/paths.ts';
import { placeFiles } from './place-files.ts';
import { type PrintJob, printPages } from './print-pages.ts';

/** Writes each version as plain text and as a PDF of its page, and the sizes of both into the pages. */
export async function writeLegalFiles(report: (progress: string) => void = () => {}): Promise<void> {
  await mkdir(join(paths.dist, 'legal'), { recursive: true });
  const documents = await readLegalDocuments();
  const versions = legalIds.flatMap((id) => {
    const { current, earlier } = documents[id];
    return [current, ...earlier].map((source) => ({ id, source }));
  });
  const sizes = new Map<string, number>();
  const jobs: PrintJob[] = [];
  for (const { id, source } of versions) {
    const { version, effectiveDate } = source.frontMatter;
    const text = textOf(source);
    const file = legalFilePath(id, version, 'txt');
    await writeFile(join(paths.dist, file), text);
    sizes.set(file, Buffer.byteLength(text));
    jobs.push({
      path: versionPath(id, effectiveDate),
      file: legalFilePath(id, version, 'pdf'),
      details: { ...source.frontMatter, textHash: hashOf(text) },
    });
  }
  for (const [file, bytes] of await printPages(jobs, report)) sizes.set(file, bytes);
  const pages = [...legalIds.map((id) => routes[id]), ...jobs.map(({ path }) => path)];
  for (const path of pages) {
    const page = join(paths.dist, `${path}.html`);
    await writeFile(page, placeFiles(await readFile(page, 'utf8'), sizes));
  }
}

const textOf = ({ frontMatter, source }: LegalSource) => legalText(frontMatter, legalBlocks(source));
