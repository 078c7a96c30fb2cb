import { expect, it } from 'vitest';

import { codeBelow, entriesOf, filesBelow, readSource, sourceFolders } from './support/files.ts';

const mostLines = 250;
const mostMedianLines = 60;
const mostEntries = 24;

const linesOf = (file: string) => readSource(file).trimEnd().split('\n').length;

it(`has no file over ${mostLines} lines: split what does two things`, () => {
  const files = filesBelow(sourceFolders).filter((file) => /\.(tsx?|css)$/.test(file));
  const long = files.filter((file) => linesOf(file) > mostLines);
  expect(long.map((file) => `${file} has ${linesOf(file)} lines`)).toEqual([]);
});

it(`keeps half of the files within ${mostMedianLines} lines`, () => {
  const lengths = codeBelow(['content', 'src', 'scripts'])
    .map(linesOf)
    .toSorted((a, b) => a - b);
  expect(lengths[Math.floor(lengths.length / 2)]).toBeLessThanOrEqual(mostMedianLines);
});

it(`has no folder with more than ${mostEntries} entries: group what belongs together`, () => {
  const folders = new Set(filesBelow([...sourceFolders, 'public', 'docs']).flatMap(foldersAbove));
  const full = [...folders].filter((folder) => entriesOf(folder).length > mostEntries);
  expect(full.map((folder) => `${folder} has ${entriesOf(folder).length} entries`)).toEqual([]);
});

/** `a/b/c.ts` → `a`, `a/b`. */
function foldersAbove(file: string): string[] {
  const parts = file.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}
