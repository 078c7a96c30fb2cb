import { describe, expect, it } from 'vitest';

import { legalBlocks, legalText, sha256 } from './blocks.ts';
import { currentFigures, figuresFrom, freezeVersion, unfrozenLines } from './figures.ts';
import { isText, readLegalDocuments } from './read-documents.ts';
import { parseText } from './parse-text.ts';
import { numberHeadings } from './text-tree.ts';

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

it('numbers parts, clauses within each part anew, and gives each an address of its own', () => {
  const text = parseText('made-up.mdx', '## One\n\n### Fees\n\n### Ends\n\n## Two\n\n### Fees\n\nWords.\n');
  expect(isText(text) && numberHeadings(text.tree).map(({ entry }) => entry)).toEqual([
    { id: 'one', number: '1', text: 'One', depth: 2 },
    { id: 'fees', number: '1.1', text: 'Fees', depth: 3 },
    { id: 'ends', number: '1.2', text: 'Ends', depth: 3 },
    { id: 'two', number: '2', text: 'Two', depth: 2 },
    { id: 'fees-1', number: '2.1', text: 'Fees', depth: 3 },
  ]);
});

it('gives a heading below a clause no number, and lets none count it', () => {
  const source = '## One\n\n#### Deeper\n\n### Fees\n\n<CookieSettings />\n';
  expect(blocksOf(source)).toEqual([
    { kind: 'part', text: '1 One' },
    { kind: 'clause', text: 'Deeper' },
    { kind: 'clause', text: '1.1 Fees' },
  ]);
});

describe('a passage', () => {
  const passagesOf = (source: string) => blocksOf(`## Part\n\n### Clause\n\n${source}\n`).slice(2);

  it('tells where its links lead, unless that is what they say', () => {
    expect(passagesOf('See [the policy](/privacy) now.')).toEqual([
      {
        kind: 'paragraph',
        text: 'See the policy now.',
        linked: 'See the policy (→ /privacy) now.',
      },
    ]);
    expect(passagesOf('Write to [a@b.example](mailto:a@b.example).')).toEqual([
      { kind: 'paragraph', text: 'Write to a@b.example.' },
    ]);
    expect(passagesOf('<Definition term="Account">What [you](/x) hold.</Definition>')).toEqual([
      {
        kind: 'term',
        text: 'Account: What you hold.',
        linked: 'Account: What you (→ /x) hold.',
      },
    ]);
  });

  it('of a definition holds all that stands in it', () => {
    const meaning = '<Definition term="Account">\n\nFirst [one](/x).\n\nThen two.\n\n</Definition>';
    expect(passagesOf(meaning)).toEqual([
      {
        kind: 'term',
        text: 'Account: First one. Then two.',
        linked: 'Account: First one (→ /x). Then two.',
      },
    ]);
  });

  it('keeps all words around what shows none, and none of the data at the top', () => {
    const texts = passagesOf('<CookieSettings /> opens them.\n\nOpen <CookieSettings /> now.');
    expect(texts.map(({ text }) => text)).toEqual(['opens them.', 'Open now.']);
    expect(blocksOf('---\ntitle: Terms\n---\n\n## Part\n')).toEqual([{ kind: 'part', text: '1 Part' }]);
  });

  it('of a component is known by the right attribute, and of a table without a caption has none', () => {
    expect(passagesOf('<Definition id="x" term="Account">What you hold.</Definition>')).toEqual([
      { kind: 'term', text: 'Account: What you hold.' },
    ]);
    const table = '<Table>\n\n| Plan | Price |\n| - | - |\n| [One](/x) | 2 |\n\n</Table>';
    expect(passagesOf(table)).toEqual([
      { kind: 'head', text: 'Plan | Price' },
      { kind: 'row', text: 'One | 2', linked: 'One (→ /x) | 2' },
    ]);
  });

  it('is one line, wherever it was broken', () => {
    expect(passagesOf('One\\\ntwo\n  three.')[0]?.text).toBe('One two three.');
  });

  it('is each line of the address of the company, or of the one that is written out', () => {
    const lines = currentFigures.address.map((text) => ({
      kind: 'item',
      text: text.replaceAll('\u00a0', ' '),
    }));
    expect(lines.length).toBeGreaterThan(1);
    expect(passagesOf('<Address />')).toEqual(lines);
    expect(passagesOf('<Address>\n\n- Here\n- There\n\n</Address>').map(({ text }) => text)).toEqual([
      'Here',
      'There',
    ]);
  });
});

it('writes the text that names a version: title, number and day, then a passage a line', () => {
  const data = { title: 'Terms', summary: 'S', version: '1.0', effectiveDate: '2026-02-02' };
  const passages = [
    { kind: 'part', text: '1 Cafe\u0301' },
    { kind: 'paragraph', text: 'Words.', linked: 'Words (→ /x).' },
  ] as const;
  expect(legalText({ ...data, formerPaths: ['/a'], changes: ['b'] }, passages)).toBe(
    'Terms\nVersion 1.0\n2026-02-02\n1 Caf\u00e9\nWords.\n',
  );
});

it('says in the plain text that a note is not binding', () => {
  const frontMatter = { title: 'Terms', summary: '', version: '1.0', effectiveDate: '2026-02-02' };
  const text = legalText({ ...frontMatter, formerPaths: [], changes: [] }, blocksOf(sample));
  expect(text.split('\n')).toContain('[In plain words, not binding: Plainly said.]');
});

it('keeps a version with its figures and its address written out', () => {
  const figures = figuresFrom(
    { ticket: { text: 'US$100' }, countries: { text: '12' } },
    {
      legalName: 'Brand Ltd',
      address: { lines: ['One', 'Two'] },
      phone: { display: '+971' },
      email: { privacy: 'a@b.example' },
    },
  );
  const source = 'At <Fact id="ticket" />,\nin <Fact\n  id="countries"/>.\n\n\n\n<Address />\n';
  expect(freezeVersion('<Address/>', figures)).toBe(freezeVersion('<Address  />', figures));
  expect(freezeVersion('<Address/>', figures)).toContain('- One');
  expect(unfrozenLines(source)).toEqual([1, 2, 7]);
  expect(freezeVersion(source, figures)).toBe(
    'At US$100,\nin 12.\n\n\n\n<Address>\n\n- Brand Ltd\n- One\n- Two\n- +971\n- a@b.example\n\n</Address>\n',
  );
  expect(unfrozenLines('Fact\n<Address>\n<Address  />\n<Address\n/>\n<Address/>')).toEqual([3, 4, 6]);
  expect(() => freezeVersion('<Fact id="gone" />', figures)).toThrow(
    '<Fact id="gone"> names no entry of content/facts.ts: correct the id or add the fact',
  );
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
