import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { type LanguageCode, languageCodes } from '#content/languages.ts';
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
  for (const code of languageCodes)
    await copy.edit(
      `content/${code}/page-metadata.ts`,
      NEXT,
      pages.map((page) => metadataOf(page, code)).join('') + NEXT,
    );
  const read = (file: string) => readFile(join(copy.folder, file), 'utf8');
  const component = await read(`src/pages/${MODEL}/${MODEL}.tsx`);
  for (const { id } of pages) {
    const folder = join(copy.folder, 'src/pages', id);
    await mkdir(folder);
    await writeFile(join(folder, `${id}.tsx`), underId(component, id));
    for (const code of languageCodes) {
      const model = await read(`content/${code}/pages/${MODEL}.ts`);
      const copied = model.replace(`const ${MODEL}`, `const ${id}`);
      await writeFile(join(copy.folder, `content/${code}/pages/${id}.ts`), copied);
    }
  }
  return pages;
}

const words: Readonly<
  Record<LanguageCode, (title: string) => readonly [title: string, description: string]>
> = {
  en: (title) => [
    title,
    `${title}, with the words of another one: it shows what a site of very many pages costs to build, to check and to serve.`,
  ],
  ar: (title) => [
    `صفحة ${title}`,
    `صفحة أضافها اختبار بكلمات صفحة أخرى، ليتبين كم يكلف بناء موقع كثير الصفحات وفحصه وتقديمه إلى زواره من كل مكان في العالم (${title}).`,
  ],
};

function metadataOf({ id, title }: AddedPage, code: LanguageCode): string {
  const [name, description] = words[code](code === 'en' ? title : id);
  return `  ${id}: {
    title: '${name}',
    description: '${name}',
    metaDescription: '${description}',
    keywords: '${name}',
  },
`;
}

const underId = (code: string, id: string) =>
  code.replaceAll('MarketplacePage', `${id.charAt(0).toUpperCase()}${id.slice(1)}Page`).replaceAll(MODEL, id);
