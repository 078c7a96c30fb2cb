import type { Nodes, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

import { attributeOf, isComponent, lineOf, type ParsedText } from '#scripts/legal/read/text-tree.ts';
import type { LegalFile } from '#scripts/legal/read/read-documents.ts';

/** A legal document as the rules read it. */
export type LegalText = ParsedText &
  Pick<LegalFile, 'id' | 'file' | 'source' | 'front'> & {
    /** What it is called, and was called in earlier versions. */
    readonly titles: readonly string[];
    /** From which its versions apply. */
    readonly days: readonly string[];
    /** Which its earlier versions define. */
    readonly formerTerms: readonly string[];
  };

/** A run of words as it is read, and a way to the line of any place in it. */
export type Words = {
  readonly text: string;
  readonly lineAt: (index: number) => number;
  /** What it belongs to, from the outside in: `heading`, `tableCell`, `Note`, `Definition Issuer` … */
  readonly within: readonly string[];
  /** What stands before it in its passage. */
  readonly before: string;
};

/** Every run of words of a document, code and addresses of links left out. */
export const wordsOf = (tree: Root): Words[] => tree.children.flatMap((node) => wordsIn(node, []));

function wordsIn(node: Nodes, within: readonly string[], before = ''): Words[] {
  if (node.type === 'text') {
    const first = lineOf(node);
    const lineAt = (index: number) => first + node.value.slice(0, index).split('\n').length - 1;
    return [{ text: node.value, lineAt, within, before }];
  }
  if (!('children' in node)) return [];
  const names = [...within, nameOf(node)];
  let passage = before;
  return node.children.flatMap((child, index) => {
    const words = wordsIn(
      child,
      node.type === 'table' && index === 0 ? [...names, 'tableHead'] : names,
      passage,
    );
    // A figure has no words of its own.
    if (isPhrasing(node)) passage += toString(child) || '0';
    return words;
  });
}

const isPhrasing = (node: Nodes) => /^(?:paragraph|heading|tableCell|strong|emphasis|link)$/.test(node.type);

/** Title, summary and notes of the data at the top, captions and terms: each a run of words on its line. */
export function dataWords({ source, front, tree }: Pick<LegalText, 'source' | 'front' | 'tree'>): Words[] {
  const { title = '', summary = '', changes = [] } = front.frontMatter ?? {};
  const lines = source.split('\n');
  const named: Words[] = [];
  visit(tree, (node) => {
    const text = isComponent(node) ? attributeOf(node, 'caption') || attributeOf(node, 'term') : '';
    if (text) named.push({ text, lineAt: () => lineOf(node), within: [], before: '' });
  });
  const data = [title, summary, ...changes].map((text) => {
    const start = text.split(/['’"]/)[0] ?? text;
    const line = lines.findIndex((one) => one.includes(start)) + 1 || 1;
    return { text, lineAt: () => line, within: [], before: '' };
  });
  return [...data, ...named];
}

function nameOf(node: Nodes): string {
  if (!isComponent(node)) return node.type;
  return node.name === 'Definition' ? `Definition ${attributeOf(node, 'term')}` : (node.name ?? '');
}

export type Defined = {
  readonly term: string;
  readonly line: number;
  /** Id of the clause in which it stands. */
  readonly clause: string | undefined;
};

/** The terms that a document defines, in its order. */
export function definitionsOf({ tree, outline }: ParsedText): Defined[] {
  const definitions: Defined[] = [];
  let heading = -1;
  visit(tree, (node) => {
    if (node.type === 'heading' && (node.depth === 2 || node.depth === 3)) heading += 1;
    if (!isComponent(node) || node.name !== 'Definition') return;
    const term = attributeOf(node, 'term');
    if (term) definitions.push({ term, line: lineOf(node), clause: outline[heading]?.id });
  });
  return definitions;
}
