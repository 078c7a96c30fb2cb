import { describe, expect, it, vi } from 'vitest';

import { site as brand } from '#content/site.ts';
import {
  anyLine,
  hiddenPageHtml,
  INLINE_SCRIPT,
  madeUpSite,
  pageHtml,
  saying,
  sitemapOf,
} from '#tests/support/made-up-site.ts';
import { rule as facts } from './facts/typed-figures.ts';
import { rule as markup } from './markup.ts';
import { siteRules } from './rules.ts';

// Some rules start a server or compile the tables of a validator.
vi.setConfig({ testTimeout: 30_000 });

type Changes = Readonly<Record<string, string | undefined>>;

async function check(rule: string, changes: Changes, table?: Readonly<Record<string, string>>) {
  const found = [...siteRules, markup].find(({ name }) => name === rule);
  return found?.run(await madeUpSite(changes, table));
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

type Row = readonly [what: string, changes: Changes, message: string, file?: string];

/** Names of rules, with the failures that they detect, and one row for each problem that they report. */
const problems: Readonly<Record<string, readonly Row[]>> = {
  'one-h1': [
    ['no headline', edited(/<h1>.*<\/h1>/, ''), 'has no <h1>'],
    ['two headlines', body('<h1>Another</h1>'), 'has 2 <h1>: "Page at /about", "Another"'],
    ['an empty headline', edited(/<h1>.*<\/h1>/, '<h1> </h1>'), 'has an empty <h1>'],
  ],
  'unique-titles': [
    ['a title of two pages', page({ title: 'Page at /' }), 'the title "Page at /" is on', home],
    ['a description of two pages', edited('What /about', 'What /'), 'the description "What / says"', home],
  ],
  'complete-head': [
    ['no title', edited(/<title>.*<\/title>/, ''), 'there is no <title>'],
    ['no language', edited(' lang="en"', ''), '<html> has no lang'],
    ['an Arabic page without a share image', arabic(''), 'made of content/ar/page-metadata.po', arabicAbout],
    ['an empty description', edited('content="What /about says"', 'content=" "'), 'description is missing'],
    ['no sharing title', edited('og:title', 'og:name'), 'og:title is missing'],
    [
      'the address of another page',
      edited(`al" href="${host}/about"`, 'al" href="/"'),
      `must be ${host}/about,`,
    ],
    ['no sharing address', edited('og:url', 'og:place'), `og:url must be ${host}/about`],
    ['another kind of card', edited('summary_large_image', 'summary'), 'twitter:card must be'],
    ['no share image', edited('share/about.png', 'share/abuot.png'), 'share/abuot.png is not in the built'],
    [
      'a share image of another site',
      edited(`${host}/share`, 'https://a.example/share'),
      'is not in the built',
    ],
  ],
  images: [
    ['a missing alternative text', body(picture.replace(' alt=""', '')), 'has no alt'],
    ['a missing height', body(picture.replace(' height="3"', '')), 'has no width and height'],
    ['a width in per cent', body(picture.replace('"4"', '"100%"')), 'has no width and height'],
  ],
  'inline-code (F-B8)': [
    ['a style attribute', body('<p style="color: red">Text</p>'), 'has style=, which the policy drops'],
    ['a listener attribute', body('<p onClick="go()">Text</p>'), 'has onClick=, which the policy blocks'],
    ['a script without hash', body('<script>go()</script>'), 'inline <script> "go()" is not among the'],
    ['a hash of other spacing', body(`<script> ${INLINE_SCRIPT}</script>`), 'is not among the hashes'],
    ['a style without hash', body('<style>p{top:0}</style>'), 'inline <style> "p{top:0}" is not among'],
    ['an import map without hash', body('<script type="importmap">{}</script>'), 'is not among the hashes'],
    ['more data', body('<script type="application/ld+json">{"@graph":[]}</script>'), 'has a second JSON-LD'],
    ['data that does not parse', data('{"@graph":[],}'), 'JSON-LD does not parse'],
    ['data without a graph', data('{"@type":"Organization"}'), 'JSON-LD is not one @graph'],
    ['data with a raw "<"', data('{"@graph":[{"name":"<!--"}]}'), 'JSON-LD holds a raw "<"'],
    ['data with a line separator', data('{"@graph":[{"name":"\u2028"}]}'), 'or a line separator'],
  ],
  'local-files': [
    ['a missing style sheet', page({ head: sheet }), 'refers to /assets/a.css, which is not in the built'],
    ['a missing script', page({ head: '<meta name="scripts" content="/assets/a.js">' }), ' to /assets/a.js,'],
    ['a missing picture', body('<img src="/pictures/c.webp" alt="">'), ' to /pictures/c.webp,'],
    ['a missing candidate', body('<source srcset="/pictures/c.webp 800w">'), ' to /pictures/c.webp,'],
    ['a missing poster', body('<video poster="/films/a.webp"></video>'), ' to /films/a.webp,'],
    ['a missing track', body('<video><track src="/films/a.vtt"></video>'), ' to /films/a.vtt,'],
    ['a missing download', link('/papers/a.pdf'), ' to /papers/a.pdf,'],
    ['a missing Markdown page', page({ head: '<link rel="alternate" href="/about.md">' }), ' to /about.md,'],
    ['a missing icon', { [manifest]: '{"icons":[{"src": "/icon-7.png"}]}' }, ' to /icon-7.png,', manifest],
    ['a page of llms.txt', { [llms]: `- [About](${host}/about.md): Who` }, `${host}/about.md,`, llms],
    ['a link of a Markdown page', { [markdown]: `See [it](${host}/a.mp4)` }, `${host}/a.mp4,`, markdown],
    ['a missing font', { ...page({ head: sheet }), [css]: 'a{src:url(../a.woff2)}' }, ' to ../a.woff2,', css],
    ['an unused asset', { [asset]: 'export const me = "a.js";' }, 'nothing refers to this file', asset],
  ],
  'links (F-B3, F-B4)': [
    ['a link to no page', link('/no-such-page'), 'links to /no-such-page, which answers 404'],
    ['a query after no page', link('/no-such-page?subject=demo'), 'links to /no-such-page?subject=demo'],
    ['a link to a former path', link('/former'), 'links to /former, which redirects'],
    ['a link to the file of a page', link('/index.html'), 'links to /index.html, which redirects'],
    ['a link to no page of the main host', link(`${host}/no-such-page`), 'links to /no-such-page'],
    ['a link to no id of its page', link('#no-such-place'), '/about has no id "no-such-place"'],
    ['a link to no id of another page', link('/#no-such-place'), '/ has no id "no-such-place"'],
    [
      'a link of the error page',
      { [missing]: hiddenPageHtml('<a href="/x">X</a>') },
      '/404 links to /x',
      missing,
    ],
  ],
  'own-language': [
    ['English on an Arabic page', arabic('<a href="/about">About</a>'), '(ar) links to /about', arabicAbout],
    ['Arabic on an English page', link('/ar/about'), '/about (en) links to /ar/about'],
    ['the English main host', arabic(`<a href="${host}/">Home</a>`), `links to ${host}/`, arabicAbout],
    [
      'the English registration',
      arabic('<a href="/registration/x">R</a>'),
      'links to /registration/x',
      arabicAbout,
    ],
    ['a wrong hreflang', arabic('<a href="/ar" hrefLang="en">English</a>'), '(en) links to /ar', arabicAbout],
  ],
  'sitemap-complete (F-B12)': [
    ['no sitemap', { [map]: undefined }, 'is missing', map],
    ['a missing page', sitemap('/'), `${host}/about is not listed`, map],
    ['a redirect', sitemap('/', '/about', '/former'), '/former is listed, but', map],
    ['a page that is listed twice', sitemap('/', '/about', '/'), 'is listed twice', map],
    ['the error page', sitemap('/', '/about', '/404'), '/404 is listed, but', map],
    [
      'an invalid day',
      { [map]: allPages.replace('</loc>', '</loc><lastmod>1</lastmod>') },
      'is not a valid',
      map,
    ],
    ['a page that is noindex', page({ head: hidden }), `${host}/about is listed, but is noindex`, map],
  ],
  'forbidden-files (F-B13)': [
    ...(
      [
        ['assets/a.js.map', 'is a source map'],
        ['.vite/deps.txt', 'is a working file of the bundler'],
        ['assets/manifest.json', 'is the manifest of the bundler'],
        ['.git/config', 'is a hidden file'],
        ['.env', 'is a hidden file'],
        ['assets/.assetsignore', 'is a hidden file'],
        ['assets/menu.test.js', 'is test code'],
        ['routes.ts', 'is source'],
        ['debug.log', 'does not belong to a site'],
      ] as const
    ).map(([file, message]): Row => [file, { [`dist/${file}`]: 'text' }, message, `dist/${file}`]),
    ['test code in a script', { [asset]: 'import{it}from"vitest"' }, 'imports a test library', asset],
    ['a reference to a source map', { [asset]: '//# sourceMappingURL=a' }, 'names a source map', asset],
  ],
  'plain-text (F-B5)': [
    ['a link on http', link('http://a.example/'), '"http://a.example/" in href'],
    ['an address on http', body('<p>See http://a.example.</p>'), '"http://a.example." in the text'],
    ['a placeholder', body('<p>Write to {email}</p>'), '"{email}" in the text is a placeholder'],
    ['a missing value', body('<p>Costs undefined</p>'), '"undefined" in the text'],
    ['a missing value in an attribute', body('<p class="undefined">A</p>'), '"undefined" in class of <p'],
    ['an object written as text', body('<p>[object Object]</p>'), '"[object Object]" in the text'],
    ['a failed calculation', body('<p>NaN days</p>'), '"NaN" in the text'],
    ['filler', body('<p>Lorem ipsum dolor</p>'), '"Lorem ipsum" in the text'],
    ['filler in a closed dialog', body('<dialog>Lorem ipsum</dialog>'), '"Lorem ipsum" in the text'],
  ],
  markup: [
    ['an id twice', body('<p id="a">One</p><p id="a">Two</p>'), '(no-dup-id'],
    ['a button that would send a form', body('<button>Go</button>'), '(no-implicit-button-type'],
  ],
  'word-count': [
    ['a short page', page({ words: 40 }), '/about <main> shows 43 words'],
    ...['dialog', 'template', 'svg', 'p hidden'].map((tag): Row => {
      const html = `<${tag}>${words}</${tag.split(' ')[0]}>`;
      return [`words in <${tag}>`, page({ words: 40, body: html }), 'shows 43 words'];
    }),
    ['a page without <main>', { 'dist/about.html': about.replaceAll('main>', 'div>') }, 'there is no <main>'],
  ],
  abbreviations: [
    [
      'an abbreviation alone',
      body('<p>Checked by KYC</p>'),
      '/about first uses KYC without its words, in “Ch',
    ],
    [
      'the words at a later use',
      body(`<p>Our CRM</p><p>${'word '.repeat(30)}</p><p>Customer relationship management (CRM)</p>`),
      'in “Our CRM”: write “customer relationship management (CRM)”',
    ],
    [
      'English words on an Arabic page',
      { ...arabic('<p>نظام CRM</p><p>customer relationship management</p>') },
      'write “إدارة علاقات المستثمرين (CRM)”',
      arabicAbout,
    ],
  ],
};

describe.each(Object.entries(problems))('%s', (rule, rows) => {
  it.each(rows.map(([problem, ...row]) => ({ problem, row })))('finds $problem', async ({ row }) => {
    const [changes, message, file = 'dist/about.html'] = row;
    const found = await check(rule.split(' ')[0] ?? '', changes);
    expect(found).toEqual([{ file, line: anyLine, message: saying(message) }]);
  });
});

it.each(siteRules)('$name has rows', ({ name }) => {
  expect(Object.keys(problems).map((rule) => rule.split(' ')[0])).toContain(name);
});

describe('finds nothing in', () => {
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
      'abbreviations with their words, in screens, in dialogs, and in words of capitals',
      'abbreviations',
      body(
        '<div data-nosnippet><b>CRM</b></div><dialog>CRM</dialog><p>Know-your-customer and anti-money-<wbr>laundering (KYC/AML) checks</p><p>KYC, SCRM</p>',
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

it('links are reported for each page, markup once for all pages', async () => {
  const onBoth = (html: string) => ({ ...body(html), [home]: pageHtml({ path: '/', body: html }) });
  const broken = await check('links', onBoth('<a href="/no-such-page">Link</a>'));
  expect(broken?.map(({ message }) => message.split(' ')[0]).toSorted()).toEqual(['/', '/about']);
  expect(await check('markup', onBoth('<button>Go</button>'))).toMatchObject([
    { message: saying('/about and 1 more: ') },
  ]);
});

it('a translated legal document has the address of the English one, which alone is in the sitemap', async () => {
  const table = { home: '/', about: '/about', terms: '/terms' };
  const changes = {
    'dist/terms.html': pageHtml({ path: '/terms' }),
    'dist/ar/terms.html': pageHtml({ path: '/ar/terms' }),
    'dist/share/terms.png': 'picture',
    'dist/share/ar/terms.png': 'picture',
  };
  const own = (await check('complete-head', changes, table))?.map(({ message }) => message).join();
  expect(own).toContain(`it must be ${host}/terms, once`);
  expect(own).toContain(`og:url must be ${host}/terms`);
  const url = `${host}/ar/terms"`;
  const canonical = changes['dist/ar/terms.html'].replaceAll(url, url.replace('/ar', ''));
  expect(await check('complete-head', { ...changes, 'dist/ar/terms.html': canonical }, table)).toEqual([]);

  expect(await check('sitemap-complete', changes, table)).toEqual([]);
  const listed = { ...changes, ...sitemap(...Object.values(table), '/ar/terms') };
  expect(await check('sitemap-complete', listed, table)).toMatchObject([
    { message: saying('/ar/terms is listed, but') },
  ]);
});

it.each([...siteRules, facts])('$name finds nothing in a correct site', async ({ run }) => {
  expect(await run(await madeUpSite())).toEqual([]);
});
