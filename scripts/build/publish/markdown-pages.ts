import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { absoluteUrl } from '#src/head/absolute-url.ts';
import { markdownPath } from '#src/head/markdown-path.ts';
import { routes } from '#src/routes.ts';
import { paths } from '#scripts/support/paths.ts';
import { toMarkdown } from './to-markdown.ts';

/** Writes the Markdown twin of every page beside it, made from the page as it was built. */
export async function writeMarkdownPages(): Promise<void> {
  for (const path of Object.values(routes)) {
    const html = await readFile(join(paths.dist, path === '/' ? 'index.html' : `${path}.html`), 'utf8');
    await writeFile(join(paths.dist, markdownPath(path)), markdownPage(html, absoluteUrl(path)));
  }
}

/** The content of a page, and where it is from: a twin is often read far from its site. */
export const markdownPage = (html: string, address: string) =>
  `${toMarkdown(html, address)}\n---\n\nSource: <${address}>\n`;
