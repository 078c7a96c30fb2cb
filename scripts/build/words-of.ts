import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { z } from 'zod';

import type { LanguageCode } from '#content/languages.ts';
import { llmsTxtSchema, navigationSchema } from '#src/model/navigation.schema.ts';
import {
  pageMetadataTableSchema,
  type SharingImage,
  sharingImageSchema,
} from '#src/model/page-metadata.schema.ts';
import { companySchema } from '#src/model/site.schema.ts';
import { paths } from '#scripts/support/paths.ts';

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

/** The table of sharing pictures of a language; `undefined` for one that the schemas refuse, which say so. */
export async function sharingImageOf(code: LanguageCode): Promise<SharingImage | undefined> {
  return sharingModule.safeParse(await read(code, 'page-metadata')).data?.sharingImage;
}

const read = async (code: LanguageCode, file: string): Promise<unknown> =>
  import(pathToFileURL(join(paths.root, `content/${code}/${file}.ts`)).href);

const companyModule = z.object({ company: companySchema });
const llmsTxtModule = z.object({ llmsTxt: llmsTxtSchema });
const navigationModule = z.object({ navigation: navigationSchema });
const metadataModule = z.object({ pageMetadata: pageMetadataTableSchema });
const sharingModule = z.object({ sharingImage: sharingImageSchema });
