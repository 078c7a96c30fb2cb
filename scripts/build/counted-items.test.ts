import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

import { paths } from '#scripts/support/paths.ts';
import { writeFiles } from '#scripts/support/write-files.ts';
import { findWrongCounts } from './counted-items.ts';

it('a number in words that differs from its list is found', async () => {
  const root = await mkdtemp(join(tmpdir(), 'counts-'));
  onTestFinished(() => rm(root, { recursive: true }));
  const files = ['content/en/page-metadata.ts', 'content/en/pricing-plans.ts', 'content/en/pages/about.ts'];
  const read = files.map(async (file) => [file, await readFile(join(paths.root, file), 'utf8')] as const);
  const present = Object.fromEntries(await Promise.all(read));
  await writeFiles(root, present);
  expect(await findWrongCounts(root)).toEqual([]);
  await writeFiles(root, { 'content/en/page-metadata.ts': "\n\n'Nine plans' 'two places'\n" });
  expect(await findWrongCounts(root)).toMatchObject([{ file: 'content/en/page-metadata.ts', line: 3 }]);
});
