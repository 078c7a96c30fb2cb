import { readFile } from 'node:fs/promises';

import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';

import { site as brand } from '#content/site.ts';
import { INLINE_SCRIPT, madeUpSite, pageHtml, sitemapOf } from '#tests/support/made-up-site.ts';
import { rule as facts } from './facts/typed-figures.ts';
import { siteRules } from './rules.ts';

// Some rules start a server or compile the tables of a validator.
vi.setConfig({ testTimeout: 30_000 });

type Changes = Readonly<Record<string, string | undefined>>;

async function check(rule: string, changes: Changes, table?: Readonly<Record<string, string>>) {
  return siteRules.find(({ name }) => name === rule)?.run(await madeUpSite(changes, table));
}

const host = `https://${brand.brandHost}`;
const about = pageHtml({ path: '/about' });
const page = (parts: Omit<Parameters<typeof pageHtml>[0], 'path'>): Changes => ({
  'dist/about.html': pageHtml({ path: '/about', ...parts }),
});
const body = (html: string) => page({ body: html });
const link = (href: string) => body(`<a href="${href}">Link</a>`);
const arabic = (html: string): Changes => ({
  'dist/ar/about.html': pageHtml({ path: '/ar/about', body: html }),
});
const sitemap = (...paths: readonly string[]): Changes => ({ 'dist/sitemap.xml': sitemapOf(paths) });
const picture = '<img src="https://a.example/a.webp" alt="" width="4" height="3">';
const words = 'word '.repeat(300);
const home = 'dist/index.html';

/** Changes of a correct site, of which each makes one problem. `{host}`, `{inline}` and `{words}` are filled in. */
const rowSchema = z.strictObject({
  what: z.string(),
  /** Parts of the page /about, or all that is said on the Arabic one. */
  ...{ head: z.string().optional(), body: z.string().optional(), arabic: z.string().optional() },
  ...{ title: z.string().optional(), words: z.number().optional() },
  /** Words of /about, by expression. */
  edit: z.tuple([z.string(), z.string()]).optional(),
  sitemap: z.array(z.string()).optional(),
  files: z.record(z.string(), z.string().nullable()).default({}),
  foundIn: z.string().default('dist/about.html'),
});
const filled = { '{host}': host, '{inline}': INLINE_SCRIPT, '{words}': words };
const casesText = await readFile(new URL('cases.json', import.meta.url), 'utf8');
const cases = z
  .record(z.string(), z.array(rowSchema))
  .parse(
    JSON.parse(casesText, (_key, value: unknown) =>
      typeof value === 'string'
        ? Object.entries(filled).reduce((text, [sign, is]) => text.replaceAll(sign, is), value)
        : value,
    ),
  );

function changesOf({
  edit,
  arabic: inArabic,
  sitemap: listed,
  files,
  ...parts
}: z.output<typeof rowSchema>): Changes {
  const { head = '', body: added = '', title, words: count } = parts;
  const more = { ...(title && { title }), ...(count && { words: count }) };
  return {
    'dist/about.html': edit
      ? about.replaceAll(new RegExp(edit[0], 'g'), () => edit[1])
      : pageHtml({ path: '/about', head, body: added || '<a href="/">Home</a>', ...more }),
    ...(inArabic !== undefined && arabic(inArabic)),
    ...(listed && sitemap(...listed)),
    ...Object.fromEntries(Object.entries(files).map(([file, text]) => [file, text ?? undefined])),
  };
}

const numbers: Readonly<Record<string, string>> = {
  'inline-code': ' (F-B8)',
  links: ' (F-B3, F-B4)',
  'sitemap-complete': ' (F-B12)',
  'forbidden-files': ' (F-B13)',
  'plain-text': ' (F-B5)',
};
const rules = siteRules.map(({ name }) => [name + (numbers[name] ?? ''), name, cases[name] ?? []] as const);

describe.each(rules)('the rule %s', (_title, rule, rows) => {
  it.each(rows)('finds $what', async (row) => {
    expect(await check(rule, changesOf(row))).toMatchObject([{ file: row.foundIn }]);
  });

  it('has rows', () => {
    expect(rows).not.toEqual([]);
  });
});

describe('the rules find nothing in', () => {
  const elsewhere = [
    'https://a.example/x',
    '/login',
    '/registration/investor',
    'mailto:a@b.example',
    'tel:+9714',
  ];
  const allLanguages = ['/ar', '#here', '/partner-check', '/terms/2025-03-01', '/legal/feed.xml'];
  const links = (addresses: readonly string[]) =>
    addresses.map((href) => `<a href="${href}">Link</a>`).join('');

  it.each<readonly [what: string, rule: string, changes: Changes]>([
    ['a picture with sources', 'images', body(`<picture><source srcset="/a.webp 400w">${picture}</picture>`)],
    [
      'assets that scripts and scripts of scripts name',
      'local-files',
      {
        ...page({ head: '<script type="module" src="/assets/a.js"></script>' }),
        'dist/assets/a.js': 'import("./b.js")',
        'dist/assets/b.js': 'const picture = "/pictures/p.avif";',
        'dist/pictures/p.avif': 'picture',
      },
    ],
    [
      'links to other sites, the platform, mail, telephone and ids',
      'links',
      body(`${links(elsewhere)}<p id="here"><a href="/about#here">Here</a></p>`),
    ],
    [
      'the language switch, legal originals, files and pages of all languages',
      'own-language',
      arabic(
        `${links(allLanguages)}<a href="/about" hrefLang="en">English</a><div data-text-sha256="0">${links(['/about'])}</div>`,
      ),
    ],
    [
      'data and Markdown',
      'forbidden-files',
      { 'dist/about.md': '#', 'dist/llms.txt': '#', 'dist/pricing.json': '{}', 'dist/.assetsignore': '*.br' },
    ],
    [
      'names of formats and words of scripts',
      'plain-text',
      body('<svg xmlns="http://www.w3.org/2000/svg"></svg><script src="/a.js">undefined NaN</script>'),
    ],
    [
      'abbreviations with their words, marked, in screens, in dialogs, and in words of capitals',
      'abbreviations',
      body(
        '<div data-nosnippet><b>CRM</b></div><dialog>CRM</dialog><p>Know-your-customer and anti-money-<wbr>laundering (KYC/AML) checks</p><p>KYC, SCRM</p><p><abbr title="customer relationship management">CRM</abbr></p>',
      ),
    ],
    ['an error page of few words', 'word-count', { 'dist/404.html': '<main><h1>Not Found</h1></main>' }],
  ])('%s [%s]', async (_what, rule, changes) => {
    expect(await check(rule, changes)).toEqual([]);
  });

  it('a legal document of few words [word-count]', async () => {
    const changes = { 'dist/terms.html': pageHtml({ path: '/terms', words: 40 }) };
    expect(await check('word-count', changes, { home: '/', terms: '/terms' })).toEqual([]);
  });
});

describe('the place of a problem is the line of the source', () => {
  it.each<readonly [rule: string, changes: Changes, file: string, source: string, line: number]>([
    [
      'unique-titles',
      { ...page({ title: 'The firm | A' }), [home]: pageHtml({ path: '/', title: 'The firm | A' }) },
      'content/en/page-metadata.ts',
      '\nconst a = {\n  title: `The firm | ${name}`,\n};\n',
      3,
    ],
    ['links', link('/no-such-page'), 'content/legal/about.mdx', 'Title\n\nRead [more](/no-such-page).\n', 3],
    [
      'plain-text',
      body('<p>Write to {email}</p>'),
      'content/en/pages/about.ts',
      'export const about = {\n  text: "Write to {email}",\n};\n',
      2,
    ],
    ['word-count', page({ words: 40 }), 'content/en/pages/about.ts', '\nexport const about = {};\n', 2],
  ])('%s', async (rule, changes, file, source, line) => {
    expect(await check(rule, { ...changes, [file]: source })).toMatchObject([{ file, line }]);
  });
});

it('the rule of links reports a link for each page', async () => {
  const broken = '<a href="/no-such-page">Link</a>';
  const found = await check('links', { ...body(broken), [home]: pageHtml({ path: '/', body: broken }) });
  expect(found?.map(({ file }) => file).toSorted()).toEqual(['dist/about.html', home]);
});

it('a translated legal document has the address of the English one, which alone is in the sitemap', async () => {
  const table = { home: '/', about: '/about', terms: '/terms' };
  const changes = {
    'dist/terms.html': pageHtml({ path: '/terms' }),
    'dist/ar/terms.html': pageHtml({ path: '/ar/terms' }),
    'dist/share/terms.png': 'picture',
    'dist/share/ar/terms.png': 'picture',
  };
  // Its canonical address and that of networks.
  expect(await check('complete-head', changes, table)).toHaveLength(2);
  const url = `${host}/ar/terms"`;
  const canonical = changes['dist/ar/terms.html'].replaceAll(url, url.replace('/ar', ''));
  expect(await check('complete-head', { ...changes, 'dist/ar/terms.html': canonical }, table)).toEqual([]);

  expect(await check('sitemap-complete', changes, table)).toEqual([]);
  const listed = { ...changes, ...sitemap(...Object.values(table), '/ar/terms') };
  expect(await check('sitemap-complete', listed, table)).toHaveLength(1);
});

it.each([...siteRules, facts])('the rule $name finds nothing in a correct site', async ({ run }) => {
  expect(await run(await madeUpSite())).toEqual([]);
});
