import { createHash } from 'node:crypto';

import type { Nodes, Root } from 'mdast';

import type { FrontMatter } from './front-matter-schema.ts';
import { type Figures, figureOf } from './figures.ts';
import { attributeOf, type Component, isComponent, numberHeadings } from './text-tree.ts';

/** What a passage is, so that it can be shown as what it was. */
export type BlockKind =
  'part' | 'clause' | 'paragraph' | 'item' | 'term' | 'note' | 'address' | 'caption' | 'head' | 'row';

/** A passage as it is in the tree: the cells of a row and the paragraphs of a definition are one. */
export type Part = {
  readonly kind: BlockKind;
  readonly nodes: readonly Nodes[];
  /** The component that it is, or is in. */
  readonly component?: Component;
};

/** MDX wraps a component that is alone on its line in a paragraph. */
const unwrapped = (node: Nodes): Nodes =>
  node.type === 'paragraph' && node.children.length === 1 && node.children[0]?.type === 'mdxJsxTextElement'
    ? node.children[0]
    : node;

/** Every passage of a document in order. */
export function* partsOf(wrapped: Nodes, kind: BlockKind = 'paragraph'): Generator<Part> {
  const node = unwrapped(wrapped);
  if (isComponent(node)) yield* partsOfComponent(node);
  else if (node.type === 'root' || node.type === 'list' || node.type === 'listItem')
    for (const child of node.children)
      yield* partsOf(child, node.type === 'list' && kind === 'paragraph' ? 'item' : kind);
  else if (node.type === 'table')
    for (const [index, { children }] of node.children.entries())
      yield { kind: index === 0 ? 'head' : 'row', nodes: children };
  else if (node.type === 'heading') yield { kind: node.depth === 2 ? 'part' : 'clause', nodes: [node] };
  else if (node.type !== 'yaml') yield { kind, nodes: [node] };
}

const KINDS: ReadonlyMap<string | null, BlockKind> = new Map([
  ['Definition', 'term'],
  ['Note', 'note'],
  ['Table', 'row'],
  ['Address', 'address'],
]);

function* partsOfComponent(component: Component): Generator<Part> {
  const { name, children } = component;
  const kind = KINDS.get(name) ?? 'paragraph';
  const isOneLine = children.some(({ type }) => type === 'text');
  const inside: Part[] = isOneLine
    ? [{ kind, nodes: [component] }]
    : children.flatMap((child) => [...partsOf(child, kind)]);
  if (name === 'Table') yield { kind: 'caption', nodes: [], component };
  if (name === 'Definition') yield { kind, nodes: inside.flatMap(({ nodes }) => nodes), component };
  else if (children.length === 0 || !KINDS.has(name)) yield { kind, nodes: [component], component };
  else yield* inside;
}

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
  const numbers = new Map<Nodes, string>(
    numberHeadings(tree).map(({ heading, entry }) => [heading, entry.number]),
  );
  const textOf = (node: Nodes, isLinked: boolean): string => {
    if (node.type === 'break') return ' ';
    if ('value' in node) return node.value;
    if (node.type === 'mdxJsxTextElement' && node.name === 'Fact')
      return figureOf(attributeOf(node, 'id'), figures, day);
    const text = 'children' in node ? node.children.map((child) => textOf(child, isLinked)).join('') : '';
    // An address that is typed as such is its own link.
    const isShown = isLinked && node.type === 'link' && !node.url.endsWith(text);
    return isShown ? `${text} (→ ${node.url})` : text;
  };
  return [...partsOf(tree)].flatMap(({ kind, nodes, component }) => {
    const [only] = nodes;
    if (component?.name === 'Address') return figures.address.flatMap((line) => block('address', line));
    if (component && kind === 'caption') return block(kind, attributeOf(component, 'caption'));
    const term = component && kind === 'term' ? `${attributeOf(component, 'term')}: ` : '';
    const number = only && numbers.has(only) ? `${numbers.get(only)} ` : '';
    const [text = '', linked] = [false, true].map((isLinked) =>
      nodes.map((node) => textOf(node, isLinked)).join(kind === 'term' ? ' ' : ' | '),
    );
    return block(kind, number + term + text, number + term + linked);
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
