import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

import type { Finding } from '../../scripts/support/findings.ts';
import { syntaxAdvice } from './component-findings.ts';
import { numberHeadings, type ParsedText } from './text-tree.ts';

const processor = unified().use(remarkParse).use(remarkMdx).use(remarkFrontmatter).use(remarkGfm);

/** Reads a text, or tells its writer what keeps it from being read. */
export function parseText(file: string, source: string): ParsedText | Finding {
  try {
    const tree = processor.parse(source);
    return { tree, outline: numberHeadings(tree).map(({ entry }) => entry) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const line = lineOfFinding(error) ?? Number(/\((\d+):/.exec(reason)?.[1] ?? 1);
    return { file, line, message: syntaxAdvice(reason, source.split('\n')[line - 1] ?? '') };
  }
}

const lineOfFinding = (error: unknown): number | undefined =>
  typeof error === 'object' && error !== null && 'line' in error && typeof error.line === 'number'
    ? error.line
    : undefined;
