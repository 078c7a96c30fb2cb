import { expect, it } from 'vitest';

import { legalBlocks, legalText, markedText, sha256 } from './blocks.ts';
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

function treeOf(source: string) {
  const text = parseText('made-up.mdx', source);
  if (!isText(text)) throw new Error(text.message);
  return text.tree;
}

const blocksOf = (source: string) => legalBlocks(treeOf(source), currentFigures);

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

it('numbers parts, clauses within each part anew, and gives each an address of its own', () => {
  const source = '## One\n\n### Fees\n\n#### Deeper\n\n### Ends\n\n## Two\n\n### Fees\n\nWords.\n';
  expect(numberHeadings(treeOf(source)).map(({ entry }) => entry)).toEqual([
    { id: 'one', number: '1', text: 'One', depth: 2 },
    { id: 'fees', number: '1.1', text: 'Fees', depth: 3 },
    { id: 'ends', number: '1.2', text: 'Ends', depth: 3 },
    { id: 'two', number: '2', text: 'Two', depth: 2 },
    { id: 'fees-1', number: '2.1', text: 'Fees', depth: 3 },
  ]);
  expect(blocksOf(source)[2]).toEqual({ kind: 'clause', text: 'Deeper' });
});

const address = currentFigures.address.map((line) => `address ${line.replaceAll('\u00a0', ' ')}`);

it.each<readonly [string, readonly string[]]>([
  ['See [the policy](/privacy) now.', ['paragraph See the policy (→ /privacy) now.']],
  ['Write to [a@b.example](mailto:a@b.example).', ['paragraph Write to a@b.example.']],
  [
    '<Definition id="x" term="Account">What [you](/x), hold.</Definition>',
    ['term Account: What you (→ /x), hold.'],
  ],
  [
    '<Definition term="Account">\n\nFirst [one](/x).\n\n- Then two.\n\n</Definition>',
    ['term Account: First one (→ /x). Then two.'],
  ],
  ['<Note>See [this](/x).</Note>', ['note See this (→ /x).']],
  ['<CookieSettings /> opens them.\n\n<CookieSettings />', ['paragraph opens them.']],
  [
    '<Table>\n\n| Plan | Price |\n| - | - |\n| [One](/x) | 2 |\n\n</Table>',
    ['head Plan | Price', 'row One (→ /x) | 2'],
  ],
  ['One\\\ntwo\n  three.', ['paragraph One two three.']],
  ['<Address />', address],
  ['<Address>\n\n- Here\n- There\n\n</Address>', ['address Here', 'address There']],
])('reads %j with its links', (source, expected) => {
  const [, , ...passages] = blocksOf(`---\ntitle: Terms\n---\n\n## Part\n\n### Clause\n\n${source}\n`);
  expect(passages.map(({ kind, text, linked }) => `${kind} ${linked ?? text}`)).toEqual(expected);
});

it('writes the text that names a version: title, number and day, then a passage a line', () => {
  const data = { title: 'Terms', summary: 'S', version: '1.0', effectiveDate: '2026-02-02' };
  const passages = [
    { kind: 'part', text: '1 Cafe\u0301' },
    { kind: 'paragraph', text: 'Words.', linked: 'Words (→ /x).' },
    { kind: 'note', text: 'Plainly said.' },
  ] as const;
  expect(legalText({ ...data, formerPaths: ['/a'], changes: ['b'] }, passages)).toBe(
    'Terms\nVersion 1.0\n2026-02-02\n1 Caf\u00e9\nWords.\n[In plain words, not binding: Plainly said.]\n',
  );
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

it.each([
  ['One **two** three.', 'One two **three.**'],
  ['- One\n- two', '- One\n-\n- two'],
  ['- One\n- two', '- One\n  - two'],
  ['See [this](/a).', 'See [this](/b).'],
  ['Write `this`.', 'Write this.'],
])('tells %j from %j by its marks', (one, other) => {
  const marked = (text: string) => markedText(treeOf(text), currentFigures, '2026-02-02');
  expect(marked(one)).not.toBe(marked(other));
  expect(marked(one)).toBe(marked(`---\ntitle: A\n---\n\n${one}\n`));
});

it('has the same marks in the archived file of a version', async () => {
  for (const { current } of await readLegalDocuments()) {
    const {
      source,
      marked,
      frontMatter: { effectiveDate },
    } = current;
    expect(markedText(treeOf(freezeVersion(source)), currentFigures, effectiveDate)).toBe(marked);
  }
});

it.each<readonly [string, string | RegExp, string, boolean]>([
  ['wrapped anew', '“You” means the person', '“You”\nmeans  the person', true],
  ['typed with other line ends', /\n/g, '\r\n', true],
  ['with another word', 'Our decision is final', 'The decision is final', false],
])('names a text %s by the same hash: %4$s', async (_what, from, to, isSame) => {
  const terms = (await readLegalDocuments()).find(({ id }) => id === 'terms');
  if (!terms) throw new Error('There are no terms');
  const { source, frontMatter, textHash } = terms.current;
  const hashOf = (text: string) => sha256(legalText(frontMatter, blocksOf(text)));
  expect(hashOf(freezeVersion(source))).toBe(textHash);
  expect(hashOf(source.replaceAll(from, to)) === textHash).toBe(isSame);
});
