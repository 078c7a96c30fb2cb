import { join } from 'node:path';

import type { Plugin } from 'vite';
import { z } from 'zod';

import type { LanguageCode } from '#content/languages.ts';
import { listFiles } from '#scripts/support/list-files.ts';
import { type Exports, readModules } from '#scripts/support/module-in.ts';
import { wordsFolder } from '#scripts/support/paths.ts';
import type { llmsTxtSchema, navigationSchema } from '#src/model/navigation.schema.ts';
import type { companySchema, pageMetadataTableSchema } from '#src/model/page-metadata.schema.ts';
import { isTable } from './places.ts';

/** Modules of words by file, below the folder of their language (`pages/home.ts`). */
export type Words = ReadonlyMap<string, Exports>;

/**
 * The present words of a language.
 * @param plugins that change what the modules import
 */
export async function loadWords(
  root: string,
  code: LanguageCode,
  plugins: readonly Plugin[] = [],
): Promise<Words> {
  const folder = wordsFolder(code);
  const files = (await listFiles(join(root, folder))).filter((file) => file.endsWith('.ts'));
  const modules = await readModules(
    root,
    (read) =>
      Promise.all(files.map(async (file) => [file, { ...(await read(join(folder, file))) }] as const)),
    plugins,
  );
  return new Map(modules);
}

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
