import { createTwoFilesPatch } from 'diff';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { readLegalDocuments, versionsOf } from '#legal/read/read-documents.ts';
import { baseOf } from '#legal/word/base-of.ts';
import { documentFromWord } from '#legal/word/from-word.ts';
import { gitAnswer } from '../../scripts/support/git.ts';
import { paths } from '../../scripts/support/paths.ts';
import type { Command } from './command.ts';
import { documentOf } from './document-of.ts';

/** Writes what was changed in a Word file into a document; `--dry` shows it alone. */
export const run: Command = async ([path, id], { dry, force }) => {
  const document = await documentOf(path && id, 'from-word <file.docx> <document>');
  const bytes = await readFile(path ?? '').catch((error: unknown) => {
    throw new Error(`${path} cannot be read: name a Word file`, { cause: error });
  });
  const [newest] = versionsOf(document);
  const { file } = newest;
  const isEdited = (await gitAnswer(paths.root, 'status', '--porcelain', '--', file)) !== '';
  if (isEdited && !dry && !force)
    throw new Error(`${file} has edits that are not committed: commit them, or write --dry or --force`);
  const notes: string[] = [];
  const documents = await readLegalDocuments();
  const { source, lost, conflicts } = await documentFromWord(bytes, newest, (origin) =>
    baseOf(paths.root, documents, document.id, origin, (line) => notes.push(line)),
  );
  if (dry) console.log(createTwoFilesPatch(file, `${file} with ${path}`, newest.source, source));
  else await writeFile(join(paths.root, file), source);
  console.log(dry ? 'Nothing is written.' : `${file} has the words of ${path}.`);
  for (const [head, lines] of [
    ['Mind:', notes],
    ['It does not have:', lost],
    ['Changed in the file and in the document since; choose:', conflicts],
  ] as const)
    if (lines.length > 0) console.log([head, ...lines.map((line) => `- ${line}`)].join('\n'));
  return conflicts.length === 0;
};
