import { company } from '#words/company.ts';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';

import { ErrorLevel, SitemapStream, streamToPromise } from 'sitemap';

import { navigation } from '#words/navigation.ts';
import { pageMetadata } from '#words/page-metadata.ts';
import { site } from '#content/site.ts';
import { absoluteUrl } from '#src/head/absolute-url.ts';
import { markdownPath } from '#src/head/markdown-path.ts';
import type { PageRow } from '#src/pages.ts';
import { type RouteId, routeIds, rowOf, routes } from '#src/routes.ts';
import type { LegalDocuments } from '#scripts/legal/read/read-documents.ts';
import type { RecordEntry } from '#scripts/legal/read/version-record.ts';
import { paths } from '#scripts/support/paths.ts';
import { token } from '#scripts/support/tokens.ts';
import { writeFiles } from '#scripts/support/write-files.ts';
import { legalFiles } from './legal-record.ts';
import type { PageDays } from './page-days.ts';
import { PRICING_PATH, pricingDocument } from './pricing-json.ts';
import { toMarkdown } from './to-markdown.ts';

const SECURITY_PATH = '/.well-known/security.txt';

/** Writes the files for programs: Markdown pages, lists, manifests, the record of legal documents. */
export async function writeSiteFiles(
  days: PageDays,
  documents: LegalDocuments,
  record: readonly RecordEntry[],
): Promise<void> {
  await writeFiles(paths.dist, {
    ...(await markdownPages()),
    ...legalFiles(documents, record),
    'llms.txt': llmsTxt(),
    [PRICING_PATH]: asJson(pricingDocument()),
    'sitemap.xml': await sitemapXml(days),
    'robots.txt': robotsTxt(),
    [SECURITY_PATH]: securityTxt(),
    'site.webmanifest': asJson(webManifest()),
  });
}

const asJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** The Markdown of every page, made from its built HTML. */
async function markdownPages(): Promise<Record<string, string>> {
  const twins = Object.values(routes).map(async (path) => {
    const html = await readFile(join(paths.dist, path === '/' ? 'index.html' : `${path}.html`), 'utf8');
    return [markdownPath(path), markdownPage(html, absoluteUrl(path))] as const;
  });
  return Object.fromEntries(await Promise.all(twins));
}

/** The content of a page with its source address: Markdown is often read outside the site. */
export const markdownPage = (html: string, address: string) =>
  `${toMarkdown(html, address)}\n---\n\nSource: <${address}>\n`;

const llmsLists = {
  platform: 'The platform',
  audiences: 'Who it is for',
  company: 'The company',
  legal: 'Legal documents',
} as const satisfies Record<PageRow['list'], string>;

/**
 * Describes the site to language models and links the Markdown of each page, in the form of
 * https://llmstxt.org: a heading, a summary, and lists of links with notes.
 */
export function llmsTxt(): string {
  const pages = Object.entries(llmsLists).map(([list, heading]) => {
    const entries = routeIds.filter((id) => rowOf(id).list === list).map(llmsEntry);
    return [`## ${heading}`, entries.join('\n')].join('\n\n');
  });
  const prices = `- [Plans and add-ons](${absoluteUrl(PRICING_PATH)}): what each plan of the pricing page costs and includes, as JSON`;
  return [
    `# ${site.name}`,
    `> ${company.description}`,
    navigation.disclaimer,
    ...pages,
    '## Data',
    prices,
    '',
  ]
    .join('\n\n')
    .replace(/\n+$/, '\n');
}

function llmsEntry(id: RouteId): string {
  const { title, metaDescription } = pageMetadata[id];
  // Every title begins or ends with the site's name, which this list need not repeat.
  const parts = title.split(' | ').filter((part) => part !== site.name);
  return `- [${parts.join(': ')}](${absoluteUrl(markdownPath(routes[id]))}): ${metaDescription}`;
}

/** Every page of the site, in the order of the routes; `lastmod` only where its day is known. */
export async function sitemapXml(days: PageDays): Promise<string> {
  const items = routeIds.map((id) => {
    const lastmod = days[id];
    return { url: absoluteUrl(routes[id]), ...(lastmod && { lastmod }) };
  });
  const stream = new SitemapStream({
    lastmodDateOnly: true,
    level: ErrorLevel.THROW,
    xmlns: { news: false, video: false, xhtml: false, image: false },
  });
  const xml = await streamToPromise(Readable.from(items).pipe(stream));
  return `${xml.toString()}\n`;
}

/**
 * Nothing is disallowed: hosts that must stay out of search answer `noindex`, and a crawler that may
 * not fetch a page would never see that.
 */
export const robotsTxt = () => `User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl('/sitemap.xml')}\n`;

/** Where to report a weakness (RFC 9116). */
export const securityTxt = () =>
  [
    `Contact: mailto:${site.email.security}`,
    `Expires: ${site.securityTxtExpires}T00:00:00Z`,
    'Preferred-Languages: en',
    `Canonical: ${absoluteUrl(SECURITY_PATH)}`,
    '',
  ].join('\n');

/** Name, colours and icons for a bookmark on a home screen. */
export const webManifest = () => ({
  name: `${site.name}: ${company.tagline}`,
  short_name: site.name,
  description: company.description,
  lang: 'en',
  dir: 'ltr',
  start_url: '/',
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
});
