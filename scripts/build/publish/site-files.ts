import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';

import { ErrorLevel, SitemapStream, streamToPromise } from 'sitemap';

import { defaultLanguage, type LanguageCode, languageCodes, languages } from '#content/languages.ts';
import { site } from '#content/site.ts';
import { absoluteUrl } from '#src/head/absolute-url.ts';
import { addDays } from '#src/lib/day/add-days.ts';
import { today } from '#src/lib/day/today.ts';
import { listedLanguages } from '#src/head/canonical-path.ts';
import { markdownPath } from '#src/head/markdown-path.ts';
import { withoutBrand } from '#src/head/page-head.tsx';
import type { PageMetadata } from '#src/model/page-metadata.schema.ts';
import { pathIn, type RouteId, routeIds, rowOf, SECURITY_TXT } from '#src/routes.ts';
import { legalDay, type LegalLibrary } from '#scripts/build/legal-site.ts';
import { cachedFile, cacheKey, versionsBelow } from '#scripts/support/file-cache.ts';
import { paths } from '#scripts/support/paths.ts';
import { token } from '#scripts/support/tokens.ts';
import { loadSiteWords } from '#scripts/languages/load-words.ts';
import { PRICING_PATH, pricingJson } from '#src/sections/evidence/pricing-document.ts';
import { writeFiles } from '#scripts/support/write-files.ts';
import { NOTICES_PATH } from './notices.ts';
import { toMarkdown } from './to-markdown.ts';

/** Writes the files for programs: Markdown pages, lists, manifests. */
export async function writeSiteFiles(library: LegalLibrary): Promise<void> {
  await writeFiles(paths.dist, {
    [PRICING_PATH]: pricingJson(),
    'sitemap.xml': await sitemapXml((id) => legalDay(library, id)),
    'robots.txt': robotsTxt(),
    [SECURITY_TXT]: securityTxt(),
  });
  for (const code of languageCodes) {
    const { base } = languages[code];
    await writeFiles(paths.dist, {
      ...(await markdownPages(code)),
      [`${base}/llms.txt`]: await llmsTxt(code),
      [`${base}/site.webmanifest`]: asJson(await webManifest(code)),
    });
  }
}

const asJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

const markdownRecipe = { modules: [import.meta.filename, join(import.meta.dirname, 'to-markdown.ts')] };
const markdownPackages = [
  ...versionsBelow(['hast-util-select', 'rehype-parse', 'rehype-remark', 'remark-gfm', 'remark-stringify']),
];

async function markdownPages(code: LanguageCode): Promise<Record<string, Buffer>> {
  const copies = routeIds.map(async (id) => {
    const path = pathIn(code, id);
    const html = await readFile(join(paths.dist, path === '/' ? 'index.html' : `${path}.html`), 'utf8');
    const [address, main] = [absoluteUrl(path), html.slice(html.indexOf('<main'), html.indexOf('</main>'))];
    const key = cacheKey(markdownRecipe, markdownPackages, address, main);
    const markdown = await cachedFile(join(paths.root, '.cache/markdown', key), () =>
      Promise.resolve(Buffer.from(markdownPage(main, address))),
    );
    return [markdownPath(path), markdown] as const;
  });
  return Object.fromEntries(await Promise.all(copies));
}

/** The content of a page with its source address: Markdown is often read outside the site. */
export const markdownPage = (html: string, address: string) =>
  `${toMarkdown(html, address)}\n---\n\nSource: <${address}>\n`;

/**
 * Describes the site to language models and links the Markdown of each page, in the form of
 * https://llmstxt.org: a heading, a summary, and lists of links with notes.
 */
export async function llmsTxt(code: LanguageCode): Promise<string> {
  const { company, llmsTxt: words, navigation, pageMetadata } = await loadSiteWords(paths.root, code);
  const { lists, data } = words;
  const pages = Object.entries(lists).map(([list, heading]) => {
    const entries = routeIds
      .filter((id) => rowOf(id).list === list)
      .map((id) => llmsEntry(pageMetadata[id], pathIn(code, id)));
    return [`## ${heading}`, entries.join('\n')].join('\n\n');
  });
  const twins = languageCodes.filter((other) => other !== code).map(languageTwins);
  const files = [
    { ...data.prices, path: PRICING_PATH },
    { ...data.notices, path: NOTICES_PATH },
  ];
  return [
    `# ${site.name}`,
    `> ${company.description}`,
    navigation.disclaimer,
    ...pages,
    `## ${data.heading}`,
    files.map(({ label, path, note }) => `- [${label}](${absoluteUrl(path)}): ${note}`).join('\n'),
    ...(await Promise.all(twins)),
    '',
  ]
    .join('\n\n')
    .replace(/\n+$/, '\n');
}

/** The pages that have a text in this language too. */
async function languageTwins(code: LanguageCode): Promise<string> {
  const { pageMetadata } = await loadSiteWords(paths.root, code);
  const entries = routeIds
    .filter((id) => listedLanguages(id).includes(code))
    .map((id) => llmsEntry(pageMetadata[id], pathIn(code, id)));
  return [`## ${languages[code].name}`, entries.join('\n')].join('\n\n');
}

const llmsEntry = ({ title, metaDescription }: PageMetadata, path: string): string =>
  `- [${withoutBrand(title)}](${absoluteUrl(markdownPath(path))}): ${metaDescription}`;

/**
 * Every page of the site in each language that has a text of it, with the addresses of the others. `x-default` is
 * the address for all other languages. Only legal texts have a `lastmod`.
 * @param dayOf the day of a page; `undefined` where it has none
 */
export async function sitemapXml(dayOf: (id: RouteId) => string | undefined): Promise<string> {
  const items = languageCodes.flatMap((code) =>
    routeIds.flatMap((id) => {
      const listed = listedLanguages(id);
      if (!listed.includes(code)) return [];
      const lastmod = dayOf(id);
      const links = [
        ...listed.map((lang) => ({ lang, url: absoluteUrl(pathIn(lang, id)) })),
        { lang: 'x-default', url: absoluteUrl(pathIn(defaultLanguage, id)) },
      ];
      return { url: absoluteUrl(pathIn(code, id)), links, ...(lastmod && { lastmod }) };
    }),
  );
  const stream = new SitemapStream({
    lastmodDateOnly: true,
    level: ErrorLevel.THROW,
    xmlns: { news: false, video: false, xhtml: true, image: false },
  });
  const xml = await streamToPromise(Readable.from(items).pipe(stream));
  return `${xml.toString()}\n`;
}

/**
 * Nothing is disallowed: hosts that must stay out of search answer `noindex`, and a crawler that may
 * not fetch a page would never see that.
 */
const robotsTxt = () => `User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl('/sitemap.xml')}\n`;

/** Counts as stale in half a year (RFC 9116). The first of a month, so that releases of one month are alike. */
const expiryOf = (day: string) => `${addDays(day, 200).slice(0, 7)}-01T00:00:00Z`;

/** Where to report a weakness (RFC 9116). */
export const securityTxt = (day = today()) =>
  [
    `Contact: mailto:${site.email.security}`,
    `Expires: ${expiryOf(day)}`,
    `Preferred-Languages: ${languageCodes.join(', ')}`,
    `Canonical: ${absoluteUrl(SECURITY_TXT)}`,
    '',
  ].join('\n');

/** Name, colours and icons for a bookmark on a home screen. */
export async function webManifest(code: LanguageCode) {
  const { company } = await loadSiteWords(paths.root, code);
  const { dir } = languages[code];
  return {
    name: `${site.name}: ${company.tagline}`,
    short_name: site.name,
    description: company.description,
    lang: code,
    dir,
    start_url: pathIn(code, 'home'),
    scope: '/',
    // Not an app to install: links to the site open in the browser with its address bar.
    display: 'browser',
    theme_color: token('surface-night'),
    background_color: token('page'),
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
