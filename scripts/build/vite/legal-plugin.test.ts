import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { build } from 'vite';
import { describe, expect, it, onTestFinished } from 'vitest';

import Cookies, { legalDocument as cookies } from '#content/legal/cookies.mdx';
import Privacy, { legalDocument as privacy } from '#content/legal/privacy.mdx';
import Terms, { legalDocument as terms } from '#content/legal/terms.mdx';
import { legalComponents } from '#src/sections/legal/legal-components.tsx';
import { legalPlugin } from './legal-plugin.ts';

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

/** Builds a made-up document, whose text begins in line 10, as the site is built. Gives the code of its module. */
async function built(text: string, front = frontMatter): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'legal-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'made-up.mdx');
  await writeFile(file, front + text);
  const result = await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [legalPlugin()],
    build: { write: false, ssr: file, rolldownOptions: { external: /^react\// } },
  });
  return JSON.stringify(result);
}

describe.each([
  ['terms', Terms, terms],
  ['privacy', Privacy, privacy],
  ['cookies', Cookies, cookies],
])('the document %s', (_id, Content, { frontMatter: data, outline }) => {
  const markup = renderToStaticMarkup(createElement(Content, { components: legalComponents }));
  const headings = parse(markup).querySelectorAll('h2, h3');

  it('has an outline of every heading, in order, by the id and number that it has in the text', () => {
    expect(outline.map(({ id }) => id)).toEqual(headings.map((heading) => heading.id));
    expect(outline.map(({ depth }) => `h${depth}`)).toEqual(headings.map(({ rawTagName }) => rawTagName));
    for (const [index, { number, text }] of outline.entries()) {
      expect(headings[index]?.text).toBe(number + text);
    }
  });

  it('numbers parts from 1, and clauses within their part', () => {
    let [part, clause] = [0, 0];
    for (const { depth, number } of outline) {
      [part, clause] = depth === 2 ? [part + 1, 0] : [part, clause + 1];
      expect(number).toBe(depth === 2 ? `${part}` : `${part}.${clause}`);
    }
  });

  it('has an id of its own for every heading', () => {
    expect(new Set(outline.map(({ id }) => id)).size).toBe(outline.length);
  });

  it('shows nothing of its front matter in the text', () => {
    expect(markup).not.toContain('effectiveDate');
    expect(data.effectiveDate).toMatch(/^\d{4}-\d\d-\d\d$/);
  });
});

describe('legalPlugin', () => {
  it('builds a document of Markdown, tables and components', async () => {
    const text =
      '## One\n\n<Note>Plainly: <Fact id="minimumAge" /></Note>\n\n| a | b |\n| - | - |\n| 1 | 2 |\n';
    await expect(built(text)).resolves.toContain('table');
  });

  it('keeps the address of a former heading at the one that answers for it', async () => {
    const front = frontMatter.replace('[]', "['/terms#fees-due -> #payment']");
    const code = await built('## Fees\n\n### Payment\n\nWords.\n', front);
    expect(code).toMatch(/id: *\\"payment\\"[^]{0,200}id: *\\"fees-due\\"/);
  });

  it.each([
    ['a component that is not closed', '## One\n\n<Note>Words\n', /made-up\.mdx[^]*12:1/],
    [
      'an unknown fact',
      '## One\n\n<Fact id="minimumTickets" />\n',
      /made-up\.mdx:12 .*did you mean minimumTicket\?/,
    ],
    ['an unknown component', '## One\n\nWords <Nope /> here.\n', /made-up\.mdx:12 .*Nope/],
    ['a tag of HTML', '## One\n\n<script>alert(1)</script>\n', /made-up\.mdx:12 .*script/],
    ['an import', '## One\n\nimport a from "./a.js"\n', /made-up\.mdx:12 /],
    ['an export', '## One\n\nexport const a = 1;\n', /made-up\.mdx:12 /],
    ['braces', '## One\n\nWrite to {email}.\n', /made-up\.mdx:12 /],
    ['braces in an attribute', '## One\n\n<Fact id={process.env.SECRET} />\n', /made-up\.mdx:12 /],
    ['attributes from a spread', '## One\n\n<Fact {...globalThis} />\n', /made-up\.mdx:12 /],
  ])('refuses %s with file and line', async (_what, text, complaint) => {
    await expect(built(text)).rejects.toThrow(complaint);
  });

  it('lists all that it refuses at once', async () => {
    await expect(built('<Nope />\n\n{1 + 1}\n')).rejects.toThrow(/made-up\.mdx:10 [^]*made-up\.mdx:12 /);
  });

  it.each([
    ['without front matter', '', /made-up\.mdx:1 /],
    ['with a bad date', frontMatter.replace('2025-03-01', '2025-02-30'), /made-up\.mdx:5 effectiveDate /],
    ['with front matter that would be run', frontMatter.replace('---', '---js'), /made-up\.mdx:1 .*js/],
  ])('refuses a document %s', async (_what, front, complaint) => {
    await expect(built('## One\n', front)).rejects.toThrow(complaint);
  });
});
