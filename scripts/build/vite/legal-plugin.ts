import { join, relative } from 'node:path';

import mdx from '@mdx-js/rollup';
import type { Root } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import { visit } from 'unist-util-visit';
import type { Plugin } from 'vite';

import { site } from '#content/site.ts';
import type { OutlineEntry } from '#src/model/legal.schema.ts';
import { readFrontMatter } from '#scripts/build/legal/front-matter.ts';
import { markTerms } from '#scripts/build/legal/mark-terms.ts';
import { numberHeadings } from '#scripts/build/legal/outline.ts';
import { readLegalDocuments } from '#scripts/build/legal/read-legal-documents.ts';
import { sheetStyles } from '#scripts/build/legal/sheet-styles.ts';
import { wrapClauses } from '#scripts/build/legal/wrap-clauses.ts';
import { paths } from '#scripts/build/paths.ts';
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

/** The components that a legal document may use. */
const COMPONENTS = ['Fact', 'Definition', 'Note', 'Address', 'Table', 'CookieSettings'];

/** Refuses any other component, and code, with file and line. */
function checkComponents() {
  return (tree: Root, file: { path: string }) => {
    const faults: string[] = [];
    visit(tree, (node) => {
      const place = `${relative(paths.root, file.path)}:${node.position?.start.line}`;
      const own = JSON.stringify({ type: node.type, attributes: 'attributes' in node && node.attributes });
      if ('name' in node && node.type.startsWith('mdxJsx') && !COMPONENTS.includes(String(node.name))) {
        faults.push(
          `${place} <${String(node.name)}> is not a component: use ${COMPONENTS.join(', ')}, or write Markdown`,
        );
      } else if (/"type":"mdx\w*(Expression|Esm|ExpressionAttribute)"/.test(own)) {
        faults.push(`${place} holds code: write no import, no export and no braces`);
      }
    });
    if (faults.length > 0) throw new Error(faults.join('\n'));
  };
}

/** Gives parts and clauses their number and id, and links what print needs; keeps the outline. */
function nameHeadings() {
  return (tree: Root, file: { path: string }) => {
    const numbered = numberHeadings(tree);
    for (const { heading, entry } of numbered) {
      heading.data = { hProperties: { id: entry.id, 'data-number': entry.number } };
    }
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
