import { rm } from 'node:fs/promises';
import { join } from 'node:path';

import { type LanguageCode, languageCodes } from '#content/languages.ts';
import type { Diagnostic } from '#scripts/support/diagnostics.ts';
import { wordsFolder } from '#scripts/support/paths.ts';
import { writeFiles } from '#scripts/support/write-files.ts';
import { type Exports, readEnglish } from './english.ts';
import { translate } from './translate.ts';

/**
 * Makes the words of every language but English from its catalogues, for bundles and tests.
 * @param root of the project
 * @returns what is missing or wrong in the catalogues
 */
export async function makeWords(
  root: string,
  codes: readonly LanguageCode[] = languageCodes,
): Promise<readonly Diagnostic[]> {
  const others = codes.filter((code) => code !== 'en');
  if (others.length === 0) return [];
  const english = await readEnglish(root);
  const diagnostics = await Promise.all(
    others.map(async (code) => {
      const { words, diagnostics } = await translate(root, code, english);
      const folder = wordsFolder(code);
      await rm(join(root, folder), { recursive: true, force: true });
      await writeFiles(
        root,
        Object.fromEntries([...words].map(([file, exported]) => [`${folder}/${file}`, sourceOf(exported)])),
      );
      await writeFiles(root, {
        [`${folder}/language.ts`]: `export * from '#content/${code}/language.ts';\n`,
      });
      return diagnostics;
    }),
  );
  return diagnostics.flat();
}

const sourceOf = (exported: Exports): string =>
  Object.entries(exported)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value, undefined, 2)};\n`)
    .join('\n');
