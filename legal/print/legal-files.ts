import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

import { type LegalDocuments, type LegalVersion, versionsOf } from '#legal/read/read-documents.ts';
import { entriesOf, RECORD, type RecordEntry } from '#legal/read/version-record.ts';
import { hashOf } from '../../scripts/support/file-cache.ts';
import { paths } from '../../scripts/support/paths.ts';
import { legalFilePath, versionPath } from '../../src/routes.ts';
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

/** The folder that they are kept in. */
export const KEPT_PDFS = 'content/legal/pdf';

const fileOf = (id: LegalVersion['id'], version: string) =>
  join(KEPT_PDFS, basename(legalFilePath(id, version, 'pdf')));

const find = (record: readonly RecordEntry[], { id, textHash }: LegalVersion) =>
  record.find(({ document, text }) => document === id && text === textHash);

/**
 * The PDF of a version as it was published: its bytes are those of the browser that printed it then.
 * @throws Error when the record names a PDF, and the file is another one or gone
 */
export async function keptPdf(
  version: LegalVersion,
  record: readonly RecordEntry[],
): Promise<Buffer | undefined> {
  const entry = find(record, version);
  if (!entry?.pdf) return undefined;
  const file = fileOf(version.id, entry.version);
  const bytes = await readFile(join(paths.root, file)).catch(() => undefined);
  if (bytes && hashOf(bytes) === entry.pdf) return bytes;
  throw new Error(
    `${file}:1 is ${bytes ? 'another file than' : 'missing, and'} ${RECORD} names: restore it, because users accepted that document`,
  );
}

/**
 * Keeps the PDFs that the last build printed of texts that have none yet. The hash of a published PDF stays, even
 * where its file is gone: the build then asks for that file. Only a release keeps those of texts that are published.
 * @returns the record with them
 */
export async function keepPdfs(
  documents: LegalDocuments,
  record: readonly RecordEntry[],
  published: readonly RecordEntry[],
  isRelease: boolean,
): Promise<readonly RecordEntry[]> {
  const versions = documents.flatMap(versionsOf);
  return Promise.all(
    entriesOf(documents, record, [], published).map(async (entry) => {
      const of = versions.find(({ id, textHash }) => id === entry.document && textHash === entry.text);
      // It was taken back.
      if (!of) return entry;
      const printed = (type: 'txt' | 'pdf') => join(paths.dist, legalFilePath(of.id, entry.version, type));
      const file = join(paths.root, fileOf(of.id, entry.version));
      const isPublished = published.some(
        (one) => one.text === entry.text && (!isRelease || (one.pdf && !one.sample)),
      );
      if (isPublished || (entry.pdf && existsSync(file))) return entry;
      const built = await readFile(printed('txt')).catch(() => '');
      const bytes = await readFile(printed('pdf')).catch(() => undefined);
      if (!bytes || hashOf(built) !== entry.text) return { ...entry, pdf: '' };
      await mkdir(dirname(file), { recursive: true });
      await copyFile(printed('pdf'), file);
      return { ...entry, pdf: hashOf(bytes) };
    }),
  );
}
