import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { readLegalDocuments, versionsOf } from '../legal/read/read-documents.ts';
import { documentFromWord } from '../legal/word/read-word.ts';
import { paths } from '../support/paths.ts';
import { runCommand } from '../support/run-command.ts';

/** `npm run legal:from-word -- <file.docx> <document>`: writes the words of a Word file into a document. */
await runCommand({ options: {}, maxWords: 2 }, async ({ words: [path, id] }) => {
  const documents = await readLegalDocuments();
  const document = documents.find((one) => one.id === id);
  if (!path || !document)
    throw new Error(
      `Write npm run legal:from-word -- <file.docx> <document>; documents are ${documents.map((one) => one.id).join(', ')}`,
    );
  const bytes = await readFile(path).catch((error: unknown) => {
    throw new Error(`${path} cannot be read: name a Word file`, { cause: error });
  });
  const [newest] = versionsOf(document);
  const { source, lost } = await documentFromWord(bytes, newest);
  await writeFile(join(paths.root, newest.file), source);
  console.log(`${newest.file} has the words of ${path}.`);
  if (lost.length > 0) console.log(`It does not have:\n${lost.map((one) => `- ${one}`).join('\n')}`);
  return true;
});
