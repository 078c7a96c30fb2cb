import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { FUZZY, readCatalogue, writeCatalogue } from '#scripts/languages/catalogue.ts';
import { listFiles } from '#scripts/support/list-files.ts';
import { freezeVersion } from '../../legal/read/figures.ts';
import type { SiteCopy } from './site-copy.ts';

/** A page of the site under another name, with enough words to pass every check. */
const renamed = async (copy: SiteCopy, file: string) =>
  (await copy.read(file)).replaceAll(/\bconsultants(?= =|;| ?\})/g, 'wealthManagers');

const insert = (file: string, before: string, text: string) => ({
  file,
  make: (copy: SiteCopy) => copy.edit(file, before, `${text}${before}`),
  undo: (copy: SiteCopy) => copy.edit(file, text, ''),
});

const create = (file: string, from: string) => ({
  file,
  make: async (copy: SiteCopy) => {
    await mkdir(dirname(join(copy.folder, file)), { recursive: true });
    await writeFile(join(copy.folder, file), await renamed(copy, from), { flag: 'wx' });
  },
  undo: (copy: SiteCopy) => rm(join(copy.folder, file)),
});

/** Row of the metadata table; without an audience that of a legal document. */
const metadataOf = (id: string, title: string, description: string, audience?: string) => `  '${id}': {
${audience ? `    audience: '${audience}',\n` : ''}    title: '${title}',
    description: '${title}',
    metaDescription: '${description}',
    keywords: '${title}',
    menu: { label: '${audience ?? title}', description: '${title}' },
  },
`;

const inTest = {
  en: 'This text is in no other place than this test: it is added by the edits that the map of the code lists, and found wherever pages are shown or named.',
  ar: 'لا يوجد هذا النص إلا في هذا الاختبار: تضيفه التعديلات التي تسردها خريطة الشيفرة، ويظهر في كل موضع تُعرض فيه صفحات الموقع أو تُذكر فيه أسماؤها على القراء.',
};

/** Arabic of the added texts; the rest of the page has the words of another one. */
const arabic: Readonly<Record<string, string>> = {
  [inTest.en]: inTest.ar,
  [inTest.en.replace('This', 'Such a')]: inTest.ar.replace('هذا النص', 'نص كهذا'),
  'Wealth managers: one file for every client': 'مديرو الثروات: ملف واحد لكل عميل',
  'Wealth managers': 'مديرو الثروات',
  'Acceptable use': 'الاستخدام المقبول',
};

/** Brings the Arabic catalogues up to date and translates what is new. */
export async function translateCopy(copy: SiteCopy): Promise<void> {
  await copy.runUnset('words');
  const files = (await listFiles(join(copy.folder, 'content/ar'))).filter((file) => file.endsWith('.po'));
  const catalogues = await Promise.all(
    files.map(async (file) => ({
      file: `content/ar/${file}`,
      entries: readCatalogue(await copy.read(`content/ar/${file}`)).entries,
    })),
  );
  const known = new Map(
    catalogues.flatMap(({ entries }) =>
      entries
        .filter(({ translation: words }) => words !== '')
        .map(({ english, translation: words }) => [english, words]),
    ),
  );
  const finished = (english: string) => ({
    translation: arabic[english] ?? known.get(english) ?? '',
    ...{ flags: [], previous: undefined },
  });
  for (const { file, entries } of catalogues)
    await writeFile(
      join(copy.folder, file),
      writeCatalogue(
        'ar',
        entries.map((entry) => ({
          ...entry,
          ...(entry.flags.includes(FUZZY) || entry.translation === '' ? finished(entry.english) : {}),
        })),
      ),
    );
}

/** The step that translates; its undoing takes back this file alone. */
function translation(file: string) {
  let before: string | undefined;
  return {
    file,
    make: async (copy: SiteCopy) => {
      before = await copy.read(file).catch(() => undefined);
      await translateCopy(copy);
    },
    undo: (copy: SiteCopy) =>
      before === undefined ? rm(join(copy.folder, file)) : writeFile(join(copy.folder, file), before),
  };
}

/** The edits of "Add a page" in src/README.md, and the message where one of them is missing. */
export const pageEdits = [
  {
    ...insert(
      'src/pages.ts',
      '  about: {',
      "  'wealth-managers': { path: '/wealth-managers', ...solution, audience: true, header: 'solutions' },\n",
    ),
    says: /content\/en\/pages\/wealth-managers\.ts:1 belongs to no page: give it a row of its name in src\/pages\.ts/,
  },
  {
    ...insert(
      'content/en/page-metadata.ts',
      '  about: {',
      metadataOf(
        'wealth-managers',
        'Wealth managers: one file for every client',
        inTest.en,
        'Wealth managers',
      ),
    ),
    says: /content\/en\/page-metadata\.ts:\d+ pageMetadata\.wealth-managers is missing: add it/,
  },
  {
    ...create('content/en/pages/wealth-managers.ts', 'content/en/pages/consultants.ts'),
    says: /content\/en\/pages\/wealth-managers\.ts:1 is missing: add the words of the page 'wealth-managers'/,
  },
  {
    ...translation('content/ar/pages/wealth-managers.po'),
    says: /content\/ar\/pages\/wealth-managers\.po:1 is missing: run npm run words/,
  },
];

/** A legal document with an earlier version: the text of another one with a new title and a former address. */
const document = {
  file: 'content/legal/acceptable-use.mdx',
  make: async (copy: SiteCopy) => {
    const text = (await copy.read('content/legal/cookies.mdx'))
      .replace('Cookie Policy', 'Acceptable Use Policy')
      .replace(/effectiveDate: .*/, "effectiveDate: '2026-01-15'")
      .replace("'1.0'", "'1.1'")
      .replace('formerPaths: []', "formerPaths: ['/fair-use']");
    await writeFile(join(copy.folder, document.file), text, { flag: 'wx' });
    const earlier = join(copy.folder, 'content/legal/versions/acceptable-use');
    await mkdir(earlier, { recursive: true });
    const before = freezeVersion(text).replace('2026-01-15', '2025-03-01').replace("'1.1'", "'1.0'");
    await writeFile(join(earlier, '2025-03-01.mdx'), before.replace("['/fair-use']", '[]'));
  },
  undo: (copy: SiteCopy) => rm(join(copy.folder, document.file)),
};

/** The edits of "Add a legal document"; `recordDocument` is the last step. */
export const legalEdits = [
  {
    ...insert('src/pages.ts', '  cookies: {', "  'acceptable-use': { path: '/acceptable-use', ...legal },\n"),
    says: /content\/legal\/acceptable-use\.mdx:1 belongs to no page: give it a row of its name in src\/pages\.ts/,
  },
  {
    ...insert(
      'content/en/page-metadata.ts',
      '  cookies: {',
      metadataOf('acceptable-use', 'Acceptable use', inTest.en.replace('This', 'Such a')),
    ),
    says: /content\/en\/page-metadata\.ts:\d+ pageMetadata\.acceptable-use is missing: add it/,
  },
  { ...document, says: /content\/legal\/acceptable-use\.mdx:1 is missing: add the text of the page/ },
  {
    ...translation('content/ar/page-metadata.po'),
    says: /content\/ar\/page-metadata\.po:1 pageMetadata\.acceptable-use\.title is missing: run npm run words/,
  },
];

/** Adds the document to the record of versions. */
export const recordDocument = (copy: SiteCopy) => copy.runUnset('legal', '--record');
