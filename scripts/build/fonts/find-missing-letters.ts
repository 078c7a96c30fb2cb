import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { LanguageCode } from '#content/languages.ts';
import { listFiles } from '#scripts/support/list-files.ts';
import { paths, wordsFolder } from '#scripts/support/paths.ts';
import { lettersOf } from './fonts.ts';

/** The letters of a text that are in none of these ranges: `U+20-7E, U+A0`. */
export function lettersOutside(text: string, ranges: string): string[] {
  const spans = ranges.split(/,\s*/).map((range) =>
    range
      .replace('U+', '')
      .split('-')
      .map((number) => Number.parseInt(number, 16)),
  );
  const has = (letter: string) => {
    const code = letter.codePointAt(0) ?? 0;
    return spans.some(([first = 0, last = first]) => first <= code && code <= last);
  };
  return [...new Set(text.match(/\p{L}/gu))]
    .filter((letter) => !has(letter))
    .toSorted((one, other) => one.localeCompare(other));
}

/** Letters of a language's words that its fonts lack: browsers would take them from any other font. */
export async function findMissingLetters(code: LanguageCode): Promise<string[]> {
  const folder = join(paths.root, wordsFolder(code));
  const texts = await Promise.all(
    (await listFiles(folder)).map((file) => readFile(join(folder, file), 'utf8')),
  );
  const lacking = lettersOutside(texts.join(''), lettersOf(code));
  return lacking.length > 0
    ? [
        `content/${code}: the fonts lack the letters ${lacking.join(' ')}: add a font that has them in scripts/build/fonts/language-faces.ts`,
      ]
    : [];
}
