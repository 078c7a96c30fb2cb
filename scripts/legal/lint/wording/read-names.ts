import { company } from '#words/company.ts';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { site } from '#content/site.ts';
import { MONTHS, WEEKDAYS } from '#scripts/checks/facts/dates.ts';
import { paths } from '#scripts/support/paths.ts';
import { SAMPLE_BRAND } from '#scripts/support/sample-brand.ts';

export const NAMES = 'content/legal/names.txt';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');
const CODES = LETTERS.flatMap((one) => LETTERS.map((other) => one + other));

/** English names of every country and every language with a code of two letters. */
function worldNames(): string[] {
  const [regions, languages] = (['region', 'language'] as const).map(
    (type) => new Intl.DisplayNames('en', { type, fallback: 'none' }),
  );
  return CODES.flatMap((code) => [regions?.of(code), languages?.of(code.toLowerCase())]).flatMap(
    (name) => name ?? [],
  );
}

/** Letters and Roman numbers that count parts, and names that every document may use. */
const COMMON = [
  ...MONTHS.flatMap((month) => [month, month.slice(0, 3)]),
  ...['Sept', ...WEEKDAYS],
  ...'A B C I II III IV V VI'.split(' '),
  ...worldNames(),
  // Until counsel has written the text of another brand; launch-check lists each place.
  SAMPLE_BRAND,
  // Documents have no straight apostrophe.
  ...[site.name, site.product.name, site.legalName, company.financialCentre].map((name) =>
    name.replaceAll("'", '’'),
  ),
];

/**
 * Names and words that need no definition and are spelt as they are: those that lawyers list, those of the
 * world and the company, and the titles of the documents.
 */
export async function readNames(titles: readonly string[]): Promise<readonly string[]> {
  const lines = (await readFile(join(paths.root, NAMES), 'utf8')).split('\n').map((line) => line.trim());
  const listed = lines.filter((line) => line && !line.startsWith('#'));
  return [...new Set([...COMMON, ...listed, ...titles])];
}
