import GithubSlugger from 'github-slugger';
import type { Heading, Nodes, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

import type { OutlineEntry } from '#src/model/legal.schema.ts';
import type { Finding } from '#scripts/checks/support/check.ts';
import { syntaxAdvice } from './syntax-advice.ts';

/** A component of a legal document. */
export type Component = Extract<Nodes, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>;

/** A text that could be read: its tree, and its parts and clauses with their numbers. */
export type ParsedText = { readonly tree: Root; readonly outline: readonly OutlineEntry[] };

const processor = unified().use(remarkParse).use(remarkMdx).use(remarkFrontmatter).use(remarkGfm);

/** Reads a text, or tells its writer what keeps it from being read. */
export function parseText(file: string, source: string): ParsedText | Finding {
  try {
    const tree = processor.parse(source);
    return { tree, outline: numberHeadings(tree).map(({ entry }) => entry) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const line = lineOfFault(error) ?? Number(/\((\d+):/.exec(reason)?.[1] ?? 1);
    return { file, line, message: syntaxAdvice(reason, source.split('\n')[line - 1] ?? '') };
  }
}

const lineOfFault = (error: unknown): number | undefined =>
  typeof error === 'object' && error !== null && 'line' in error && typeof error.line === 'number'
    ? error.line
    : undefined;

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
