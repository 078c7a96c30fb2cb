import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { navigation } from '#content/navigation.ts';
import { pageMetadata } from '#content/page-metadata.ts';
import { site } from '#content/site.ts';
import { absoluteUrl } from '#src/head/absolute-url.ts';
import { markdownPath } from '#src/head/markdown-path.ts';
import { type RouteId, routeIds, routes } from '#src/routes.ts';
import { paths } from '#scripts/support/paths.ts';
import { PRICING_PATH } from './pricing-json.ts';

const SECTIONS = ['The platform', 'Who it is for', 'The company', 'Legal documents'] as const;

/** In which list a page stands. A new page has to be put into one. */
const sectionOf: Readonly<Record<RouteId, (typeof SECTIONS)[number]>> = {
  home: 'The platform',
  product: 'The platform',
  marketplace: 'The platform',
  pricing: 'The platform',
  'family-office': 'Who it is for',
  'fund-managers': 'Who it is for',
  'advisory-ma': 'Who it is for',
  'pe-venture-capital': 'Who it is for',
  investors: 'Who it is for',
  founders: 'Who it is for',
  fundraisers: 'Who it is for',
  accelerators: 'Who it is for',
  consultants: 'Who it is for',
  'luxury-real-estate': 'Who it is for',
  'secondary-exit': 'Who it is for',
  about: 'The company',
  contact: 'The company',
  faq: 'The company',
  terms: 'Legal documents',
  privacy: 'Legal documents',
  cookies: 'Legal documents',
};

/** Writes `llms.txt`: what the site is, and where a language model reads each page as plain text. */
export async function writeLlmsTxt(): Promise<void> {
  await writeFile(join(paths.dist, 'llms.txt'), llmsTxt());
}

/** In the form of https://llmstxt.org: a heading, a summary, and lists of links with notes. */
export function llmsTxt(): string {
  const lists = SECTIONS.map((section) => {
    const entries = routeIds.filter((id) => sectionOf[id] === section).map(entryOf);
    return [`## ${section}`, entries.join('\n')].join('\n\n');
  });
  const prices = `- [Plans and add-ons](${absoluteUrl(PRICING_PATH)}): what each plan of the pricing page costs and includes, as JSON`;
  return [`# ${site.name}`, `> ${site.description}`, navigation.disclaimer, ...lists, '## Data', prices, '']
    .join('\n\n')
    .replace(/\n+$/, '\n');
}

function entryOf(id: RouteId): string {
  const { title, metaDescription } = pageMetadata[id];
  // The name of the site ends or begins every title; in a list of its pages it says nothing.
  const parts = title.en.split(' | ').filter((part) => part !== site.name);
  return `- [${parts.join(': ')}](${absoluteUrl(markdownPath(routes[id]))}): ${metaDescription.en}`;
}
