import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

/** The rows of a table that has lost its head or the line below it, which are no table any more. */
export const BROKEN_ROW =
  'is a row of a table whose head is missing: write | one | two | and below it | --- | --- |, within <Table caption="…">';

export const isBrokenRow = (words: string): boolean => /^\s*\|/.test(words);

type Lines = { readonly from: number; readonly to: number };

export function brokenTables(tree: Root): readonly Lines[] {
  const found: Lines[] = [];
  visit(tree, 'paragraph', (node, _index, parent) => {
    if (!isBrokenRow(toString(node)) || !node.position) return;
    const isLost = parent?.type !== 'root' && !parent?.children.some(({ type }) => type === 'table');
    const { start, end } = (isLost ? parent?.position : undefined) ?? node.position;
    found.push({ from: start.line, to: end.line });
  });
  return found;
}
