import { join } from 'node:path';

import type { Plugin } from 'vite';

import type { LegalDocuments } from '#scripts/legal/read/read-documents.ts';
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
      // Imported here, because most pages in development need no parser of Markdown.
      const { readLegalDocuments, versionsOf } = await import('#scripts/legal/read/read-documents.ts');
      const documents = given ?? (await readLegalDocuments());
      for (const { file } of documents.flatMap(versionsOf)) this.addWatchFile(join(paths.root, file));
      if (id === LIBRARY) return (await import('./legal-library.ts')).libraryCode(documents);
      return (await import('#scripts/legal/render/sheet-styles.ts')).sheetStyles(documents);
    },
  };
}
