import { toHtml } from 'hast-util-to-html';
import { parse } from 'node-html-parser';
import { expect, it } from 'vitest';

import { legalDocuments, legalFile, readLegalDocuments, versionsOf } from '#legal/read/read-documents.ts';
import { madeUpTexts } from '#legal/tests/made-up-documents.ts';
import { documentTree } from './document-tree.ts';

it('the outline of each document has every heading in order, by the id and number that it has in the text', async () => {
  const documents = await readLegalDocuments();
  for (const version of documents.flatMap(versionsOf)) {
    const { outline } = version;
    const headings = parse(toHtml(documentTree(version, documents))).querySelectorAll('h2, h3');
    expect(outline.map(({ id, depth, number, text }) => [id, `h${depth}`, `${number} ${text}`])).toEqual(
      headings.map(({ id, rawTagName, text }) => [id, rawTagName, text]),
    );
    expect(new Set(outline.map(({ id }) => id)).size).toBe(outline.length);
  }
});

const [head = ''] = (madeUpTexts['content/legal/terms.mdx'] ?? '').split(/(?<=\n---\n)/);
const read = (text: string) => legalDocuments([[legalFile('terms', 'made-up.mdx', head + text)]]);

it.each([
  ['a component that is not closed', '<Note>Words', /mdx:12 <Note> is opened and not closed/],
  ['an unknown fact', '<Fact id="minimumTickets" />', /mdx:12 .*did you mean minimumTicket\?/],
  ['a tag of HTML', '<script>alert(1)</script>', /mdx:12 .*script/],
  ['an import', 'import a from "./a.js"', /mdx:12 /],
  ['braces in an attribute', '<Fact id={process.env.SECRET} />', /mdx:12 /],
  ['attributes from a spread', '<Fact {...globalThis} />', /mdx:12 /],
  ['all that is wrong at once', '<Nope />\n\n{1 + 1}', /mdx:12 [^]*mdx:14 /],
])('a text with %s is refused with file and line', (_what, text, complaint) => {
  expect(() => read(`## One\n\n${text}\n`)).toThrow(complaint);
});
