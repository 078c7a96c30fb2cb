import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { versionsOf } from '#legal/read/read-documents.ts';
import { documentFromWord } from '#legal/word/read-word.ts';
import { paths } from '../../scripts/support/paths.ts';
import type { Command } from './command.ts';
import { documentOf } from './document-of.ts';

/** Writes the words of a Word file into a document. */
export const run: Command = async ([path, id]) => {
  const document = await documentOf(path && id, 'from-word <file.docx> <document>');
  const bytes = await readFile(path ?? '').catch((error: unknown) => {
    throw new Error(`${path} cannot be read: name a Word file`, { cause: error });
  });
  const [newest] = versionsOf(document);
  const { source, lost } = await documentFromWord(bytes, newest);
  await writeFile(join(paths.root, newest.file), source);
  console.log(`${newest.file} has the words of ${path}.`);
  if (lost.length > 0) console.log(`It does not have:\n${lost.map((one) => `- ${one}`).join('\n')}`);
  return true;
};
