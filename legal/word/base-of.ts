import {
  legalDocuments,
  legalFile,
  type LegalDocuments,
  type LegalVersion,
  versionsOf,
} from '#legal/read/read-documents.ts';
import { END_OF_TIME } from '#legal/read/snapshot.ts';
import { git } from '../../scripts/support/git.ts';
import type { LegalId } from '../../src/routes.ts';
import type { Origin } from './read-word.ts';
import { blobOf } from './write-word.ts';

/**
 * The text of which a Word file was made: as git has it, else the version of that number, else the newest.
 * @param list says where it is not certain
 * @throws Error when the file was made of another document, or of a version that is not known
 */
export async function baseOf(
  root: string,
  documents: LegalDocuments,
  id: LegalId,
  { document, title, version, source }: Origin,
  list: (line: string) => void,
): Promise<LegalVersion> {
  const titled = documents.find(({ current }) => current.frontMatter.title === title);
  const made = document ?? titled?.id ?? id;
  if (made !== id) throw new Error(`The file was made of the document ${made}, not of ${id}`);
  const versions = documents.filter((one) => one.id === id).flatMap(versionsOf);
  const same = versions.find((one) => blobOf(one.source) === source);
  const [newest] = versions;
  if (!newest) throw new Error(`${id} is no document`);
  if (same) return same;
  const text = /^[\da-f]{40}$/.test(source)
    ? await git(root, 'cat-file', 'blob', source).catch(() => '')
    : '';
  if (text) {
    const [read] = legalDocuments([[legalFile(id, newest.file, text)]], newest.figures, END_OF_TIME);
    if (read) return read.current;
  }
  if (version === undefined) {
    list('The file does not say which version it was made of: its words count as changes to the newest');
    return newest;
  }
  const numbered = versions.find(({ frontMatter }) => frontMatter.version === version);
  if (!numbered)
    throw new Error(`The file was made of version ${version}, which ${id} does not have: fetch its branch`);
  list(`The text of which the file was made is not in this repository: version ${version} stands for it`);
  return numbered;
}
