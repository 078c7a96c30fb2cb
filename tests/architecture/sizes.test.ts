import { expect, it } from 'vitest';

import { entriesOf, filesBelow, readSource, sourceFolders } from './support/files.ts';

const mostLines = 250;
const mostEntries = 24;

const linesOf = (file: string) => readSource(file).trimEnd().split('\n').length;

it(`has no file over ${mostLines} lines: split what does two things`, () => {
  const files = filesBelow(sourceFolders).filter((file) => /\.(tsx?|css)$/.test(file));
  const long = files.filter((file) => linesOf(file) > mostLines);
  expect(long.map((file) => `${file} has ${linesOf(file)} lines`)).toEqual([]);
});

it(`has no folder with more than ${mostEntries} entries: group what belongs together`, () => {
  const files = filesBelow([...sourceFolders, 'public', 'docs']);
  // Files of an owner are as many as they are; each of their folders stands beside a catalogue of its name.
  const isOwners = (path: string) => /^content\/(pictures|team|logos|films)\//.test(path);
  const folders = new Set(files.filter((file) => !isOwners(file)).flatMap(foldersAbove));
  const countIn = (folder: string) =>
    entriesOf(folder).filter((name) => !isOwners(`${folder}/${name}`)).length;
  const full = [...folders].filter((folder) => countIn(folder) > mostEntries);
  expect(full.map((folder) => `${folder} has ${countIn(folder)} entries`)).toEqual([]);
});

/** `a/b/c.ts` → `a`, `a/b`. */
function foldersAbove(file: string): string[] {
  const parts = file.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}
