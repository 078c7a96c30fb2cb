import { mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

import { filesIn } from '#tests/support/files-in.ts';
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

it.each([
  ['wrong name, value and field in the content', 'wrong-types'],
  ['place that cannot be read', 'unreadable'],
])('the check of types names every %s, with a remedy', async (_what, name) => {
  const problems = await problemsIn(await filesIn(new URL(`golden/${name}.txt`, import.meta.url)));
  await expect(`${problems.join('\n')}\n`).toMatchFileSnapshot(`golden/${name}-found.txt`);
});
