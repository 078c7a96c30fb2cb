import { readFile } from 'node:fs/promises';

import { toHtml } from 'hast-util-to-html';
import { expect, it } from 'vitest';

import { site } from '../../content/site.ts';
import { documentTree } from '#legal/render/document-tree.ts';
import { madeUpDocument } from '#legal/tests/made-up-documents.ts';
import { legalBlocks, legalText, markedText, sha256 } from './blocks.ts';
import { currentFigures, figuresFrom, freezeVersion, unfrozenLines } from './figures.ts';
import { isText, legalDocuments, legalFile, readLegalDocuments } from './read-documents.ts';
import { parseText } from './parse-text.ts';
import { numberHeadings } from './text-tree.ts';

function treeOf(source: string) {
  const text = parseText('made-up.mdx', source);
  if (!isText(text)) throw new Error(text.message);
  return text.tree;
}

const blocksOf = (source: string) => legalBlocks(treeOf(source), currentFigures);

/** A text with every kind of passage. */
const text = await readFile(new URL('golden/text.mdx', import.meta.url), 'utf8');
const figures = figuresFrom(
  { minimumTicket: { text: 'US$100' } },
  {
    ...{ legalName: 'Brand Ltd', address: { lines: ['One', 'Two'] }, phone: { display: '+971' } },
    email: { privacy: 'a@b.example' },
  },
);
const page = () => {
  const rights = {
    version: '1.0',
    effectiveDate: '2025-03-01',
    text: '## About\n\n## Your rights\n\nWords.\n',
  };
  const [document] = legalDocuments([[legalFile('terms', 'terms.mdx', text)]]);
  if (!document) throw new Error('There is a document');
  const html = toHtml(documentTree(document.current, [madeUpDocument('privacy', rights)]));
  const { facts, address } = currentFigures;
  const details: string[] = [...address, site.phone.e164, site.brandHost, facts['minimumTicket']?.text ?? ''];
  return details.reduce((all, detail) => all.replaceAll(detail, '…'), html);
};

it.each([
  [
    'passages.txt',
    () =>
      legalBlocks(treeOf(text), figures)
        .map((one) => `${one.kind}: ${one.linked ?? one.text}`)
        .join('\n'),
  ],
  [
    'outline.txt',
    () =>
      numberHeadings(treeOf(text))
        .map(({ entry }) => Object.values(entry).join(' '))
        .join('\n'),
  ],
  ['marks.txt', () => markedText(treeOf(text), figures, '2025-03-01')],
  ['page.txt', page],
])('every kind of passage has the form that its readers take: %s', async (file, written) => {
  await expect(written()).toMatchFileSnapshot(`golden/${file}`);
});

it('the text that names a version has title, number and day, then a passage a line', () => {
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

it('a version is kept with its figures and its address written out', () => {
  const source = 'At <Fact id="minimumTicket" />,\nor <Fact\n  id="minimumTicket"/>.\n\n\n\n<Address />\n';
  expect(freezeVersion('<Address/>', figures)).toBe(freezeVersion('<Address  />', figures));
  expect(freezeVersion(source, figures)).toBe(
    'At US$100,\nor US$100.\n\n\n\n<Address>\n\n- Brand Ltd\n- One\n- Two\n- +971\n- a@b.example\n\n</Address>\n',
  );
  expect(unfrozenLines(source)).toEqual([1, 2, 7]);
  expect(unfrozenLines('Fact\n<Address>\n<Address  />\n<Address\n/>\n<Address/>')).toEqual([3, 4, 6]);
  expect(() => freezeVersion('<Fact id="gone" />', figures)).toThrow(
    '<Fact id="gone"> names no entry of content/facts.ts: correct the id or add the fact',
  );
});

const marksOf = (source: string) => markedText(treeOf(source), currentFigures, '2026-02-02');

it.each([
  ['One **two** three.', 'One two **three.**'],
  ['- One\n- two', '- One\n-\n- two'],
  ['- One\n- two', '- One\n  - two'],
])('the marks of %j differ from those of %j', (one, other) => {
  expect(marksOf(one)).not.toBe(marksOf(other));
  expect(marksOf(one)).toBe(marksOf(`---\ntitle: A\n---\n\n${one}\n`));
});

it('the archived file of a version has the same marks and hash', async () => {
  for (const { current } of await readLegalDocuments()) {
    const { source, marked, frontMatter, textHash } = current;
    const archived = freezeVersion(source);
    expect(markedText(treeOf(archived), currentFigures, frontMatter.effectiveDate)).toBe(marked);
    expect(sha256(legalText(frontMatter, blocksOf(archived)))).toBe(textHash);
  }
});

it.each<readonly [string, string | RegExp, string, boolean]>([
  ['wrapped anew', 'over two', 'over\n  two', true],
  ['typed with other line ends', /\n/g, '\r\n', true],
  ['with another word', 'Then two', 'Then six', false],
])('a text %s reads the same: %4$s', (_what, from, to, isSame) => {
  const wordsOf = (source: string) => JSON.stringify(blocksOf(source));
  expect(wordsOf(text.replaceAll(from, to)) === wordsOf(text)).toBe(isSame);
});
