import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { SiteCopy } from '#tests/support/site-copy.ts';

/** A page of average size, in no menu. */
const MODEL = 'marketplace';

/** Before this row the new ones are put, in the registry and in the table of metadata. */
const NEXT = '  about: {';

/** A page beside those of the site. Its id is a word, so that its path and its constants have the same name. */
export type AddedPage = { readonly id: string; readonly title: string };

/** Adds pages by the edits of "Add a page" in src/README.md: each is the same page under its own id. */
export async function addPages(copy: SiteCopy, count: number): Promise<readonly AddedPage[]> {
  const pages = Array.from({ length: count }, (_, index) => ({
    id: `added${index + 1}`,
    title: `Page ${index + 1} of those that a test added`,
  }));
  const rows = pages.map(({ id }) => `  ${id}: { path: '/${id}', kind: 'still', list: 'platform' },\n`);
  await copy.edit('src/pages.ts', NEXT, rows.join('') + NEXT);
  await copy.edit('content/en/page-metadata.ts', NEXT, pages.map(metadataOf).join('') + NEXT);
  const read = (file: string) => readFile(join(copy.folder, file), 'utf8');
  const [words, code] = [
    await read(`content/en/pages/${MODEL}.ts`),
    await read(`src/pages/${MODEL}/${MODEL}.tsx`),
  ];
  for (const { id } of pages) {
    const folder = join(copy.folder, 'src/pages', id);
    await mkdir(folder);
    await writeFile(join(folder, `${id}.tsx`), underId(code, id));
    await writeFile(
      join(copy.folder, `content/en/pages/${id}.ts`),
      words.replace(`const ${MODEL}`, `const ${id}`),
    );
  }
  return pages;
}

const metadataOf = ({ id, title }: AddedPage) => `  ${id}: {
    title: { en: '${title}' },
    description: { en: 'A made-up page.' },
    metaDescription: {
      en: '${title}, with the words of another one: it shows what a site of very many pages costs to build, to check and to serve.',
    },
    keywords: 'made up',
  },
`;

const underId = (code: string, id: string) =>
  code.replaceAll('MarketplacePage', `${id.charAt(0).toUpperCase()}${id.slice(1)}Page`).replaceAll(MODEL, id);
