import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { lintDocuments, messagesOf } from '#scripts/legal/lint/lint-documents.ts';
import { writtenFinding } from '#scripts/support/findings.ts';
import { readLegalFiles } from '#scripts/legal/read/read-documents.ts';
import { madeUpDocuments } from './made-up-documents.ts';

export const findingsIn = async (root: string) =>
  messagesOf(await lintDocuments(await readLegalFiles(root))).map(writtenFinding);

/** The findings after changing one text in a copy of short documents. */
export async function findingsAfter(
  from: string | RegExp,
  to: string,
  file = 'terms.mdx',
): Promise<string[]> {
  const root = await madeUpDocuments();
  const path = join(root, 'content/legal', file);
  const source = await readFile(path, 'utf8');
  const changed = source.replace(from, () => to);
  if (changed === source) throw new Error(`${file} does not hold ${String(from)}`);
  await writeFile(path, changed);
  return findingsIn(root);
}

/** Writes a passage in place of the clause on waivers, whose text is nowhere linked to. */
export const clause = /### No waiver\n\n.+/;
