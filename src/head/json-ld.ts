import type { Graph, Thing } from 'schema-dts';

import { faqCategories } from '#content/faq.ts';
import { pageMetadata } from '#content/page-metadata.ts';
import { site } from '#content/site.ts';
import type { PageId } from '#src/app/page-entry.ts';
import { href, type RouteId } from '#src/routes.ts';
import { absoluteUrl } from './absolute-url.ts';

const organizationId = `${absoluteUrl('/')}#organization`;

/** One `@graph` of what a page is (schema.org). Nothing in it is not also on the page. */
export function toJsonLd(id: PageId): Graph | undefined {
  if (id === 'not-found') return undefined;
  const graph: Thing[] = [organization(), breadcrumb(id), webPage(id)];
  if (id === 'home') graph.push(webSite());
  return { '@context': 'https://schema.org', '@graph': graph };
}

/** JSON for a script element: no `<` that could end it, no line separators (fault B11). */
export function serializeJsonLd(graph: Graph): string {
  return JSON.stringify(graph)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

function organization(): Thing {
  return {
    '@type': 'Organization',
    '@id': organizationId,
    name: site.name,
    legalName: site.legalName,
    description: site.description,
    url: absoluteUrl('/'),
    logo: absoluteUrl('/icon-512.png'),
    address: {
      '@type': 'PostalAddress',
      streetAddress: site.address.lines.join(', '),
      addressLocality: site.address.locality,
      addressCountry: site.address.countryCode,
    },
    telephone: site.phone.e164,
    email: site.email.general,
    sameAs: site.social.map((profile) => profile.href),
  };
}

function breadcrumb(id: RouteId): Thing {
  const trail: RouteId[] = id === 'home' ? ['home'] : ['home', id];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step === 'home' ? site.name : pageMetadata[step].title.en,
      item: absoluteUrl(href(step)),
    })),
  };
}

const pageTypes: Partial<Record<RouteId, 'AboutPage' | 'ContactPage'>> = {
  about: 'AboutPage',
  contact: 'ContactPage',
};

function webPage(id: RouteId): Thing {
  const { title, metaDescription, lastModified } = pageMetadata[id];
  const page = {
    '@id': `${absoluteUrl(href(id))}#page`,
    name: title.en,
    description: metaDescription.en,
    url: absoluteUrl(href(id)),
    inLanguage: 'en',
    ...(lastModified && { dateModified: lastModified }),
  };
  if (id === 'faq') return { '@type': 'FAQPage', ...page, mainEntity: questions() };
  return { '@type': pageTypes[id] ?? 'WebPage', ...page, publisher: { '@id': organizationId } };
}

function questions() {
  return faqCategories.flatMap((category) =>
    category.questions.map((item) => ({
      '@type': 'Question' as const,
      name: item.question,
      acceptedAnswer: { '@type': 'Answer' as const, text: item.answer },
    })),
  );
}

function webSite(): Thing {
  return {
    '@type': 'WebSite',
    '@id': `${absoluteUrl('/')}#website`,
    name: site.name,
    url: absoluteUrl('/'),
    publisher: { '@id': organizationId },
  };
}
