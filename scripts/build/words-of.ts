import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import type { z } from 'zod';

import type { LanguageCode } from '#content/languages.ts';
import type { llmsTxtSchema, navigationSchema } from '#src/model/navigation.schema.ts';
import type { companySchema, pageMetadataTableSchema } from '#src/model/page-metadata.schema.ts';
import { paths, wordsFolder } from '#scripts/support/paths.ts';

export type Words = {
  readonly company: z.output<typeof companySchema>;
  readonly llmsTxt: z.output<typeof llmsTxtSchema>;
  readonly navigation: z.output<typeof navigationSchema>;
  readonly pageMetadata: z.output<typeof pageMetadataTableSchema>;
};

/**
 * The words of a language, for files that are written for each: a script itself imports those of English. The
 * validation of the content has checked them; marked texts of a draft may be too long.
 */
export const wordsOf = async (code: LanguageCode): Promise<Words> => ({
  ...(await read(code, 'company', 'company')),
  ...(await read(code, 'llms-txt', 'llmsTxt')),
  ...(await read(code, 'navigation', 'navigation')),
  ...(await read(code, 'page-metadata', 'pageMetadata')),
});

async function read<Name extends keyof Words>(code: LanguageCode, file: string, name: Name) {
  const path = `${wordsFolder(code)}/${file}.ts`;
  const module: unknown = await import(pathToFileURL(join(paths.root, path)).href);
  if (!hasWords(module, name)) throw new Error(`${path} exports no ${name}`);
  return module;
}

const hasWords = <Name extends keyof Words>(module: unknown, name: Name): module is Pick<Words, Name> =>
  typeof module === 'object' && module !== null && name in module;
