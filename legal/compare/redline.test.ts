import { readFile } from 'node:fs/promises';

import { toHtml } from 'hast-util-to-html';
import { expect, it } from 'vitest';

import { site } from '../../content/site.ts';
import { madeUpDocument } from '#legal/tests/made-up-documents.ts';
import { changedClauses } from './clauses.ts';
import { comparisonsOf } from './comparisons.ts';
import { noticeOf } from './notice.ts';
import { redlineTree } from './redline.ts';
import { markdownOf } from './write-tree.ts';

const textOf = (name: string) => readFile(new URL(`golden/${name}.mdx`, import.meta.url), 'utf8');

/** Two versions with a change of every kind, one in each clause. */
const document = madeUpDocument(
  'terms',
  { version: '1.1', effectiveDate: '2027-01-15', text: await textOf('after') },
  { version: '1.0', effectiveDate: '2025-03-01', text: await textOf('before') },
);
const [pair] = comparisonsOf(document);
if (!pair) throw new Error('There are two versions');
const tree = redlineTree(pair).children.filter((node) => node.type === 'element');
const notice = noticeOf(document, '1.1');

/** A line for each passage, without the details of the company. */
const lined = (html: string) => html.replaceAll(/(?=<(?:h\d|p|li|tr|table|details|summary)\b)/g, '\n').trim();
const named = (text: string) =>
  [site.legalName, site.address.lines.join(', '), site.email.privacy, site.brandHost].reduce(
    (words, detail, index) => words.replaceAll(detail, `{${'name address mail host'.split(' ')[index]}}`),
    text,
  );

it.each([
  ['redline.txt', markdownOf(tree)],
  ['redline-page.txt', lined(toHtml(tree))],
  ['notice.txt', named(`${notice.from}\n${notice.subject}\n\n${notice.text}`)],
  ['notice-page.txt', named(lined(notice.html.replaceAll(/[^]*<body>|<h3>1\.2[^]*/g, '')))],
  [
    'notes.txt',
    changedClauses(pair.from.blocks, pair.to.blocks)
      .map(({ note, changesFee }) => `${note}${changesFee ? ' (a fee)' : ''}\n`)
      .join(''),
  ],
])('redline, notice and notes write all changes between two texts: %s', async (file, written) => {
  await expect(written).toMatchFileSnapshot(`golden/${file}`);
});
