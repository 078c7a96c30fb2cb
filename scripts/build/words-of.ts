import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { z } from 'zod';

import type { LanguageCode } from '#content/languages.ts';
import { llmsTxtSchema, navigationSchema } from '#src/model/navigation.schema.ts';
import { pageMetadataTableSchema, sharingImageSchema } from '#src/model/page-metadata.schema.ts';
import { companySchema } from '#src/model/site.schema.ts';
import { paths } from '#scripts/support/paths.ts';

export type Words = Awaited<ReturnType<typeof wordsOf>>;

/** The words of a language, for files that are written for each: a script itself imports those of English. */
export async function wordsOf(code: LanguageCode) {
  const read = async (file: string): Promise<unknown> =>
    import(pathToFileURL(join(paths.root, `content/${code}/${file}.ts`)).href);
  return {
    ...companyModule.parse(await read('company')),
    ...llmsTxtModule.parse(await read('llms-txt')),
    ...navigationModule.parse(await read('navigation')),
    ...metadataModule.parse(await read('page-metadata')),
  };
}

const companyModule = z.object({ company: companySchema });
const llmsTxtModule = z.object({ llmsTxt: llmsTxtSchema });
const navigationModule = z.object({ navigation: navigationSchema });
const metadataModule = z.object({ pageMetadata: pageMetadataTableSchema, sharingImage: sharingImageSchema });
