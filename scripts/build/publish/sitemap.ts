import { Readable } from 'node:stream';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { ErrorLevel, SitemapStream, streamToPromise } from 'sitemap';

import { absoluteUrl } from '#src/head/absolute-url.ts';
import { routeIds, routes } from '#src/routes.ts';
import { paths } from '#scripts/support/paths.ts';
import type { PageDays } from './page-days.ts';

/** Lists every page of the site in `sitemap.xml`, in the order of the routes. */
export async function writeSitemap(days: PageDays): Promise<void> {
  await writeFile(join(paths.dist, 'sitemap.xml'), await sitemapXml(days));
}

/** The sitemap as text. A page whose day is not known has none. */
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
