import { join } from 'node:path';

import type { Plugin } from 'vite';

import type { LegalDocuments } from '#scripts/legal/read/read-documents.ts';
import { moduleIn } from '#scripts/support/module-in.ts';
import { paths } from '#scripts/support/paths.ts';

const LIBRARY = '\0virtual:legal';
const SHEETS = join(paths.work, 'virtual:legal-sheets.css');

/**
 * Gives the site the legal documents: `virtual:legal`, and the style of their printed sheets.
 * @param given documents that are read already; in development they are read anew
 */
export function legalPlugin(given?: LegalDocuments): Plugin {
  let reading: ReturnType<typeof readLibrary> | undefined;
  return {
    name: 'legal-documents',
    enforce: 'pre',
    resolveId: (id) => ({ 'virtual:legal': LIBRARY, 'virtual:legal-sheets.css': SHEETS })[id],
    async load(id) {
      if (id !== LIBRARY && id !== SHEETS) return undefined;
      reading ??= readLibrary(given);
      const { library, documents } = await reading;
      for (const file of library.filesOf(documents)) this.addWatchFile(join(paths.root, file));
      return id === LIBRARY ? library.libraryCode(documents) : library.sheetStyles(documents);
    },
    hotUpdate: () => void (reading = undefined),
  };
}

async function readLibrary(given?: LegalDocuments) {
  // Imported here, because most pages in development need no parser of Markdown; and there anew, because texts have
  // figures of content/facts.ts and names of content/site.ts.
  const library = given
    ? await import('./legal-library.ts')
    : await moduleIn<typeof import('./legal-library.ts')>(paths.root, 'scripts/build/vite/legal-library.ts');
  return { library, documents: given ?? (await library.readLegalDocuments()) };
}
