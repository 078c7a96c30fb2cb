import { join, relative } from 'node:path';

import mdx from '@mdx-js/rollup';
import type { Root } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import { visit } from 'unist-util-visit';
import type { Plugin } from 'vite';

import { site } from '#content/site.ts';
import type { FrontMatter, OutlineEntry } from '#src/model/legal.schema.ts';
import { formerHeadings } from '#scripts/build/legal/former-addresses.ts';
import { readFrontMatter } from '#scripts/build/legal/front-matter.ts';
import { markTerms } from '#scripts/build/legal/mark-terms.ts';
import { numberHeadings } from '#scripts/build/legal/outline.ts';
import { readLegalDocuments } from '#scripts/build/legal/read-legal-documents.ts';
import { sheetStyles } from '#scripts/build/legal/sheet-styles.ts';
import { wrapClauses } from '#scripts/build/legal/wrap-clauses.ts';
import { paths } from '#scripts/support/paths.ts';
import { componentFaults } from '#scripts/legal/lint/component-faults.ts';
import { writtenFinding } from '#scripts/legal/support/findings.ts';
import { legalLibraryCode } from './legal-library.ts';

const LIBRARY = 'virtual:legal';
const SHEETS = 'virtual:legal-sheets.css';

const outlines = new Map<string, readonly OutlineEntry[]>();

/** Legal documents: Markdown with six components, headings numbered and named at build. */
export function legalPlugin(): Plugin {
  const text = mdx({
    remarkPlugins: [remarkFrontmatter, remarkGfm, checkComponents, nameHeadings, () => markTerms],
    rehypePlugins: [() => wrapClauses],
  });
  return {
    name: 'legal-documents',
    enforce: 'pre',
    resolveId: (id) => (id === LIBRARY ? `\0${id}` : id === SHEETS ? join(paths.work, id) : undefined),
    async load(id) {
      if (id === join(paths.work, SHEETS)) return sheetStyles(await readLegalDocuments());
      if (id !== `\0${LIBRARY}`) return undefined;
      const { code, files } = await legalLibraryCode();
      for (const file of files) this.addWatchFile(file);
      return code;
    },
    async transform(source, id) {
      const compiled = id.endsWith('.mdx') ? await text.transform(source, id) : undefined;
      if (!compiled) return undefined;
      const { frontMatter } = readFrontMatter(source, relative(paths.root, id));
      const legalDocument = { frontMatter, outline: outlines.get(id) ?? [] };
      return {
        code: `${compiled.code}\nexport const legalDocument = ${JSON.stringify(legalDocument)};`,
        map: null,
      };
    },
  };
}

/** Refuses other components than those of legal texts, and code, with file and line: code would run in the build. */
function checkComponents() {
  return (tree: Root, file: { path: string }) => {
    const faults = componentFaults(tree, relative(paths.root, file.path));
    if (faults.length > 0) throw new Error(faults.map(writtenFinding).join('\n'));
  };
}

/** Gives parts and clauses their number and id, and links what print needs; keeps the outline. */
function nameHeadings() {
  return (tree: Root, file: { path: string; value: unknown }) => {
    const numbered = numberHeadings(tree);
    const { frontMatter } = readFrontMatter(String(file.value), file.path);
    for (const { heading, entry } of numbered) {
      heading.data = { hProperties: { id: entry.id, 'data-number': entry.number } };
    }
    anchorFormerHeadings(frontMatter, numbered);
    const numbers = new Map(numbered.map(({ entry }) => [`#${entry.id}`, entry.number]));
    visit(tree, 'link', (link) => {
      const number = numbers.get(link.url);
      if (number) link.data = { hProperties: { 'data-clause-number': number } };
      if (link.url.startsWith('/'))
        link.data = { hProperties: { 'data-address': `${site.brandHost}${link.url}` } };
    });
    outlines.set(
      file.path,
      numbered.map(({ entry }) => entry),
    );
  };
}

/** A link to a heading that is gone still leads to the one that answers for it now. */
function anchorFormerHeadings(frontMatter: FrontMatter, numbered: ReturnType<typeof numberHeadings>): void {
  for (const [former, current] of formerHeadings(frontMatter)) {
    const heading = numbered.find(({ entry }) => entry.id === current)?.heading;
    const anchor = { hName: 'span', hProperties: { id: former } };
    heading?.children.unshift({ type: 'emphasis', children: [], data: anchor });
  }
}
