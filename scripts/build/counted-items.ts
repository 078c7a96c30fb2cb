import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { plans } from '#content/plans.ts';
import { team } from '#content/en/team.ts';
import type { Finding } from '#scripts/support/findings.ts';
import { paths } from '#scripts/support/paths.ts';

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** What English texts count in words, and the list that has the number. */
const COUNTED = [
  {
    file: 'content/en/page-metadata.ts',
    noun: 'plans',
    list: 'content/plans.ts',
    count: Object.keys(plans).length,
  },
  {
    file: 'content/en/pricing-plans.ts',
    noun: 'plans',
    list: 'content/plans.ts',
    count: Object.keys(plans).length,
  },
  { file: 'content/en/pages/about.ts', noun: 'people', list: 'content/en/team.ts', count: team.length },
] as const;

/** Numbers in English texts that differ from the lists that they count: `Four people` above five. */
export async function findWrongCounts(root = paths.root): Promise<Finding[]> {
  const found = COUNTED.map(async ({ file, noun, list, count }) => {
    const pattern = new RegExp(String.raw`\b(${NUMBERS.join('|')}) ${noun}\b`, 'gi');
    const lines = (await readFile(join(root, file), 'utf8')).split('\n');
    return lines.flatMap((line, index) =>
      [...line.matchAll(pattern)]
        .filter(([, word = '']) => NUMBERS.indexOf(word.toLowerCase()) !== count)
        .map(([text]) => ({
          ...{ file, line: index + 1 },
          message: `says “${text}”, and ${list} has ${count}: write “${NUMBERS[count] ?? count} ${noun}”`,
        })),
    );
  });
  return (await Promise.all(found)).flat();
}
