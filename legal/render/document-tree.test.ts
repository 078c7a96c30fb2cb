import { toHtml } from 'hast-util-to-html';
import { parse } from 'node-html-parser';
import { describe, expect, it } from 'vitest';

import { parseText } from '#legal/read/parse-text.ts';
import { legalDocuments, legalFile, readLegalDocuments, versionsOf } from '#legal/read/read-documents.ts';
import { madeUpDocument } from '#legal/tests/made-up-documents.ts';
import { documentTree } from './document-tree.ts';

const frontMatter = `---
title: 'Terms'
summary: 'What it says.'
version: '1.0'
effectiveDate: '2025-03-01'
formerPaths: []
changes:
  - 'First version.'
---
`;

/** The HTML of a made-up document, whose text begins in line 10. @throws Error as the build does */
function built(text: string, front = frontMatter): string {
  const file = 'made-up.mdx';
  const source = front + text;
  const [document] = legalDocuments([[legalFile('terms', file, source, parseText(file, source))]]);
  return document ? toHtml(documentTree(document.current)) : '';
}

const documents = await readLegalDocuments();

describe.each(documents)('the document $id', (document) => {
  const [version] = versionsOf(document);
  const { outline } = version;
  const headings = parse(toHtml(documentTree(version, documents))).querySelectorAll('h2, h3');

  it('has an outline of every heading, in order, by the id and number that it has in the text', () => {
    const ids = outline.map((entry) => entry.id);
    expect(ids).toEqual(headings.map((heading) => heading.id));
    expect(new Set(ids).size).toBe(ids.length);
    expect(outline.map(({ depth }) => `h${depth}`)).toEqual(headings.map(({ rawTagName }) => rawTagName));
    for (const [index, { number, text }] of outline.entries()) {
      expect(headings[index]?.text).toBe(`${number} ${text}`);
    }
  });
});

describe('documentTree', () => {
  it('builds a document of Markdown, tables and components', () => {
    const text =
      '## One\n\n<Note>Plainly: <Fact id="minimumAge" /></Note>\n\n| a | b |\n| - | - |\n| 1 | 2 |\n';
    expect(built(text)).toContain('<td data-label="b">2</td>');
  });

  it('gives the items of a clause letters, which run on, and addresses', () => {
    const lists = '- One\n- two\n\nAnd\n\n1. three\n';
    const html = built(`## Part\n\n### Fees\n\n${lists}\n### Notices\n\n- One\n`);
    expect(
      parse(html)
        .querySelectorAll('ol > li')
        .map(({ id }) => id),
    ).toEqual(['fees.a', 'fees.b', 'fees.c', 'notices.a']);
    expect(parse(html).querySelector('[id="fees.c"] > a')?.text).toBe('(c)');
  });

  it('keeps the address of a former heading at the one that answers for it', () => {
    const front = frontMatter.replace('[]', "['/terms#fees-due -> #payment']");
    expect(built('## Fees\n\n### Payment\n\nWords.\n', front)).toContain(
      '</a> <span id="fees-due"></span>Payment</h3>',
    );
  });

  it.each([
    [
      'a component that is not closed',
      '## One\n\n<Note>Words\n',
      /made-up\.mdx:12 <Note> is opened and not closed/,
    ],
    [
      'an unknown fact',
      '## One\n\n<Fact id="minimumTickets" />\n',
      /made-up\.mdx:12 .*did you mean minimumTicket\?/,
    ],
    ['a tag of HTML', '## One\n\n<script>alert(1)</script>\n', /made-up\.mdx:12 .*script/],
    ['an import', '## One\n\nimport a from "./a.js"\n', /made-up\.mdx:12 /],
    ['braces in an attribute', '## One\n\n<Fact id={process.env.SECRET} />\n', /made-up\.mdx:12 /],
    ['attributes from a spread', '## One\n\n<Fact {...globalThis} />\n', /made-up\.mdx:12 /],
  ])('refuses %s with file and line', (_what, text, complaint) => {
    expect(() => built(text)).toThrow(complaint);
  });

  it('lists all that it refuses at once', () => {
    expect(() => built('<Nope />\n\n{1 + 1}\n')).toThrow(/made-up\.mdx:10 [^]*made-up\.mdx:12 /);
  });
});

it('shows the number of a clause that a link leads to, in this document and in another', () => {
  const terms = madeUpDocument('terms', {
    ...{ version: '1.0', effectiveDate: '2025-03-01' },
    text: '## Part\n\n### Clause\n\nSee [this](#clause) and [that](/privacy#your-rights).\n',
  });
  const privacy = madeUpDocument('privacy', {
    ...{ version: '1.0', effectiveDate: '2025-03-01' },
    text: '## About\n\n### This\n\nWords.\n\n## Your rights\n\nWords.\n',
  });
  const html = toHtml(documentTree(terms.current, [privacy]));
  expect(html).toContain('<a href="#clause" data-clause-number="1.1">');
  expect(html).toMatch(
    /<a href="\/privacy#your-rights" data-clause-number="2" data-address="[^"]+\/privacy#your-rights">/,
  );
});
