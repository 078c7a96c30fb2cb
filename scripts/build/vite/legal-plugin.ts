import { join } from 'node:path';

import type { Plugin } from 'vite';

import { comparisonsOf } from '#scripts/legal/compare/comparisons.ts';
import { redlineTree } from '#scripts/legal/compare/redline.ts';
import { type LegalDocuments, readLegalDocuments, versionsOf } from '#scripts/legal/read/read-documents.ts';
import { documentTree } from '#scripts/legal/render/document-tree.ts';
import { sheetStyles } from '#scripts/legal/render/sheet-styles.ts';
import { paths } from '#scripts/support/paths.ts';

const LIBRARY = '\0virtual:legal';
const SHEETS = join(paths.work, 'virtual:legal-sheets.css');

/**
 * Gives the site the legal documents: `virtual:legal`, and the style of their printed sheets.
 * @param given documents that are read already; in development they are read whenever one has changed
 */
export function legalPlugin(given?: LegalDocuments): Plugin {
  return {
    name: 'legal-documents',
    enforce: 'pre',
    resolveId: (id) => ({ 'virtual:legal': LIBRARY, 'virtual:legal-sheets.css': SHEETS })[id],
    async load(id) {
      if (id !== LIBRARY && id !== SHEETS) return undefined;
      const documents = given ?? (await readLegalDocuments());
      for (const { file } of documents.flatMap(versionsOf)) this.addWatchFile(join(paths.root, file));
      return id === SHEETS ? sheetStyles(documents) : libraryCode(documents);
    },
  };
}

/** Each document with its versions, newest first, and the comparisons of them. */
function libraryCode(documents: LegalDocuments): string {
  const entries = documents.map((document) => {
    const editions = versionsOf(document).map((version) => {
      const { frontMatter, outline, textHash } = version;
      return `{ ...${written({ frontMatter, outline, textHash })}, Content: shown(${written(documentTree(version, documents))}) }`;
    });
    const comparisons = comparisonsOf(document).map((pair) => {
      const [from, to] = [pair.from.frontMatter.effectiveDate, pair.to.frontMatter.effectiveDate];
      return `{ ...${written({ from, to })}, Redline: shown(${written(redlineTree(pair))}) }`;
    });
    return `${written(document.id)}: { inForce: ${document.upcoming.length}, editions: [${editions.join()}], comparisons: [${comparisons.join()}] }`;
  });
  return `import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
const shown = (tree) => ({ components }) => toJsxRuntime(tree, { Fragment, jsx, jsxs, components });
export const legalLibrary = { ${entries.join(',\n')} };`;
}

/** Where a node stands in its file is of no use to a page. */
const written = (value: unknown) =>
  JSON.stringify(value, (key, part: unknown) => (key === 'position' || key === 'data' ? undefined : part));
