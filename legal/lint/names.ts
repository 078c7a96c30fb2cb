import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { site } from '../../content/site.ts';
import { escapePattern } from '../../scripts/support/escape-pattern.ts';
import { paths } from '../../scripts/support/paths.ts';
import { SAMPLE_BRAND } from '../../scripts/support/sample-brand.ts';

export const NAMES = 'content/legal/names.txt';

export type Names = {
  /** Those that are no term typed wrong, and no company left in. */
  readonly names: readonly string[];
  /** The words that laws and authorities are called by: `Act`, `GDPR`. */
  readonly laws: readonly string[];
};

/** The lists of lawyers, and the names of the site. */
export async function readNames(): Promise<Names> {
  const lines = (await readFile(join(paths.root, NAMES), 'utf8')).split('\n').map((line) => line.trim());
  const start = lines.findIndex((line) => line.startsWith('# Laws')) + 1;
  const length = lines.slice(start).findIndex((line) => line.startsWith('#'));
  const isListed = (line: string) => line !== '' && !line.startsWith('#');
  const laws = lines.splice(start, length < 0 ? lines.length : length);
  // Until counsel has written the text of another brand, which launch-check lists, it has that of the sample.
  const own = [site.name, site.product.name, SAMPLE_BRAND];
  return { names: [...own, ...lines.filter(isListed)], laws: laws.filter(isListed) };
}

/** Whether a sentence names a law, an authority or a tax, whose numbers and figures are not ours. */
export const isOfLaw = (sentence: string, laws: readonly string[]): boolean =>
  wholeWords(laws, '').test(sentence) || /\b(?:tax|statut\w+|by law|judgment)\b/.test(sentence);

/** Any of these words or phrases, the longest first, whatever space is in them. */
export function wholeWords(forms: readonly string[], flags = 'g'): RegExp {
  const longestFirst = [...forms].toSorted((one, other) => other.length - one.length);
  const any = longestFirst.map((form) => escapePattern(form).replaceAll(' ', String.raw`\s+`)).join('|');
  return new RegExp(String.raw`(?<![\w-])(?:${any || '$^'})(?![\w-])`, flags);
}
