import type { Nodes, Root } from 'mdast';
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
  };

/** A run of words as it is read, and a way to the line of any place in it. */
export type Words = {
  readonly text: string;
  readonly lineAt: (index: number) => number;
  /** What it belongs to, from the outside in: `heading`, `tableCell`, `Note`, `Definition Issuer` … */
  readonly within: readonly string[];
};

/** Every run of words of a document, code and addresses of links left out. */
export const wordsOf = (tree: Root): Words[] => tree.children.flatMap((node) => wordsIn(node, []));

function wordsIn(node: Nodes, within: readonly string[]): Words[] {
  if (node.type === 'text') {
    const first = lineOf(node);
    const lineAt = (index: number) => first + node.value.slice(0, index).split('\n').length - 1;
    return [{ text: node.value, lineAt, within }];
  }
  if (!('children' in node)) return [];
  const names = [...within, nameOf(node)];
  return node.children.flatMap((child) => wordsIn(child, names));
}

/** Title, summary and notes of the data at the top, captions and terms: each a run of words on its line. */
export function dataWords({ source, front, tree }: Pick<LegalText, 'source' | 'front' | 'tree'>): Words[] {
  const { title = '', summary = '', changes = [] } = front.frontMatter ?? {};
  const lines = source.split('\n');
  const named: Words[] = [];
  visit(tree, (node) => {
    const text = isComponent(node) ? attributeOf(node, 'caption') || attributeOf(node, 'term') : '';
    if (text) named.push({ text, lineAt: () => lineOf(node), within: [] });
  });
  const data = [title, summary, ...changes].map((text) => {
    const start = text.split(/['’"]/)[0] ?? text;
    const line = lines.findIndex((one) => one.includes(start)) + 1 || 1;
    return { text, lineAt: () => line, within: [] };
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
export function definitionsOf({ tree, outline }: LegalText): Defined[] {
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
