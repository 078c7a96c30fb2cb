import { createProcessor } from '@mdx-js/mdx';
import type { Nodes, Root } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';

import type { OutlineEntry } from '#src/model/legal.schema.ts';
import { numberHeadings } from '#scripts/build/legal/outline.ts';
import type { Finding } from '#scripts/checks/support/check.ts';
import { syntaxAdvice } from './syntax-advice.ts';

/** A legal document as the rules read it. */
export type LegalText = {
  /** Relative to the repository. */
  readonly file: string;
  readonly source: string;
  readonly tree: Root;
  readonly outline: readonly OutlineEntry[];
};

const processor = createProcessor({ remarkPlugins: [remarkFrontmatter, remarkGfm] });

/** What was read last: the preview looks at all documents whenever one of them is saved. */
const lastRead = new Map<string, { readonly source: string; readonly result: LegalText | Finding }>();

/** Reads a document, or tells its writer what keeps it from being read. */
export function parseText(file: string, source: string): LegalText | Finding {
  const last = lastRead.get(file);
  if (last?.source === source) return last.result;
  const result = read(file, source);
  lastRead.set(file, { source, result });
  return result;
}

function read(file: string, source: string): LegalText | Finding {
  try {
    const tree = processor.parse(source);
    return { file, source, tree, outline: numberHeadings(tree).map(({ entry }) => entry) };
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
