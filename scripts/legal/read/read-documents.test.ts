import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { describe, expect, it, onTestFinished } from 'vitest';

import { lintDocuments, messagesOf } from '#scripts/legal/lint/lint-documents.ts';
import { documentTree } from '#scripts/legal/render/document-tree.ts';
import { paths } from '#scripts/support/paths.ts';
import { type ConsentTool, consentTools } from '#src/model/site.schema.ts';
import { legalIds } from '#src/routes.ts';
import { currentFigures, freezeVersion, unfrozenLines } from './figures.ts';
import { readLegalDocuments, readLegalFiles } from './read-documents.ts';

const TERMS = 'content/legal/terms.mdx';
const EARLIER = 'content/legal/versions/terms/2001-03-01.mdx';

/** Reads a copy of the documents in which the terms have an earlier version. */
async function readWithEarlier(change = (source: string) => source) {
  const root = await mkdtemp(join(tmpdir(), 'legal-'));
  onTestFinished(() => rm(root, { recursive: true }));
  await cp(join(paths.root, 'content/legal'), join(root, 'content/legal'), { recursive: true });
  const earlier = freezeVersion(await readFile(join(root, TERMS), 'utf8'))
    .replace(/^version: .*$/m, "version: '0.1'")
    .replace(/^effectiveDate: .*$/m, "effectiveDate: '2001-03-01'");
  await mkdir(dirname(join(root, EARLIER)), { recursive: true });
  await writeFile(join(root, EARLIER), change(earlier));
  return readLegalDocuments(root);
}

it('reads every document with its earlier versions, newest first', async () => {
  const documents = await readWithEarlier();
  expect(documents.map(({ id }) => id)).toEqual(legalIds);
  expect(documents.filter(({ earlier }) => earlier.length > 0)).not.toEqual([]);
  for (const { id, current, earlier } of documents) {
    const dates = [current, ...earlier].map(({ frontMatter }) => frontMatter.effectiveDate);
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect(current.file).toBe(`content/legal/${id}.mdx`);
  }
});

it.each([
  [
    'a date that is not the name of its file',
    '2001-03-01',
    '2001-03-02',
    /2001-03-01\.mdx:5 effectiveDate is 2001-03-02, and the file is named 2001-03-01: write '2001-03-01'/,
  ],
  ['a bad front matter', '\ntitle: ', '\ntitel: ', /2001-03-01\.mdx:\d+ titl?el? /],
  [
    'a figure that would change with the facts',
    '\n### ',
    '\n### <Fact id="countries" /> ',
    /:\d+ .*write out/,
  ],
])('refuses an earlier version with %s, naming file and line', async (_what, from, to, complaint) => {
  await expect(readWithEarlier((source) => source.replace(from, to))).rejects.toThrow(complaint);
});

it('keeps a frozen version from changing with facts and address', async () => {
  const { source = '' } = (await readLegalDocuments()).find(({ id }) => id === 'terms')?.current ?? {};
  expect(unfrozenLines(source)).not.toEqual([]);
  const frozen = freezeVersion(source);
  expect(unfrozenLines(frozen)).toEqual([]);
  expect(frozen).toContain('US$100,000');
  expect(freezeVersion(frozen)).toBe(frozen);
});

/** What both documents say in one reading alone, and what neither says there. */
const sayings = {
  'built-in': {
    says: [
      'part of the Site and is loaded from the Main Host',
      'stores five items',
      'Consent Answer, named consent',
    ],
    never: ['comes from a provider', 'asks for none'],
  },
  vendor: {
    says: ['The consent tool comes from a provider', 'stores four items', 'Consent tool | On each page'],
    never: ['part of the Site and is loaded', 'Consent Answer, named consent', 'asks for none'],
  },
  none: {
    says: [
      'nobody is asked',
      'stores four items',
      'The Site itself asks for none.',
      'page views are not counted',
    ],
    never: [
      'Consent Answer',
      'consent tool',
      'Web analytics |',
      'Measuring how the Site is used',
      'cookie settings',
    ],
  },
} as const satisfies Record<ConsentTool, unknown>;

describe.each(consentTools)('the documents where consent is asked for in this way: %s', (consent) => {
  const figures = { ...currentFigures, consent };

  it('say what is true of it and nothing else', async () => {
    const documents = await readLegalDocuments(paths.root, figures);
    const text = documents.map(({ current }) => current.plainText).join('');
    for (const words of sayings[consent].says) expect(text).toContain(words);
    for (const words of sayings[consent].never) expect(text).not.toContain(words);
  });

  it('have nothing to mend, and show and keep no condition', async () => {
    expect(messagesOf(await lintDocuments(await readLegalFiles(paths.root, legalIds, figures)))).toEqual([]);
    for (const { current } of await readLegalDocuments(paths.root, figures)) {
      const kept = freezeVersion(current.source, figures);
      for (const text of [kept, current.frontMatter.summary, JSON.stringify(documentTree(current))])
        expect(text).not.toMatch(/<When|"When"/);
      expect(unfrozenLines(kept)).toEqual([]);
    }
  });
});
