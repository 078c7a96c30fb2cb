import { relative, resolve } from 'node:path';

import type { Root } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import type { Plugin, Preset } from 'unified';

import { readLegalFile, readLegalFiles } from '#scripts/legal/read/read-documents.ts';
import { paths } from '#scripts/support/paths.ts';
import { lintDocuments } from './lint-documents.ts';

/** Lints the document that is being typed beside the others, which are read from the disk. */
const lintOpenDocument: Plugin<[], Root> = () => async (_tree, open) => {
  const file = relative(paths.root, resolve(open.cwd, open.path));
  const files = await Promise.all(
    (await readLegalFiles()).map(async ([current, ...earlier]) => {
      const isOpen = current.file === file;
      const edited = isOpen ? await readLegalFile(paths.root, current.id, file, String(open)) : current;
      return [edited, ...earlier] as const;
    }),
  );
  const report = (await lintDocuments(files)).find(({ path }) => path === file);
  open.messages.push(...(report?.messages ?? []));
};

/** What an editor with a remark extension loads by content/legal/.remarkrc.mjs. */
export const editorPreset: Preset = { plugins: [remarkMdx, remarkFrontmatter, remarkGfm, lintOpenDocument] };
