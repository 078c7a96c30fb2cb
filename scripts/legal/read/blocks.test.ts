import { describe, expect, it } from 'vitest';

import { legalBlocks, legalText, sha256 } from './blocks.ts';
import { currentFigures, freezeVersion } from './figures.ts';
import { isText, readLegalDocuments } from './read-documents.ts';
import { parseText } from './parse-text.ts';

const sample = `## Part

### First clause

Some *words* with a [link](/privacy)
over two lines.

- one
- two of <Fact id="minimumTicket" />

<Definition term="Account">
  What a User holds.
</Definition>

<Note>Plainly said.</Note>

<Table caption="Prices">

| Plan | Price |
| ---- | ----- |
| One  | 2     |

</Table>
`;

function blocksOf(source: string) {
  const text = parseText('made-up.mdx', source);
  if (!isText(text)) throw new Error(text.message);
  return legalBlocks(text.tree, currentFigures);
}

describe('legalBlocks', () => {
  it('reads every kind of passage as its readers do', () => {
    expect(blocksOf(sample).map(({ kind, text }) => `${kind}: ${text}`)).toEqual([
      'part: 1 Part',
      'clause: 1.1 First clause',
      'paragraph: Some words with a link over two lines.',
      'item: one',
      'item: two of US$100,000',
      'term: Account: What a User holds.',
      'note: Plainly said.',
      'caption: Prices',
      'head: Plan | Price',
      'row: One | 2',
    ]);
  });
});

it('says in the plain text that a note is not binding', () => {
  const frontMatter = { title: 'Terms', summary: '', version: '1.0', effectiveDate: '2026-02-02' };
  const text = legalText({ ...frontMatter, formerPaths: [], changes: [] }, blocksOf(sample));
  expect(text.split('\n')).toContain('[In plain words, not binding: Plainly said.]');
});

describe('the hash of a version', () => {
  const hashOf = async (change: (source: string) => string) => {
    const terms = (await readLegalDocuments()).find(({ id }) => id === 'terms');
    if (!terms) throw new Error('There are no terms');
    const { source, frontMatter } = terms.current;
    return sha256(legalText(frontMatter, blocksOf(change(source))));
  };

  it('stays the same when the version is kept, wrapped anew or typed with other line ends', async () => {
    const hash = await hashOf((source) => source);
    expect(hash).toMatch(/^[\da-f]{64}$/);
    expect(await hashOf(freezeVersion)).toBe(hash);
    expect(
      await hashOf((source) => source.replace('“You” means the person', '“You”\nmeans  the person')),
    ).toBe(hash);
    expect(await hashOf((source) => source.replaceAll('\n', '\r\n'))).toBe(hash);
  });

  it('changes with a single word', async () => {
    const hash = await hashOf((source) => source);
    expect(
      await hashOf((source) => source.replace('Our decision is final', 'The decision is final')),
    ).not.toBe(hash);
  });
});
