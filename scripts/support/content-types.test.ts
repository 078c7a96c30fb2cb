import { mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

import { findTypeProblems } from './content-types.ts';
import { paths } from './paths.ts';
import { writeFiles } from './write-files.ts';

/** The problems of these files, as `file:line message`. */
async function problemsIn(files: Readonly<Record<string, string>>): Promise<string[]> {
  const root = await mkdtemp(join(tmpdir(), 'types-'));
  onTestFinished(() => rm(root, { recursive: true }));
  await symlink(join(paths.root, 'node_modules'), join(root, 'node_modules'));
  const settings = ['tsconfig.json', 'tsconfig.node.json', 'tsconfig.content.json'].map(
    async (file) => [file, await readFile(join(paths.root, file), 'utf8')] as const,
  );
  await writeFiles(root, { ...Object.fromEntries(await Promise.all(settings)), ...files });
  return (await findTypeProblems(root)).map(({ file, line, message }) => `${file}:${line} ${message}`);
}

const TABLE = `type Row = { readonly id: 'first' | 'second'; readonly name: string };
export type Rows = readonly Row[];
export const facts = { minimumTicket: { text: '1' } };
`;

it('the check of types names every wrong name, value and field in the content, with a remedy', async () => {
  const problems = await problemsIn({
    'content/table.ts': TABLE,
    'content/a.ts': `import { facts, type Rows } from './table.ts';
import { other } from './gone.ts';
export const text = facts.minimumTiket.text;
export const rows: Rows = [
  { id: 'frist', name: 'A' },
  { id: 'none', name: 'A' },
  { id: 'first', name: 'A', names: 'A' },
  { id: 'first' },
  { id: 'first', name: 4 },
];
`,
    'content/b.ts': "import { fact } from './table.ts';\nexport const unused = sitte;\n",
  });
  expect(problems).toEqual([
    'content/a.ts:2 ./gone.ts does not exist: correct the name',
    'content/a.ts:3 facts.minimumTiket does not exist: did you mean minimumTicket?',
    'content/a.ts:5 “frist” is not known here: did you mean first?',
    'content/a.ts:6 “none” is not known here: add it, or use one of first, second',
    'content/a.ts:7 has the unknown field “names”: did you mean name?',
    'content/a.ts:8 lacks name: add it',
    'content/a.ts:9 is of another type than this field: write string',
    'content/b.ts:1 fact does not exist: did you mean facts?',
    'content/b.ts:2 sitte does not exist: correct the name',
  ]);
});

it('the check of types names every place that cannot be read', async () => {
  const problems = await problemsIn({
    'content/a.ts': "export const a = {\n  b: { c: 1,\n  d: 'e',\n};\n",
    'content/b.ts': "export const b = {\n  c: 'd,\n};\n",
  });
  expect(problems).toEqual([
    'content/a.ts:4 cannot be read: add , before this place, or correct what is there',
    'content/a.ts:5 cannot be read: add } before this place, or correct what is there',
    'content/b.ts:2 cannot be read (Unterminated string literal): correct it',
  ]);
});
