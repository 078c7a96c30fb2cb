import { join, relative } from 'node:path';

import { type Plugin, runnerImport } from 'vite';
import { z } from 'zod';

import type { LanguageCode } from '#content/languages.ts';
import { wordsFolder } from '#scripts/support/paths.ts';
import type { llmsTxtSchema, navigationSchema } from '#src/model/navigation.schema.ts';
import type { companySchema, pageMetadataTableSchema } from '#src/model/page-metadata.schema.ts';
import { isTable } from './places.ts';

/** Values of a module by the names of its exports. */
export type Exports = Readonly<Record<string, unknown>>;

/** Modules of words by file, below the folder of their language (`pages/home.ts`). */
export type Words = ReadonlyMap<string, Exports>;

/**
 * The present words of a language. A plain import would be cached, and would not know the folder.
 * @param plugins that change what the modules import
 */
export async function loadWords(
  root: string,
  code: LanguageCode,
  plugins: readonly Plugin[] = [],
): Promise<Words> {
  const folder = wordsFolder(code);
  const { module } = await runnerImport<{ readonly modules: Readonly<Record<string, Exports>> }>(ENTRY, {
    ...{ root, configFile: false, logLevel: 'warn' },
    plugins: [entryPlugin(folder), ...plugins],
  });
  return new Map(
    Object.entries(module.modules).map(([path, exported]) => [
      relative(join('/', folder), path),
      { ...exported },
    ]),
  );
}

const ENTRY = 'virtual:words';

const entryPlugin = (folder: string): Plugin => ({
  name: 'words',
  resolveId: { filter: { id: /^virtual:words$/ }, handler: () => `\0${ENTRY}` },
  load: {
    filter: { id: /^\0virtual:words$/ },
    handler: () => `export const modules = import.meta.glob('/${folder}/**/*.ts', { eager: true });`,
  },
});

/** A table that the validation of the content has checked; marked texts of a draft may be too long for its schema. */
const checked = <Schema extends z.ZodType>() => z.custom<z.output<Schema>>(isTable, 'is missing');

const siteWordsSchema = z.object({
  company: checked<typeof companySchema>(),
  llmsTxt: checked<typeof llmsTxtSchema>(),
  navigation: checked<typeof navigationSchema>(),
  pageMetadata: checked<typeof pageMetadataTableSchema>(),
});

export type SiteWords = z.output<typeof siteWordsSchema>;

/** The words of files that are written for each language: a script itself imports those of English. */
export async function loadSiteWords(root: string, code: LanguageCode): Promise<SiteWords> {
  const words = await loadWords(root, code);
  const files = ['company.ts', 'llms-txt.ts', 'navigation.ts', 'page-metadata.ts'];
  return siteWordsSchema.parse(Object.assign({}, ...files.map((file) => words.get(file))));
}
