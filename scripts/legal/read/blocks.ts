import { createHash } from 'node:crypto';

import type { Nodes, Root } from 'mdast';

import type { FrontMatter } from '#src/model/legal.schema.ts';
import { type Figures, figureOf } from './figures.ts';
import { attributeOf, type Component, numberHeadings } from './text-tree.ts';

/** What a passage is, so that it can be shown as what it was. */
export type BlockKind =
  'part' | 'clause' | 'paragraph' | 'item' | 'term' | 'note' | 'caption' | 'head' | 'row';

/** A passage of a document as plain text, in one line. */
export type Block = {
  readonly kind: BlockKind;
  readonly text: string;
  /** The text with the address of each link behind its words; absent where there is none. */
  readonly linked?: string;
};

/**
 * Every passage of a document in order, as readers see it: headings numbered, figures written out.
 * @param day from which the text applies; without it, each figure is the newest
 */
export function legalBlocks(tree: Root, figures: Figures, day = '9999-12-31'): readonly Block[] {
  const numbers = new Map(numberHeadings(tree).map(({ heading, entry }) => [heading, entry.number]));
  const textOf = (node: Nodes, isLinked = false): string => {
    if (node.type === 'break') return ' ';
    if ('value' in node) return node.value;
    if (node.type === 'mdxJsxTextElement' && node.name === 'Fact')
      return figureOf(attributeOf(node, 'id'), figures, day);
    const text = 'children' in node ? node.children.map((child) => textOf(child, isLinked)).join('') : '';
    // An address that is typed as such is its own link.
    const isShown = isLinked && node.type === 'link' && !node.url.endsWith(text);
    return isShown ? `${text} (→ ${node.url})` : text;
  };
  const passage = (kind: BlockKind, ...nodes: readonly Nodes[]) =>
    block(
      kind,
      nodes.map((node) => textOf(node)).join(' | '),
      nodes.map((node) => textOf(node, true)).join(' | '),
    );
  const blocksOf = (node: Nodes, kind: BlockKind): Block[] => {
    switch (node.type) {
      case 'yaml':
        return [];
      case 'list':
        return node.children.flatMap((item) => item.children.flatMap((child) => blocksOf(child, 'item')));
      case 'table':
        return node.children.flatMap((row, index) => passage(index === 0 ? 'head' : 'row', ...row.children));
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        return componentBlocks(node);
      case 'paragraph':
        // MDX leaves a component that stands alone on a line in a paragraph of its own.
        return node.children.length === 1 && node.children[0]?.type === 'mdxJsxTextElement'
          ? blocksOf(node.children[0], kind)
          : passage(kind, node);
      default:
        return passage(kind, node);
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
        const meaning = within('term');
        const [text, linked] = [meaning.map((one) => one.text), meaning.map((one) => one.linked ?? one.text)];
        const start = `${attributeOf(node, 'term')}: `;
        return block('term', start + text.join(' '), start + linked.join(' '));
      }
      case 'Table':
        return [...block('caption', attributeOf(node, 'caption')), ...within('row')];
      case 'Note':
        return within('note');
      default:
        return passage('paragraph', node);
    }
  };
  return tree.children.flatMap((node) => {
    if (node.type !== 'heading') return blocksOf(node, 'paragraph');
    const kind = node.depth === 2 ? 'part' : 'clause';
    return block(kind, [numbers.get(node), textOf(node)].join(' '));
  });
}

function block(kind: BlockKind, text: string, written = text): Block[] {
  const [line = '', linked = ''] = [text, written].map((one) => one.replaceAll(/\s+/g, ' ').trim());
  if (!line) return [];
  return [linked === line ? { kind, text: line } : { kind, text: line, linked }];
}

/**
 * The text whose SHA-256 names a version: title, version and day, then one passage per line. Spaces are
 * collapsed and characters composed (NFC), so that layout and editor make no difference. What is not
 * binding says so here too.
 */
export function legalText({ title, version, effectiveDate }: FrontMatter, blocks: readonly Block[]): string {
  const lines = [title, `Version ${version}`, effectiveDate, ...blocks.map(plainLine)];
  return `${lines.join('\n')}\n`.normalize('NFC');
}

/** Published hashes cover these words, so they never change, and are English in every language. */
const plainLine = ({ kind, text }: Block) =>
  kind === 'note' ? `[In plain words, not binding: ${text}]` : text;

const MARKED = new Set<Nodes['type']>(['strong', 'emphasis', 'delete', 'listItem']);

/**
 * The text with its marks: where links lead, what is emphasised and how items are listed. It is the same in the archived
 * file of a version, in which figures are written out. The address of the company is left out.
 */
export function markedText(tree: Root, figures: Figures, day: string): string {
  const marked = (node: Nodes): string => {
    if (node.type === 'yaml' || ('name' in node && node.name === 'Address')) return '';
    if ('name' in node && node.name === 'Fact') return figureOf(attributeOf(node, 'id'), figures, day);
    if (node.type === 'inlineCode') return `<code>${node.value}</code>`;
    if ('value' in node) return node.value;
    const text = 'children' in node ? node.children.map(marked).join('') : '';
    if (node.type === 'link') return `<link ${node.url}>${text}</link>`;
    return MARKED.has(node.type) ? `<${node.type}>${text}</${node.type}>` : `${text}\n`;
  };
  return marked(tree).replaceAll(/\s+/g, ' ');
}

export const sha256 = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');
