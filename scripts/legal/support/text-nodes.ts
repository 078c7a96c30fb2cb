import type { Nodes, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';

/** A run of words as it is read, and a way to the line of any place in it. */
export type Words = {
  readonly text: string;
  readonly lineAt: (index: number) => number;
  /** What it belongs to, from the outside in: `heading`, `tableCell`, `Note`, `Definition Issuer` … */
  readonly within: readonly string[];
};

/** Every run of words of a document, code and addresses of links left out. */
export function wordsOf(tree: Root): Words[] {
  const words: Words[] = [];
  visitWithin(tree, [], words);
  return words;
}

function visitWithin(parent: Root | Nodes, within: readonly string[], words: Words[]): void {
  visit(parent, (node) => {
    if (node === parent) return undefined;
    if (node.type === 'text') {
      const first = node.position?.start.line ?? 1;
      const lineAt = (index: number) => first + node.value.slice(0, index).split('\n').length - 1;
      words.push({ text: node.value, lineAt, within });
      return undefined;
    }
    if (!('children' in node)) return undefined;
    visitWithin(node, [...within, nameOf(node)], words);
    return SKIP;
  });
}

function nameOf(node: Nodes): string {
  if (!('attributes' in node)) return node.type;
  const [first] = node.attributes;
  return node.name === 'Definition' && typeof first?.value === 'string'
    ? `Definition ${first.value}`
    : (node.name ?? '');
}
