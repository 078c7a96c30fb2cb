import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { freezeVersion } from '#scripts/legal/read/figures.ts';
import type { SiteCopy } from './site-copy.ts';

/** A page of the site under another name: enough words to pass every check. */
async function renamed(copy: SiteCopy, file: string): Promise<string> {
  const text = await readFile(join(copy.folder, file), 'utf8');
  return (
    text
      .replaceAll(/\bconsultants(?= =|;| ?\})/g, 'wealthManagers')
      .replace('id="consultants"', 'id="wealth-managers"')
      .replaceAll('pages/consultants.ts', 'pages/wealth-managers.ts')
      .replace('ConsultantsPage', 'WealthManagersPage')
      // No two pages for one audience have the same sections.
      .replace("layout: 'plates'", "layout: 'grid'")
  );
}

const insert = (file: string, before: string, text: string) => ({
  file,
  make: (copy: SiteCopy) => copy.edit(file, before, `${text}${before}`),
  undo: (copy: SiteCopy) => copy.edit(file, text, ''),
});

const create = (file: string, from: string) => ({
  file,
  make: async (copy: SiteCopy) =>
    writeFile(join(copy.folder, file), await renamed(copy, from), { flag: 'wx' }),
  undo: (copy: SiteCopy) => rm(join(copy.folder, file)),
});

const metadata = `  'wealth-managers': {
    title: { en: 'Wealth managers: one file for every client' },
    description: { en: 'A made-up page.' },
    metaDescription: {
      en: 'A page that stands in no other place than this test: it is added by the edits that the map of the code tells, and found wherever pages are.',
    },
    keywords: 'wealth managers',
    menu: { label: 'Wealth managers', description: 'What this test looks for in the menu' },
  },
`;

/** The edits of "Add a page" in src/README.md, and the message where one of them is missing. */
export const pageEdits = [
  {
    ...insert(
      'src/pages.ts',
      '  about: {',
      "  'wealth-managers': { path: '/wealth-managers', ...solution, audience: 'Wealth managers', header: 'solutions' },\n",
    ),
    says: /content\/en\/pages\/wealth-managers\.ts belongs to no page: give it a row of its name in src\/pages\.ts/,
  },
  {
    ...insert('content/en/page-metadata.ts', '  about: {', metadata),
    says: /content\/en\/page-metadata\.ts:\d+ pageMetadata\.wealth-managers is missing: add it/,
  },
  {
    ...create('content/en/pages/wealth-managers.ts', 'content/en/pages/consultants.ts'),
    says: /content\/en\/pages\/wealth-managers\.ts is missing: it holds, as wealthManagers, the words of the page/,
  },
  {
    ...create('src/pages/wealth-managers/wealth-managers.tsx', 'src/pages/consultants/consultants.tsx'),
    says: /src\/pages\/wealth-managers\/wealth-managers\.tsx is missing: it shows, as WealthManagersPage, the page/,
  },
];

/** A legal document, with the version before it: the text of another one under a title and a former address of its own. */
const document = {
  file: 'content/legal/acceptable-use.mdx',
  make: async (copy: SiteCopy) => {
    const text = (await readFile(join(copy.folder, 'content/legal/cookies.mdx'), 'utf8'))
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

const record = {
  file: 'content/legal/versions.json',
  make: (copy: SiteCopy) => copy.runUnset('legal', '--record'),
  undo: async (copy: SiteCopy) => {
    const file = join(copy.folder, record.file);
    const lines = (await readFile(file, 'utf8')).split('\n');
    await writeFile(file, lines.filter((line) => !line.includes('"acceptable-use"')).join('\n'));
  },
};

const legalRow = `  'acceptable-use': {
    path: '/acceptable-use',
    ...legal,
    label: 'Acceptable use',
    description: 'A made-up document.',
    metaDescription:
      'A document that stands in no other place than this test: it is added by the edits that the map of the code tells, and found wherever documents are.',
    keywords: 'acceptable use',
  },
`;

/** The edits of "Add a legal document". */
export const legalEdits = [
  {
    ...insert('src/pages.ts', '  cookies: {', legalRow),
    says: /content\/legal\/acceptable-use\.mdx belongs to no page: give it a row of its name in src\/pages\.ts/,
  },
  { ...document, says: /content\/legal\/acceptable-use\.mdx is missing: it is the text of the page/ },
  {
    ...record,
    says: /versions\.json:\d+ does not hold acceptable-use 1\.1 as it is: npm run legal -- --record/,
  },
];
