import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

import { type LegalDocuments, type LegalVersion, versionsOf } from '#legal/read/read-documents.ts';
import { entriesOf, RECORD, type RecordEntry } from '#legal/read/version-record.ts';
import { hashOf } from '../../scripts/support/file-cache.ts';
import { paths } from '../../scripts/support/paths.ts';
import { legalFilePath } from '../../src/routes.ts';

/** The folder that PDFs are kept in. */
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
