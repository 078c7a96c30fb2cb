import type { Root } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

import type { Diagnostic } from '#scripts/support/diagnostics.ts';
import { syntaxAdvice } from './component-faults.ts';
import { numberHeadings, type ParsedText } from './text-tree.ts';

const processor = unified().use(remarkParse).use(remarkMdx).use(remarkFrontmatter).use(remarkGfm);

/** Reads a text, or tells its writer what keeps it from being read. */
export function parseText(file: string, source: string): ParsedText | Diagnostic {
  try {
    const tree = processor.parse(source);
    inlineAddresses(tree);
    return { tree, outline: numberHeadings(tree).map(({ entry }) => entry) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const line = lineOfFault(error) ?? Number(/\((\d+):/.exec(reason)?.[1] ?? 1);
    return { file, line, message: syntaxAdvice(reason, source.split('\n')[line - 1] ?? '') };
  }
}

/** A link whose address stands elsewhere in the text is read, checked and compared like any other. */
function inlineAddresses(tree: Root): void {
  const addresses = new Map<string, string>();
  visit(tree, 'definition', ({ identifier, url }, index, parent) => {
    if (!addresses.has(identifier)) addresses.set(identifier, url);
    if (!parent || index === undefined) return undefined;
    parent.children.splice(index, 1);
    return index;
  });
  visit(tree, (node, index, parent) => {
    if (!parent || index === undefined || !('identifier' in node)) return;
    const { position } = node;
    const url = addresses.get(node.identifier);
    if (url === undefined || !position) return;
    if (node.type === 'linkReference')
      parent.children[index] = { type: 'link', url, children: node.children, position };
    if (node.type === 'imageReference')
      parent.children[index] = { type: 'image', url, alt: node.alt ?? '', position };
  });
}

const lineOfFault = (error: unknown): number | undefined =>
  typeof error === 'object' && error !== null && 'line' in error && typeof error.line === 'number'
    ? error.line
    : undefined;
