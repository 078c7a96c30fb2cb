import { describe, expect, it, vi } from 'vitest';

import { site as brand } from '#content/site.ts';
import { rule as links } from './links.ts';
import { rule as ownLanguage } from './own-language.ts';
import { rule as sitemapComplete } from './sitemap-complete.ts';
import {
  anyLine,
  hiddenPageHtml,
  madeUpSite,
  pageHtml,
  saying,
  sitemapOf,
} from '#tests/support/made-up-site.ts';

// Each test starts a server, or the XML validator.
vi.setConfig({ testTimeout: 30_000 });

const aboutWith = (body: string) => ({ 'dist/about.html': pageHtml({ path: '/about', body }) });

describe('links', () => {
  it.each([
    ['to no page', '/no-such-page', 'links to /no-such-page, which answers 404'],
    ['to no page, with a query', '/no-such-page?subject=demo', 'links to /no-such-page?subject=demo'],
    ['to a former path', '/former', 'links to /former, which redirects'],
    ['to the file of a page', '/index.html', 'links to /index.html, which redirects'],
    ['to no page on the main host', `https://${brand.brandHost}/no-such-page`, 'links to /no-such-page'],
    ['to no place on its page', '#no-such-place', '/about has no id "no-such-place"'],
    ['to no place on a page read before', '/#no-such-place', '/ has no id "no-such-place"'],
  ])('finds a link %s (F-B3, F-B4)', async (_case, href, message) => {
    const findings = await links.run(await madeUpSite(aboutWith(`<a href="${href}">Link</a>`)));
    expect(findings).toMatchObject([{ file: 'dist/about.html', message: saying(message) }]);
  });

  it('names every page with the link, and the text where it is written', async () => {
    const link = '<a href="/no-such-page">Link</a>';
    const site = await madeUpSite({
      'dist/index.html': pageHtml({ path: '/', body: link }),
      ...aboutWith(link),
      'content/legal/about.mdx': 'Title\n\nRead [more](/no-such-page).\n',
    });
    const place = { file: 'content/legal/about.mdx', line: 3 };
    const findings = await links.run(site);
    expect(findings).toMatchObject([place, place]);
    expect(findings.map(({ message }) => message.slice(0, message.indexOf(' '))).toSorted()).toEqual([
      '/',
      '/about',
    ]);
  });

  it('reads the error page too', async () => {
    const html = hiddenPageHtml('Page Not Found').replace(
      '</main>',
      '<a href="/no-such-page">Link</a></main>',
    );
    expect(await links.run(await madeUpSite({ 'dist/404.html': html }))).toHaveLength(1);
  });

  it('leaves other sites, the platform, mail and telephone alone', async () => {
    const targets = [
      'https://other.example/x',
      '/login',
      '/registration/investor',
      'mailto:a@b.example',
      'tel:+9714',
    ];
    const body = targets.map((href) => `<a href="${href}">Link</a>`).join('');
    expect(
      await links.run(await madeUpSite(aboutWith(`${body}<p id="here"><a href="/about#here">Here</a></p>`))),
    ).toEqual([]);
  });
});

describe('own-language', () => {
  const arabicWith = (body: string) => ({ 'dist/ar/about.html': pageHtml({ path: '/ar/about', body }) });

  it.each([
    [
      'in English on an Arabic page',
      arabicWith('<a href="/about">About</a>'),
      '/ar/about (ar) links to /about',
    ],
    [
      'in Arabic on an English page',
      aboutWith('<a href="/ar/about">من نحن</a>'),
      '/about (en) links to /ar/about',
    ],
    [
      'of the main host',
      arabicWith(`<a href="https://${brand.brandHost}/">Home</a>`),
      `links to https://${brand.brandHost}/`,
    ],
    [
      'where the platform registers in another language',
      arabicWith('<a href="/registration/investor">Register</a>'),
      'links to /registration/investor',
    ],
    [
      'that names another language than it has',
      arabicWith('<a href="/ar" hrefLang="en">English</a>'),
      '(en) links to /ar',
    ],
  ])('finds a link %s', async (_case, changes, message) => {
    expect(await ownLanguage.run(await madeUpSite(changes))).toMatchObject([{ message: saying(message) }]);
  });

  it('leaves the switch, legal originals, files and what all languages share alone', async () => {
    const targets = [
      '/ar',
      '#here',
      '/login',
      '/partner-check',
      '/terms/2025-03-01',
      '/legal/feed.xml',
      'mailto:a@b.example',
    ];
    const body = `${targets.map((href) => `<a href="${href}">Link</a>`).join('')}<a href="/about" hrefLang="en">English</a>
<div data-text-sha256="0"><a href="/about">About</a></div>`;
    expect(await ownLanguage.run(await madeUpSite(arabicWith(body)))).toEqual([]);
  });
});

describe('sitemap-complete', () => {
  it.each([
    ['that is missing', { 'dist/sitemap.xml': undefined }, 'is missing'],
    [
      'that lacks a page',
      { 'dist/sitemap.xml': sitemapOf(['/']) },
      `https://${brand.brandHost}/about is not listed`,
    ],
    [
      'that lists a redirect',
      { 'dist/sitemap.xml': sitemapOf(['/', '/about', '/former']) },
      '/former is listed, but',
    ],
    ['that lists a page twice', { 'dist/sitemap.xml': sitemapOf(['/', '/about', '/']) }, 'is listed twice'],
    [
      'that lists the error page',
      { 'dist/sitemap.xml': sitemapOf(['/', '/about', '/404']) },
      '/404 is listed, but',
    ],
    [
      'that is not valid',
      {
        'dist/sitemap.xml': sitemapOf(['/', '/about']).replace(
          '</loc>',
          '</loc><lastmod>yesterday</lastmod>',
        ),
      },
      'is not a valid sitemap',
    ],
  ])('finds a sitemap %s (F-B12)', async (_case, changes, message) => {
    const findings = await sitemapComplete.run(await madeUpSite(changes));
    expect(findings).toContainEqual({
      file: 'dist/sitemap.xml',
      line: anyLine,
      message: saying(message),
    });
  });

  it('lists a legal document at its English page alone', async () => {
    const table = { home: '/', about: '/about', terms: '/terms' };
    const pages = {
      'dist/terms.html': pageHtml({ path: '/terms' }),
      'dist/ar/terms.html': pageHtml({ path: '/ar/terms' }),
    };
    expect(await sitemapComplete.run(await madeUpSite(pages, table))).toEqual([]);
    const sitemap = sitemapOf([...Object.values(table), '/ar/terms']);
    const listed = await madeUpSite({ ...pages, 'dist/sitemap.xml': sitemap }, table);
    expect(await sitemapComplete.run(listed)).toMatchObject([
      { message: saying('/ar/terms is listed, but') },
    ]);
  });

  it('finds a listed page that is noindex (F-B12)', async () => {
    const html = pageHtml({ path: '/about', head: '<meta name="robots" content="noindex">' });
    expect(await sitemapComplete.run(await madeUpSite({ 'dist/about.html': html }))).toMatchObject([
      { message: saying(`https://${brand.brandHost}/about is listed, but is noindex`) },
    ]);
  });
});
