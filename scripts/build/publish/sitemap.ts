import { Readable } from 'node:stream';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { ErrorLevel, SitemapStream, streamToPromise } from 'sitemap';

import { pageMetadata } from '#content/page-metadata.ts';
import { absoluteUrl } from '#src/head/absolute-url.ts';
import { routeIds, routes } from '#src/routes.ts';
import type { LegalDocuments } from '#scripts/legal/read/read-documents.ts';
import { paths } from '#scripts/support/paths.ts';

/** Lists every page of the site in `sitemap.xml`, in the order of the routes. */
export async function writeSitemap(documents: LegalDocuments): Promise<void> {
  await writeFile(join(paths.dist, 'sitemap.xml'), await sitemapXml(documents));
}

/** Dates come from the content alone, so that two builds of one commit agree. */
export async function sitemapXml(documents: LegalDocuments): Promise<string> {
  const effectiveDates: Partial<Record<string, string>> = Object.fromEntries(
    documents.map(({ id, current }) => [id, current.frontMatter.effectiveDate]),
  );
  const items = routeIds.map((id) => {
    const lastmod = effectiveDates[id] ?? pageMetadata[id].lastModified;
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
