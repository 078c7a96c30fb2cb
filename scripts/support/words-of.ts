import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import type { LanguageCode } from '#content/languages.ts';
import { paths } from './paths.ts';

type Words = {
  readonly company: typeof import('#words/company.ts').company;
  readonly navigation: typeof import('#words/navigation.ts').navigation;
  readonly 'page-metadata': typeof import('#words/page-metadata.ts').pageMetadata;
};

const exportNames = {
  company: 'company',
  navigation: 'navigation',
  'page-metadata': 'pageMetadata',
} as const;

/** The words of a language, for files that are written for each: a script itself imports those of English. */
export async function wordsOf<File extends keyof Words>(
  code: LanguageCode,
  file: File,
): Promise<Words[File]> {
  const module: Readonly<Record<string, Words[File]>> = await import(
    pathToFileURL(join(paths.root, `content/${code}/${file}.ts`)).href
  );
  const words = module[exportNames[file]];
  if (words === undefined) throw new Error(`content/${code}/${file}.ts exports no ${exportNames[file]}`);
  return words;
}
