import { describe, expect, it, vi } from 'vitest';

import { site as brand } from '#content/site.ts';
import {
  hiddenPageHtml,
  INLINE_SCRIPT,
  madeUpSite,
  pageHtml,
  sitemapOf,
} from '#tests/support/made-up-site.ts';
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
const edited = (from: string | RegExp, to: string): Changes => ({
  'dist/about.html': about.replace(from, () => to),
});
const data = (text: string) => edited(/(?<=ld\+json">).*(?=<\/script>)/, text);
const arabic = (html: string): Changes => ({
  'dist/ar/about.html': pageHtml({ path: '/ar/about', body: html }),
});
const sitemap = (...paths: readonly string[]): Changes => ({ 'dist/sitemap.xml': sitemapOf(paths) });
const sheet = '<link rel="stylesheet" href="/assets/a.css">';
const picture = '<img src="https://a.example/a.webp" alt="" width="4" height="3">';
const words = 'word '.repeat(300);
const allPages = sitemapOf(['/', '/about']);
const hidden = '<meta name="robots" content="noindex">';

const [home, manifest, llms] = ['dist/index.html', 'dist/site.webmanifest', 'dist/llms.txt'] as const;
const [markdown, asset, map] = ['dist/about.md', 'dist/assets/a.js', 'dist/sitemap.xml'] as const;
const missing = 'dist/404.html';
const css = 'dist/assets/a.css';
const arabicAbout = 'dist/ar/about.html';

type Row = readonly [what: string, changes: Changes, file?: string];

/** Names of rules, with the failures that they detect, and sites of which each has one problem. */
const problems: Readonly<Record<string, readonly Row[]>> = {
  'one-h1': [
    ['no headline', edited(/<h1>.*<\/h1>/, '')],
    ['two headlines', body('<h1>Another</h1>')],
    ['an empty headline', edited(/<h1>.*<\/h1>/, '<h1> </h1>')],
  ],
  'unique-titles': [
    ['a title of two pages', page({ title: 'Page at /' }), home],
    ['a description of two pages', edited('What /about', 'What /'), home],
  ],
  'complete-head': [
    ['an Arabic page without a share image', arabic(''), arabicAbout],
    ['an empty description', edited('content="What /about says"', 'content=" "')],
    ['no sharing title', edited('og:title', 'og:name')],
    ['the address of another page', edited(`al" href="${host}/about"`, 'al" href="/"')],
    ['no sharing address', edited('og:url', 'og:place')],
    ['another kind of card', edited('summary_large_image', 'summary')],
    ['no share image', edited('share/about.png', 'share/abuot.png')],
    ['a share image of another site', edited(`${host}/share`, 'https://a.example/share')],
  ],
  images: [
    ['a missing height', body(picture.replace(' height="3"', ''))],
    ['a width in per cent', body(picture.replace('"4"', '"100%"'))],
  ],
  'inline-code (F-B8)': [
    ['a style attribute', body('<p style="color: red">Text</p>')],
    ['a listener attribute', body('<p onClick="go()">Text</p>')],
    ['a script without hash', body('<script>go()</script>')],
    ['a hash of other spacing', body(`<script> ${INLINE_SCRIPT}</script>`)],
    ['a style without hash', body('<style>p{top:0}</style>')],
    ['an import map without hash', body('<script type="importmap">{}</script>')],
    ['more data', body('<script type="application/ld+json">{"@graph":[]}</script>')],
    ['data that does not parse', data('{"@graph":[],}')],
    ['data without a graph', data('{"@type":"Organization"}')],
    ['data with a raw "<"', data('{"@graph":[{"name":"<!--"}]}')],
    ['data with a line separator', data('{"@graph":[{"name":"\u2028"}]}')],
  ],
  'local-files': [
    ['a missing style sheet', page({ head: sheet })],
    ['a missing script', page({ head: '<meta name="scripts" content="/assets/a.js">' })],
    ['a missing picture', body('<img src="/pictures/c.webp" alt="">')],
    ['a missing candidate', body('<source srcset="/pictures/c.webp 800w">')],
    ['a missing poster', body('<video poster="/films/a.webp"></video>')],
    ['a missing track', body('<video><track src="/films/a.vtt"></video>')],
    ['a missing download', link('/papers/a.pdf')],
    ['a missing Markdown page', page({ head: '<link rel="alternate" href="/about.md">' })],
    ['a missing icon', { [manifest]: '{"icons":[{"src": "/icon-7.png"}]}' }, manifest],
    ['a page of llms.txt', { [llms]: `- [About](${host}/about.md): Who` }, llms],
    ['a link of a Markdown page', { [markdown]: `See [it](${host}/a.mp4)` }, markdown],
    ['a missing font', { ...page({ head: sheet }), [css]: 'a{src:url(../a.woff2)}' }, css],
    ['an unused asset', { [asset]: 'export const me = "a.js";' }, asset],
  ],
  'links (F-B3, F-B4)': [
    ['a link to no page', link('/no-such-page')],
    ['a query after no page', link('/no-such-page?subject=demo')],
    ['a link to a former path', link('/former')],
    ['a link to the file of a page', link('/index.html')],
    ['a link to no page of the main host', link(`${host}/no-such-page`)],
    ['a link to no id of its page', link('#no-such-place')],
    ['a link to no id of another page', link('/#no-such-place')],
    ['a link of the error page', { [missing]: hiddenPageHtml('<a href="/x">X</a>') }, missing],
  ],
  'own-language': [
    ['English on an Arabic page', arabic('<a href="/about">About</a>'), arabicAbout],
    ['Arabic on an English page', link('/ar/about')],
    ['the English main host', arabic(`<a href="${host}/">Home</a>`), arabicAbout],
    ['the English registration', arabic('<a href="/registration/x">R</a>'), arabicAbout],
    ['a wrong hreflang', arabic('<a href="/ar" hrefLang="en">English</a>'), arabicAbout],
  ],
  'sitemap-complete (F-B12)': [
    ['no sitemap', { [map]: undefined }, map],
    ['a missing page', sitemap('/'), map],
    ['a redirect', sitemap('/', '/about', '/former'), map],
    ['a page that is listed twice', sitemap('/', '/about', '/'), map],
    ['the error page', sitemap('/', '/about', '/404'), map],
    ['an invalid day', { [map]: allPages.replace('</loc>', '</loc><lastmod>1</lastmod>') }, map],
    ['a page that is noindex', page({ head: hidden }), map],
  ],
  'forbidden-files (F-B13)': [
    ...[
      ...['assets/a.js.map', '.vite/deps.txt', 'assets/manifest.json', '.git/config', '.env', 'routes.ts'],
      ...['assets/.assetsignore', 'assets/menu.test.js', 'debug.log'],
    ].map((file): Row => [file, { [`dist/${file}`]: 'text' }, `dist/${file}`]),
    ['test code in a script', { [asset]: 'import{it}from"vitest"' }, asset],
    ['a reference to a source map', { [asset]: '//# sourceMappingURL=a' }, asset],
  ],
  'plain-text (F-B5)': [
    ['a link on http', link('http://a.example/')],
    ['an address on http', body('<p>See http://a.example.</p>')],
    ['a placeholder', body('<p>Write to {email}</p>')],
    ['a missing value', body('<p>Costs undefined</p>')],
    ['a missing value in an attribute', body('<p class="undefined">A</p>')],
    ['an object written as text', body('<p>[object Object]</p>')],
    ['a failed calculation', body('<p>NaN days</p>')],
    ['filler', body('<p>Lorem ipsum dolor</p>')],
    ['filler in a closed dialog', body('<dialog>Lorem ipsum</dialog>')],
  ],
  'word-count': [
    ['a short page', page({ words: 40 })],
    ...['dialog', 'template', 'svg', 'p hidden'].map((tag): Row => {
      const html = `<${tag}>${words}</${tag.split(' ')[0]}>`;
      return [`words in <${tag}>`, page({ words: 40, body: html })];
    }),
    ['a page without <main>', { 'dist/about.html': about.replaceAll('main>', 'div>') }],
  ],
  abbreviations: [
    ['an abbreviation alone', body('<p>Checked by KYC</p>')],
    [
      'the words at a later use',
      body(`<p>Our CRM</p><p>${'word '.repeat(30)}</p><p>Customer relationship management (CRM)</p>`),
    ],
    [
      'English words on an Arabic page',
      { ...arabic('<p>نظام CRM</p><p>customer relationship management</p>') },
      arabicAbout,
    ],
  ],
};

describe.each(Object.entries(problems))('the rule %s', (rule, rows) => {
  it.each(rows.map(([problem, ...row]) => ({ problem, row })))('finds $problem', async ({ row }) => {
    const [changes, file = 'dist/about.html'] = row;
    const found = await check(rule.split(' ')[0] ?? '', changes);
    expect(found).toMatchObject([{ file }]);
  });
});

it.each(siteRules)('the rule $name has rows', ({ name }) => {
  expect(Object.keys(problems).map((rule) => rule.split(' ')[0])).toContain(name);
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
