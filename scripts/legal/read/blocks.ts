import { createHash } from 'node:crypto';

import type { Nodes, Root } from 'mdast';

import type { FrontMatter } from '#src/model/legal.schema.ts';
import { type Figures, figureOf } from './figures.ts';
import { attributeOf, type Component, numberHeadings } from './text-tree.ts';

/** What a passage is, so that it can be shown as what it was. */
export type BlockKind = 'part' | 'clause' | 'paragraph' | 'item' | 'term' | 'note' | 'caption' | 'row';

/** A passage of a document as plain text, in one line. */
export type Block = { readonly kind: BlockKind; readonly text: string };

/** Every passage of a document in order, as readers see it: headings numbered, figures written out. */
export function legalBlocks(tree: Root, figures: Figures): readonly Block[] {
  const numbers = new Map(numberHeadings(tree).map(({ heading, entry }) => [heading, entry.number]));
  const textOf = (node: Nodes): string => {
    if (node.type === 'break') return ' ';
    if ('value' in node) return node.value;
    if (node.type === 'mdxJsxTextElement' && node.name === 'Fact')
      return figureOf(attributeOf(node, 'id'), figures);
    return 'children' in node ? node.children.map(textOf).join('') : '';
  };
  const blocksOf = (node: Nodes, kind: BlockKind): Block[] => {
    switch (node.type) {
      case 'yaml':
        return [];
      case 'list':
        return node.children.flatMap((item) => item.children.flatMap((child) => blocksOf(child, 'item')));
      case 'table':
        return node.children.flatMap((row) => block('row', row.children.map(textOf).join(' | ')));
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        return componentBlocks(node);
      case 'paragraph':
        // MDX leaves a component that stands alone on a line in a paragraph of its own.
        return node.children.length === 1 && node.children[0]?.type === 'mdxJsxTextElement'
          ? blocksOf(node.children[0], kind)
          : block(kind, textOf(node));
      default:
        return block(kind, textOf(node));
    }
  };
  const componentBlocks = (node: Component): Block[] => {
    const within = (kind: BlockKind) => node.children.flatMap((child) => blocksOf(child, kind));
    switch (node.name) {
      case 'Address':
        return node.children.length > 0
          ? within('item')
          : figures.address.flatMap((line) => block('item', line));
      case 'Definition': {
        const meaning = within('term').map(({ text }) => text);
        return block('term', `${attributeOf(node, 'term')}: ${meaning.join(' ')}`);
      }
      case 'Table':
        return [...block('caption', attributeOf(node, 'caption')), ...within('row')];
      case 'Note':
        return within('note');
      default:
        return block('paragraph', textOf(node));
    }
  };
  return tree.children.flatMap((node) => {
    if (node.type !== 'heading') return blocksOf(node, 'paragraph');
    const kind = node.depth === 2 ? 'part' : 'clause';
    return block(kind, [numbers.get(node), textOf(node)].filter(Boolean).join(' '));
  });
}

function block(kind: BlockKind, text: string): Block[] {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line ? [{ kind, text: line }] : [];
}

/**
 * The text whose SHA-256 names a version: title, version and day, then one passage per line. Spaces are
 * collapsed and characters composed (NFC), so that layout and editor make no difference.
 */
export function legalText({ title, version, effectiveDate }: FrontMatter, blocks: readonly Block[]): string {
  const lines = [title, `Version ${version}`, effectiveDate, ...blocks.map(({ text }) => text)];
  return `${lines.join('\n')}\n`.normalize('NFC');
}

export const sha256 = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');
