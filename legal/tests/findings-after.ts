import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Grade } from '#legal/diagnostic.ts';
import { lintDocuments } from '#legal/lint/lint-documents.ts';
import { formatDiagnostic } from '../../scripts/support/diagnostics.ts';
import { readLegalFiles } from '#legal/read/read-documents.ts';
import { madeUpDocuments } from './made-up-documents.ts';

/** The findings in a folder, of one grade where it is named. */
export const findingsIn = async (root: string, grade?: Grade) =>
  (await lintDocuments(await readLegalFiles(root)))
    .filter((one) => !grade || one.grade === grade)
    .map(formatDiagnostic);

/** The findings after changing one text in a copy of short documents. */
export async function findingsAfter(
  from: string | RegExp,
  to: string,
  file = 'terms.mdx',
  grade?: Grade,
): Promise<string[]> {
  const root = await madeUpDocuments();
  const path = join(root, 'content/legal', file);
  const source = await readFile(path, 'utf8');
  const changed = source.replace(from, () => to);
  if (changed === source) throw new Error(`${file} does not hold ${String(from)}`);
  await writeFile(path, changed);
  return findingsIn(root, grade);
}

/** Writes a passage in place of the clause on waivers, whose text is nowhere linked to. */
export const clause = /### No waiver\n\n.+/;
