import { join, relative } from 'node:path';

import { versionsOf } from '#legal/read/read-documents.ts';
import { wordOf, wordRedline } from '#legal/word/write-word.ts';
import { gitAnswer } from '../../scripts/support/git.ts';
import { paths } from '../../scripts/support/paths.ts';
import { writeFiles } from '../../scripts/support/write-files.ts';
import type { Command } from './command.ts';
import { documentOf } from './document-of.ts';

/** Writes a version as a Word file, or what changed between two versions as tracked changes. */
export const run: Command = async ([id, first, second]) => {
  const document = await documentOf(id, 'word <document> [version], or two versions to compare them');
  const versions = versionsOf(document);
  const versionOf = (number: string) => {
    const version = versions.find(({ frontMatter }) => frontMatter.version === number);
    if (version) return version;
    const known = versions.map(({ frontMatter }) => frontMatter.version).join(', ');
    throw new Error(`${document.id} has no version ${number}: write one of ${known}`);
  };
  const version = first === undefined ? versions[0] : versionOf(first);
  const { version: number } = version.frontMatter;
  const to = second === undefined ? version : versionOf(second);
  const [name, bytes] =
    to === version
      ? [`${document.id}-${number}.docx`, await wordOf(version)]
      : [`${document.id}-${number}-${second}.docx`, await wordRedline({ from: version, to })];
  // The text is found again when the file comes back, committed or not.
  await gitAnswer(paths.root, 'hash-object', '-w', '--', to.file);
  await writeFiles(paths.word, { [name]: bytes });
  console.log(relative(paths.root, join(paths.word, name)));
  return true;
};
