import { join } from 'node:path';

import { toHtml } from 'hast-util-to-html';

import { comparisonsOf } from '#legal/compare/comparisons.ts';
import { redlineTree } from '#legal/compare/redline.ts';
import { type LegalDocuments, readLegalDocuments, versionsOf } from '#legal/read/read-documents.ts';
import { documentTree } from '#legal/render/document-tree.ts';
import type { LegalEdition, LegalEntry } from '../../src/model/legal.schema.ts';
import { legalFilePath, type LegalId } from '../../src/routes.ts';
import { paths } from '../../scripts/support/paths.ts';
import { writeFiles } from '../../scripts/support/write-files.ts';
import { sheetStyles } from './sheet-styles.ts';

type LegalLibrary = ReadonlyMap<LegalId, LegalEntry>;

/** Every document as pages show it, by its id, without files. */
export const libraryOf = (documents: LegalDocuments): LegalLibrary =>
  new Map(
    documents.map((document) => [
      document.id,
      {
        inForce: document.upcoming.length,
        editions: versionsOf(document).map((version) => {
          const { frontMatter, outline, textHash } = version;
          return {
            frontMatter,
            outline,
            textHash,
            html: toHtml(documentTree(version, documents)),
            files: {},
          };
        }),
        comparisons: comparisonsOf(document).map((pair) => ({
          from: pair.from.frontMatter.effectiveDate,
          to: pair.to.frontMatter.effectiveDate,
          html: toHtml(redlineTree(pair)),
        })),
      },
    ]),
  );

const kinds = ['pdf', 'txt'] as const;

/** @param sizes path of each file that was made → its bytes */
export function withFiles(library: LegalLibrary, sizes: ReadonlyMap<string, number>): LegalLibrary {
  const filesOf = (id: LegalId, { frontMatter }: LegalEdition) =>
    Object.fromEntries(
      kinds.flatMap((kind) => {
        const bytes = sizes.get(legalFilePath(id, frontMatter.version, kind));
        return bytes === undefined ? [] : [[kind, bytes]];
      }),
    );
  return new Map(
    [...library].map(([id, entry]) => [
      id,
      { ...entry, editions: entry.editions.map((edition) => ({ ...edition, files: filesOf(id, edition) })) },
    ]),
  );
}

/** The library, and the style of the documents: that of their text, and of their printed sheets. */
export async function makeLibrary(given?: LegalDocuments): Promise<LegalLibrary> {
  const documents = given ?? (await readLegalDocuments());
  const text = `@import '${join(import.meta.dirname, 'text.css')}';`;
  await writeFiles(paths.made, { 'legal.css': `${text}\n${sheetStyles(documents)}` });
  return libraryOf(documents);
}
