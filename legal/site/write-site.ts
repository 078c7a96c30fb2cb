import { rm } from 'node:fs/promises';
import { join, relative } from 'node:path';

import { toHtml } from 'hast-util-to-html';

import { comparisonsOf, formerComparisons } from '#legal/compare/comparisons.ts';
import { redlineTree } from '#legal/compare/redline.ts';
import { keptPdf } from '#legal/print/kept-pdfs.ts';
import { formerPages } from '#legal/read/front-matter.ts';
import {
  type LegalDocument,
  type LegalDocuments,
  type LegalVersion,
  versionsOf,
} from '#legal/read/read-documents.ts';
import { entriesOf, type RecordEntry, recordOf } from '#legal/read/version-record.ts';
import { documentTree } from '#legal/render/document-tree.ts';
import { listFiles } from '../../scripts/support/list-files.ts';
import { paths } from '../../scripts/support/paths.ts';
import { writeFiles } from '../../scripts/support/write-files.ts';
import type { LegalIndex } from '../../src/model/legal.schema.ts';
import { LEGAL_FEED, LEGAL_RECORD, legalFilePath } from '../../src/routes.ts';
import { legalFeed } from './feed.ts';
import { sheetStyles } from './sheet-styles.ts';

/** What the build found in the documents; all else in the folder is for pages. */
export const FINDINGS = 'findings.json';

/** Below it are the files that the site publishes as they are, by their paths in the site. */
const PUBLIC = 'public';

type Files = Readonly<Record<string, string | Buffer>>;

/** Writes the index, the fragments and the sheet, from which the site makes pages. */
export const writePages = (documents: LegalDocuments): Promise<void> =>
  writeFiles(paths.legalSite, pagesOf(documents));

/** The same, and the files that the site publishes: texts, PDFs that are kept, record and feed. Nothing else stays. */
export async function writeAll(documents: LegalDocuments, record: readonly RecordEntry[]): Promise<void> {
  const published = {
    [LEGAL_FEED]: legalFeed(documents, record),
    [LEGAL_RECORD]: recordOf(entriesOf(documents, record)),
    ...(await versionFiles(documents.flatMap(versionsOf), record)),
  };
  const files = {
    ...pagesOf(documents),
    ...Object.fromEntries(Object.entries(published).map(([path, content]) => [PUBLIC + path, content])),
  };
  await writeFiles(paths.legalSite, files);
  const old = (await listFiles(paths.legalSite)).filter((name) => name !== FINDINGS && !(name in files));
  await Promise.all(old.map((name) => rm(join(paths.legalSite, name))));
}

/** Every document as pages show it: the index, a fragment for each version and each comparison, and their style. */
function pagesOf(documents: LegalDocuments): Files {
  const fragments: Record<string, string> = {};
  const fragment = (name: string, tree: Parameters<typeof toHtml>[0]) => {
    fragments[name] = toHtml(tree);
    return name;
  };
  const index: LegalIndex = Object.fromEntries(
    documents.map((document) => [
      document.id,
      {
        inForce: document.upcoming.length,
        editions: versionsOf(document).map((version) => ({
          ...editionOf(version),
          html: fragment(
            `${document.id}/${version.frontMatter.effectiveDate}.html`,
            documentTree(version, documents),
          ),
        })),
        comparisons: comparisonsOf(document).map((pair) => {
          const [from, to] = [pair.from.frontMatter.effectiveDate, pair.to.frontMatter.effectiveDate];
          return { from, to, html: fragment(`${document.id}/${from}--${to}.html`, redlineTree(pair)) };
        }),
        formerPaths: formerPathsOf(document),
        formerComparisons: formerComparisons(document),
      },
    ]),
  );
  return {
    ...fragments,
    'index.json': `${JSON.stringify(index, null, 2)}\n`,
    'legal.css': styleOf(documents),
  };
}

function editionOf({ frontMatter, outline, textHash }: LegalVersion) {
  const { title, summary, version, effectiveDate, sample, changes } = frontMatter;
  return {
    frontMatter: { title, summary, version, effectiveDate, sample, changes },
    outline,
    textHash,
  };
}

/** A scheduled version may name the address of one that was withdrawn: it redirects at once. */
function formerPathsOf({ current, upcoming }: LegalDocument): string[] {
  const own = formerPages(current.frontMatter);
  const later = new Set(upcoming.flatMap(({ frontMatter }) => formerPages(frontMatter)));
  return [...own, ...[...later].filter((path) => !own.includes(path))];
}

/** The style of the documents: that of their text, and of their printed sheets. */
function styleOf(documents: LegalDocuments): string {
  const text = relative(paths.legalSite, join(paths.root, 'legal/view/text.css')).replaceAll('\\', '/');
  return `@import '${text}';\n${sheetStyles(documents)}`;
}

/** The plain text of each version, and its PDF where one is kept. */
async function versionFiles(
  versions: readonly LegalVersion[],
  record: readonly RecordEntry[],
): Promise<Files> {
  const files = versions.map(async (version) => {
    const pathOf = (type: 'pdf' | 'txt') => legalFilePath(version.id, version.frontMatter.version, type);
    const kept = await keptPdf(version, record);
    const text = [pathOf('txt'), version.plainText] as const;
    return kept ? [text, [pathOf('pdf'), kept] as const] : [text];
  });
  return Object.fromEntries<string | Buffer>((await Promise.all(files)).flat());
}
