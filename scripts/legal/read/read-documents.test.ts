import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { expect, it, onTestFinished } from 'vitest';

import { paths } from '#scripts/support/paths.ts';
import { legalIds } from '#src/routes.ts';
import { freezeVersion } from './figures.ts';
import { readLegalDocuments } from './read-documents.ts';

const TERMS = 'content/legal/terms.mdx';
const EARLIER = 'content/legal/versions/terms/2001-03-01.mdx';

/** Reads a copy of the documents in which the terms have an earlier version. */
async function readWithEarlier(day: string) {
  const root = await mkdtemp(join(tmpdir(), 'legal-'));
  onTestFinished(() => rm(root, { recursive: true }));
  await cp(join(paths.root, 'content/legal'), join(root, 'content/legal'), { recursive: true });
  const earlier = freezeVersion(await readFile(join(root, TERMS), 'utf8'))
    .replace(/^version: .*$/m, "version: '0.1'")
    .replace(/^effectiveDate: .*$/m, `effectiveDate: '${day}'`);
  await mkdir(dirname(join(root, EARLIER)), { recursive: true });
  await writeFile(join(root, EARLIER), earlier);
  return readLegalDocuments(root);
}

it('reads every document with its earlier versions, newest first', async () => {
  const documents = await readWithEarlier('2001-03-01');
  expect(documents.map(({ id }) => id)).toEqual(legalIds);
  expect(documents.filter(({ earlier }) => earlier.length > 0)).not.toEqual([]);
  for (const { id, current, earlier } of documents) {
    const dates = [current, ...earlier].map(({ frontMatter }) => frontMatter.effectiveDate);
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect(current.file).toBe(`content/legal/${id}.mdx`);
  }
});

it('refuses an earlier version whose day is not the name of its file', async () => {
  await expect(readWithEarlier('2001-03-02')).rejects.toThrow(
    /2001-03-01\.mdx:5 effectiveDate is 2001-03-02, and the file is named 2001-03-01: write '2001-03-01'/,
  );
});
