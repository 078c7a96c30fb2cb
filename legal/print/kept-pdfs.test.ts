import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { readLegalDocuments, versionsOf } from '#legal/read/read-documents.ts';
import { entriesOf, readRecord } from '#legal/read/version-record.ts';
import { paths } from '../../scripts/support/paths.ts';
import { madeUpDocument } from '#legal/tests/made-up-documents.ts';
import { KEPT_PDFS, keepPdfs, keptPdf } from './kept-pdfs.ts';

const versions = (await readLegalDocuments()).flatMap(versionsOf);
const record = (await readRecord(paths.root)) ?? [];
const kept = versions.filter(({ textHash }) => record.some(({ text, pdf }) => text === textHash && pdf));

describe('the PDF of a version', () => {
  it('is the file that was kept, so that another browser changes no byte of it', async () => {
    for (const version of kept) {
      const file = `${version.id}-${version.frontMatter.version}.pdf`;
      const bytes = await readFile(join(paths.root, KEPT_PDFS, file));
      expect((await keptPdf(version, record))?.equals(bytes)).toBe(true);
    }
  });

  it('is printed for a text that has none, even under the number of another', async () => {
    for (const version of kept) {
      expect(await keptPdf({ ...version, textHash: 'another text' }, record)).toBeUndefined();
      expect(await keptPdf(version, [])).toBeUndefined();
    }
  });

  it.each([
    [
      { pdf: '0'.repeat(64) },
      /\.pdf:1 is another file than content\/legal\/versions\.json names: restore it/,
    ],
    [{ version: '99.0' }, /-99\.0\.pdf:1 is missing, and content\/legal\/versions\.json names/],
  ])('that differs from the record stops the build: %o', async (change, says) => {
    const otherwise = record.map((entry) => ({ ...entry, ...change }));
    for (const version of kept)
      await expect(keptPdf(version, otherwise).then(() => 'no error')).rejects.toThrow(says);
  });
});

describe('the record of a PDF whose file is gone', () => {
  const document = madeUpDocument('terms', { version: '7.7', effectiveDate: '2027-01-15' });
  const withPdf = entriesOf([document]).map((entry) => ({ ...entry, pdf: 'a' }));
  const without = entriesOf([document]);
  const hashes = async (...given: Parameters<typeof keepPdfs>) =>
    (await keepPdfs(...given)).map(({ pdf }) => pdf);

  it('keeps a published hash, even where the record here has lost it', async () => {
    expect(await hashes([document], withPdf, withPdf, true)).toEqual(['a']);
    expect(await hashes([document], without, withPdf, true)).toEqual(['a']);
  });

  it('is made anew while it is not published', async () => {
    expect(await hashes([document], withPdf, without, true)).toEqual(['']);
  });

  it('is left as it is where no release is made and the text is published', async () => {
    expect(await hashes([document], withPdf, without, false)).toEqual(['a']);
  });
});
