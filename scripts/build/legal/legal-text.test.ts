import { describe, expect, it } from 'vitest';

import { freezeVersion } from './freeze-version.ts';
import { legalBlocks, legalText, sha256 } from './legal-text.ts';
import { readLegalDocuments } from './read-legal-documents.ts';

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

describe('legalBlocks', () => {
  it('reads every kind of passage as its readers do', () => {
    expect(legalBlocks(sample).map(({ kind, text }) => `${kind}: ${text}`)).toEqual([
      'part: 1 Part',
      'clause: 1.1 First clause',
      'paragraph: Some words with a link over two lines.',
      'item: one',
      'item: two of US$100,000',
      'term: Account: What a User holds.',
      'note: Plainly said.',
      'caption: Prices',
      'row: Plan | Price',
      'row: One | 2',
    ]);
  });
});

describe('the hash of a version', () => {
  const hashOf = async (change: (source: string) => string) => {
    const { source, frontMatter } = (await readLegalDocuments()).terms.current;
    return sha256(legalText(frontMatter, legalBlocks(change(source))));
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
