import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { repository, TERMS } from '#legal/tests/repository.ts';
import { mendDocuments } from './mend.ts';

it('mending writes the documents of a proposal, and leaves those that are published', async () => {
  const { root, edit, commit } = await repository();
  await edit('content/legal/privacy.mdx', 'mean the same', "mean 'the' same");
  await commit('2026-02-03');
  await edit(TERMS, 'A delay is', 'A "delay" is');
  expect(await mendDocuments(root)).toEqual([TERMS]);
  const source = await readFile(join(root, TERMS), 'utf8');
  expect(source).toContain('A “delay” is');
  expect(await mendDocuments(root)).toEqual([]);
  await writeFile(join(root, TERMS), source.replace('“delay”', '{ "delay"'));
  expect(await mendDocuments(root)).toEqual([]);
});
