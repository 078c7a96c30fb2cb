import { comparisonsOf } from '#scripts/legal/compare/comparisons.ts';
import { redlineTree } from '#scripts/legal/compare/redline.ts';
import { type LegalDocuments, versionsOf } from '#scripts/legal/read/read-documents.ts';
import { documentTree } from '#scripts/legal/render/document-tree.ts';

export { readLegalDocuments } from '#scripts/legal/read/read-documents.ts';
export { sheetStyles } from '#scripts/legal/render/sheet-styles.ts';

export const filesOf = (documents: LegalDocuments): readonly string[] =>
  documents.flatMap(versionsOf).map(({ file }) => file);

/** The code of `virtual:legal`: each document with its versions, newest first, and the comparisons of them. */
export function libraryCode(documents: LegalDocuments): string {
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

/** Pages do not need the positions of nodes in their file. */
const written = (value: unknown) =>
  JSON.stringify(value, (key, part: unknown) => (key === 'position' || key === 'data' ? undefined : part));
