import { rm } from 'node:fs/promises';
import { join } from 'node:path';

import { type LanguageCode, languageCodes } from '#content/languages.ts';
import type { Finding } from '#scripts/support/findings.ts';
import { writeFiles } from '#scripts/support/write-files.ts';
import { type Exports, readEnglish } from './english.ts';
import { translate } from './translate.ts';

/** The folder of a language's words, as modules of plain data in the structure of `content/en`. */
export const wordsFolder = (code: LanguageCode): string =>
  code === 'en' ? 'content/en' : `.cache/words/${code}`;

/**
 * Makes the words of every language but English from its catalogues, for bundles and tests.
 * @param root of the project
 * @returns what is missing or wrong in the catalogues
 */
export async function makeWords(
  root: string,
  codes: readonly LanguageCode[] = languageCodes,
): Promise<readonly Finding[]> {
  const others = codes.filter((code) => code !== 'en');
  if (others.length === 0) return [];
  const english = await readEnglish(root);
  const findings = await Promise.all(
    others.map(async (code) => {
      const { words, findings } = await translate(root, code, english);
      const folder = wordsFolder(code);
      await rm(join(root, folder), { recursive: true, force: true });
      await writeFiles(
        root,
        Object.fromEntries([...words].map(([file, exported]) => [`${folder}/${file}`, sourceOf(exported)])),
      );
      await writeFiles(root, {
        [`${folder}/language.ts`]: `export * from '#content/${code}/language.ts';\n`,
      });
      return findings;
    }),
  );
  return findings.flat();
}

const sourceOf = (exported: Exports): string =>
  Object.entries(exported)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value, undefined, 2)};\n`)
    .join('\n');
