import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { z } from 'zod';

import type { LanguageCode } from '#content/languages.ts';
import { llmsTxtSchema, navigationSchema } from '#src/model/navigation.schema.ts';
import { pageMetadataTableSchema } from '#src/model/page-metadata.schema.ts';
import { companySchema } from '#src/model/site.schema.ts';
import { paths, wordsFolder } from '#scripts/support/paths.ts';

export type Words = Awaited<ReturnType<typeof wordsOf>>;

/** The words of a language, for files that are written for each: a script itself imports those of English. */
export async function wordsOf(code: LanguageCode) {
  return {
    ...companyModule.parse(await read(code, 'company')),
    ...llmsTxtModule.parse(await read(code, 'llms-txt')),
    ...navigationModule.parse(await read(code, 'navigation')),
    ...metadataModule.parse(await read(code, 'page-metadata')),
  };
}

const read = async (code: LanguageCode, file: string): Promise<unknown> =>
  import(pathToFileURL(join(paths.root, `${wordsFolder(code)}/${file}.ts`)).href);

const companyModule = z.object({ company: companySchema });
const llmsTxtModule = z.object({ llmsTxt: llmsTxtSchema });
const navigationModule = z.object({ navigation: navigationSchema });
const metadataModule = z.object({ pageMetadata: pageMetadataTableSchema });
