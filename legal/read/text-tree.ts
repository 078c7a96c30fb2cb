import GithubSlugger from 'github-slugger';
import type { Heading, Nodes, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

import type { OutlineEntry } from '../../src/model/legal.schema.ts';

/** A text that could be read: its tree, and its parts and clauses with their numbers. */
export type ParsedText = { readonly tree: Root; readonly outline: readonly OutlineEntry[] };

/** A component of a legal document. */
export type Component = Extract<Nodes, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>;

export const lineOf = (node: Nodes): number => node.position?.start.line ?? 1;

export const isComponent = (node: Nodes): node is Component =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

/** The value of an attribute that is written as text; empty when there is none. */
export function attributeOf({ attributes }: Component, name: string): string {
  const found = attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === name);
  return typeof found?.value === 'string' ? found.value : '';
}

type Numbered = { readonly heading: Heading; readonly entry: OutlineEntry };

/** Parts (`##`) and clauses (`###`) with their number and a stable id from their words. */
export function numberHeadings(tree: Root): readonly Numbered[] {
  const slugger = new GithubSlugger();
  const numbered: Numbered[] = [];
  let part = 0;
  let clause = 0;
  visit(tree, 'heading', (heading) => {
    if (heading.depth !== 2 && heading.depth !== 3) return;
    clause = heading.depth === 2 ? 0 : clause + 1;
    part += heading.depth === 2 ? 1 : 0;
    const text = toString(heading);
    const number = heading.depth === 2 ? `${part}` : `${part}.${clause}`;
    numbered.push({ heading, entry: { id: slugger.slug(text), number, text, depth: heading.depth } });
  });
  return numbered;
}

/** The letter of an item by its place in its clause: a to z, then aa. */
export const letterOf = (index: number): string =>
  (index < 26 ? '' : letterOf(Math.floor(index / 26) - 1)) + String.fromCodePoint(97 + (index % 26));

/** Where a defined term is explained in its document. */
export const termId = (term: string): string => `term-${new GithubSlugger().slug(term)}`;

/** A term and its plurals: all count as uses of it. */
export const termForms = (term: string): readonly string[] => [
  ...new Set([term, `${term}s`, term.replace(/y$/, 'ies')]),
];
