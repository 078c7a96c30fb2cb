import { execFile } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { parse } from 'node-html-parser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { site } from '#content/site.ts';
import { copySite, type SiteCopy } from '#tests/support/site-copy.ts';

let copy: SiteCopy;

const read = (file: string) => readFile(join(copy.folder, file), 'utf8');

/** A page of the site under another name: enough words to pass every check. */
async function renamed(file: string): Promise<string> {
  const text = await read(file);
  return text
    .replaceAll(/\bconsultants(?= =|;| \})/g, 'wealthManagers')
    .replaceAll('pages/consultants.ts', 'pages/wealth-managers.ts')
    .replace('ConsultantsPage', 'WealthManagersPage');
}

const insert = (file: string, before: string, text: string) => ({
  file,
  make: () => copy.edit(file, before, `${text}${before}`),
  undo: () => copy.edit(file, text, ''),
});

const create = (file: string, from: string) => ({
  file,
  make: async () => writeFile(join(copy.folder, file), await renamed(from), { flag: 'wx' }),
  undo: () => rm(join(copy.folder, file)),
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

/** The edits of "Add a page" in src/README.md, and what is said where one of them is forgotten. */
const edits = [
  {
    ...insert(
      'src/pages.ts',
      '  about: {',
      "  'wealth-managers': { path: '/wealth-managers', ...solution, audience: 'Wealth managers', header: 'solutions' },\n",
    ),
    says: /content\/pages\/wealth-managers\.ts belongs to no page: give it a row of its name in src\/pages\.ts/,
  },
  {
    ...insert('content/page-metadata.ts', '  about: {', metadata),
    says: /content\/page-metadata\.ts:\d+ pageMetadata\.wealth-managers is missing: add it/,
  },
  {
    ...create('content/pages/wealth-managers.ts', 'content/pages/consultants.ts'),
    says: /content\/pages\/wealth-managers\.ts is missing: it holds, as wealthManagers, the words of the page/,
  },
  {
    ...create('src/pages/wealth-managers/wealth-managers.tsx', 'src/pages/consultants/consultants.tsx'),
    says: /src\/pages\/wealth-managers\/wealth-managers\.tsx is missing: it shows, as WealthManagersPage, the page/,
  },
];

/** A legal document: the text of another one under a title and a former address of its own. */
const document = {
  file: 'content/legal/acceptable-use.mdx',
  make: async () => {
    const text = (await read('content/legal/cookies.mdx'))
      .replace('Cookie Policy', 'Acceptable Use Policy')
      .replace('formerPaths: []', "formerPaths: ['/fair-use']");
    await writeFile(join(copy.folder, document.file), text, { flag: 'wx' });
  },
  undo: () => rm(join(copy.folder, document.file)),
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
const legalEdits = [
  {
    ...insert('src/pages.ts', '  cookies: {', legalRow),
    says: /content\/legal\/acceptable-use\.mdx belongs to no page: give it a row of its name in src\/pages\.ts/,
  },
  { ...document, says: /content\/legal\/acceptable-use\.mdx is missing: it is the text of the page/ },
];

const allEdits = [...edits, ...legalEdits];

beforeAll(async () => {
  copy = await copySite();
  await mkdir(join(copy.folder, 'src/pages/wealth-managers'));
  for (const { make } of allEdits) await make();
});

afterAll(() => copy.remove());

it.each([
  ['Add a page', 'wealth-managers', edits],
  ['Add a legal document', 'acceptable-use', legalEdits],
] as const)('tells the same edits as the map of the code under "%s"', async (heading, id, made) => {
  const told =
    (await read('src/README.md')).split('## ').find((part) => part.startsWith(`${heading}\n`)) ?? '';
  for (const { file } of made) expect(told).toContain(file.replaceAll(id, '<id>'));
  expect(told.match(/^\d\. /gm)).toHaveLength(made.length);
});

it.each(allEdits)('stops where $file is forgotten, and says so', async ({ make, undo, says }) => {
  await undo();
  const { exitCode, output } = await copy.build();
  await make();
  expect(output).toMatch(says);
  expect(exitCode).toBe(1);
});

it('names the line of the registry where a legal document is described badly', async () => {
  await copy.edit('src/pages.ts', "label: 'Acceptable use'", "label: ''");
  const { exitCode, output } = await copy.build();
  await copy.edit('src/pages.ts', "label: ''", "label: 'Acceptable use'");
  expect(output).toMatch(/src\/pages\.ts:\d+ pages\.acceptable-use\.menu\.label is empty/);
  expect(exitCode).toBe(1);
});

describe('once the edits are made', () => {
  let built: Awaited<ReturnType<SiteCopy['build']>>;

  beforeAll(async () => {
    built = await copy.build();
  }, 300_000);

  it('builds', () => {
    expect(built.output).toContain('Built in');
    expect(built.exitCode).toBe(0);
  });

  it('shows the new page wherever pages are', async () => {
    const address = `https://${site.brandHost}/wealth-managers`;
    const page = parse(await read('dist/wealth-managers.html'));
    expect(page.querySelector('title')?.text).toBe('Wealth managers: one file for every client');
    expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(address);
    const data = page.querySelector('script[type="application/ld+json"]')?.text;
    expect(data).toContain('"audienceType":"Wealth managers"');

    const home = parse(await read('dist/index.html'));
    for (const place of ['header', 'footer']) {
      expect(home.querySelector(`${place} a[href="/wealth-managers"]`)?.text).toContain('Wealth managers');
    }
    expect(await read('dist/sitemap.xml')).toContain(`<loc>${address}</loc>`);
    expect(await read('dist/llms.txt')).toContain(`${address}.md`);
    expect(await read('dist/wealth-managers.md')).toContain('# ');
    expect((await readFile(join(copy.folder, 'dist/share/wealth-managers.png'))).byteLength).toBeGreaterThan(
      0,
    );
  });

  it('shows the new legal document wherever documents are', async () => {
    const address = `https://${site.brandHost}/acceptable-use`;
    const page = parse(await read('dist/acceptable-use.html'));
    expect(page.querySelector('title')?.text).toBe(`Acceptable use | ${site.name}`);
    expect(page.querySelector('h1')?.text).toBe('Acceptable Use Policy');
    expect(page.querySelector('meta[name=keywords]')?.getAttribute('content')).toBe('acceptable use');

    const footer = parse(await read('dist/index.html')).querySelector('footer');
    expect(footer?.querySelector('a[href="/acceptable-use"]')?.text).toBe('Acceptable use');
    expect(await read('dist/sitemap.xml')).toContain(`<loc>${address}</loc>`);
    expect(await read('dist/llms.txt')).toContain(`${address}.md`);
    expect(await read('dist/_redirects')).toMatch(/^\/fair-use \/acceptable-use 308$/m);

    for (const shown of ['changes', '2025-03-01']) {
      expect(parse(await read(`dist/acceptable-use/${shown}.html`)).querySelector('h1')).not.toBeNull();
    }
    const link = page.querySelector('a[href^="/legal/"][href$=".txt"]')?.getAttribute('href');
    expect(link).toBe('/legal/acceptable-use-1.0.txt');
    expect(await read(`dist${link}`)).toContain('Acceptable Use Policy');
  });
});

it('puts the new page into the lists that the tests go through', async () => {
  const code = "import('./src/routes.ts').then((r) => console.log(r.routeIds.join(), r.audienceIds.join()))";
  const { stdout } = await promisify(execFile)('npx', ['tsx', '-e', code], { cwd: copy.folder });
  expect(stdout.trim().split(' ')).toEqual([
    expect.stringContaining('wealth-managers'),
    expect.stringContaining('wealth-managers'),
  ]);
});
