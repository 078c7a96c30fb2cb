import { navigation } from '#content/navigation.ts';
import { pageMetadata } from '#content/page-metadata.ts';
import { site } from '#content/site.ts';
import { absoluteUrl } from '#src/head/absolute-url.ts';
import { markdownPath } from '#src/head/markdown-path.ts';
import type { PageRow } from '#src/pages.ts';
import { type RouteId, routeIds, rowOf, routes } from '#src/routes.ts';
import { PRICING_PATH } from './pricing-json.ts';

const lists = {
  platform: 'The platform',
  audiences: 'Who it is for',
  company: 'The company',
  legal: 'Legal documents',
} as const satisfies Record<PageRow['list'], string>;

/**
 * What the site is, and where a language model reads each page as plain text. In the form of
 * https://llmstxt.org: a heading, a summary, and lists of links with notes.
 */
export function llmsTxt(): string {
  const pages = Object.entries(lists).map(([list, heading]) => {
    const entries = routeIds.filter((id) => rowOf(id).list === list).map(entryOf);
    return [`## ${heading}`, entries.join('\n')].join('\n\n');
  });
  const prices = `- [Plans and add-ons](${absoluteUrl(PRICING_PATH)}): what each plan of the pricing page costs and includes, as JSON`;
  return [`# ${site.name}`, `> ${site.description}`, navigation.disclaimer, ...pages, '## Data', prices, '']
    .join('\n\n')
    .replace(/\n+$/, '\n');
}

function entryOf(id: RouteId): string {
  const { title, metaDescription } = pageMetadata[id];
  // The name of the site ends or begins every title; in a list of its pages it is noise.
  const parts = title.en.split(' | ').filter((part) => part !== site.name);
  return `- [${parts.join(': ')}](${absoluteUrl(markdownPath(routes[id]))}): ${metaDescription.en}`;
}
