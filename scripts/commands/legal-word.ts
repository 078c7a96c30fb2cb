import { join, relative } from 'node:path';

import { readLegalDocuments, versionsOf } from '../legal/read/read-documents.ts';
import { wordOf, wordRedline } from '../legal/word/write-word.ts';
import { paths } from '../support/paths.ts';
import { runCommand } from '../support/run-command.ts';
import { writeFiles } from '../support/write-files.ts';

/**
 * `npm run legal:word -- <document> [version]`: a version as a Word file; `-- <document> <from> <to>`: what changed between two
 * versions as tracked changes.
 */
await runCommand({ options: {}, maxWords: 3 }, async ({ words: [id, first, second] }) => {
  const documents = await readLegalDocuments();
  const document = documents.find((one) => one.id === id);
  if (!document)
    throw new Error(
      `Write npm run legal:word -- <document> [version], or two versions to compare them; documents are ${documents.map((one) => one.id).join(', ')}`,
    );
  const versions = versionsOf(document);
  const versionOf = (number: string) => {
    const version = versions.find(({ frontMatter }) => frontMatter.version === number);
    if (version) return version;
    const known = versions.map(({ frontMatter }) => frontMatter.version).join(', ');
    throw new Error(`${document.id} has no version ${number}: write one of ${known}`);
  };
  const version = first === undefined ? versions[0] : versionOf(first);
  const { version: number } = version.frontMatter;
  const [name, bytes] =
    second === undefined
      ? [`${document.id}-${number}.docx`, await wordOf(version)]
      : [
          `${document.id}-${number}-${second}.docx`,
          await wordRedline({ from: version, to: versionOf(second) }),
        ];
  await writeFiles(paths.word, { [name]: bytes });
  console.log(relative(paths.root, join(paths.word, name)));
  return true;
});
