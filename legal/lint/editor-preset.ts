import { relative, resolve } from 'node:path';

import type { Root } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import type { Plugin, Preset } from 'unified';

import { lintProposed } from '#legal/guard/judge-documents.ts';
import { readLegalFile, readLegalFiles } from '#legal/read/read-documents.ts';
import { paths } from '../../scripts/support/paths.ts';

/** Lints the document that is being typed; the others are read from the disk. */
const lintOpenDocument: Plugin<[], Root> = () => async (_tree, open) => {
  const file = relative(paths.root, resolve(open.cwd, open.path));
  const files = (await readLegalFiles()).map(
    ([current, ...earlier]) =>
      [current.file === file ? readLegalFile(current.id, file, String(open)) : current, ...earlier] as const,
  );
  const all = await lintProposed(paths.root, files);
  for (const { line, message, grade } of all.filter(
    (one) => one.file === file && one.dismissed === undefined,
  ))
    open.message(message, { line, column: 1 }).fatal = grade === 'error';
};

/** What an editor with a remark extension loads by content/legal/.remarkrc.mjs. */
export const editorPreset: Preset = { plugins: [remarkMdx, remarkFrontmatter, remarkGfm, lintOpenDocument] };
