import { visit } from 'unist-util-visit';

import { type LegalText, lineOf } from './parse-text.ts';

/** The terms that a document defines, in its order. */
export function definitionsOf({ tree }: LegalText): { readonly term: string; readonly line: number }[] {
  const definitions: { term: string; line: number }[] = [];
  visit(tree, (node) => {
    if (!('attributes' in node) || node.name !== 'Definition') return;
    const term = node.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === 'term')?.value;
    if (typeof term === 'string') definitions.push({ term, line: lineOf(node) });
  });
  return definitions;
}
