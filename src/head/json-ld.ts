import { company } from '#words/company.ts';
import type { Graph, Thing } from 'schema-dts';

import { plans } from '#content/plans.ts';
import { faqCategories } from '#words/faq.ts';
import { language } from '#words/language.ts';
import { pageMetadata } from '#words/page-metadata.ts';
import { pricingPlans } from '#words/pricing-plans.ts';
import { site } from '#content/site.ts';
import { team } from '#words/team.ts';
import { href, isListed, type PageId, type RouteId } from '#src/routes.ts';
import type { PlanId, PlanTable } from '#src/model/pricing.schema.ts';
import type { Site } from '#src/model/site.schema.ts';
import type { TeamMember } from '#src/model/team.schema.ts';
import { absoluteUrl } from './absolute-url.ts';
import { canonicalPath, textLanguageOf } from './canonical-path.ts';
import { withoutBrand } from './page-head.tsx';

const organizationId = `${absoluteUrl('/')}#organization`;

/**
 * The `@graph` of a page (schema.org). All of it is also on the page.
 * @param lastModified day (YYYY-MM-DD) from which the text of a legal page applies
 */
export function toJsonLd(id: PageId, lastModified?: string): Graph | undefined {
  if (!isListed(id)) return undefined;
  const graph: Thing[] = [
    organization(site),
    ...(id === 'home' ? [] : [breadcrumb(id)]),
    webPage(id, lastModified),
    ...subjectsOf(id, { '@id': organizationId }),
  ];
  if (id === 'home') graph.push(webSite());
  return { '@context': 'https://schema.org', '@graph': graph };
}

/** JSON for a script element: no `<` that could end it, no line separators (F-B11). */
export function serializeJsonLd(graph: Graph): string {
  return JSON.stringify(graph)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

/** The company (R5.13). Samples are omitted: structured data must be true. */
function organization({ name, legalName, address, phone, email, social }: Site): Thing {
  const profiles = social.filter((profile) => !profile.sample);
  return {
    '@type': 'Organization',
    '@id': organizationId,
    name,
    legalName,
    description: company.description,
    url: absoluteUrl('/'),
    logo: absoluteUrl('/icon-512.png'),
    ...(!address.sample && {
      address: {
        '@type': 'PostalAddress',
        streetAddress: company.address.join(', '),
        addressLocality: company.locality,
        addressCountry: address.countryCode,
      },
    }),
    ...(!phone.sample && { telephone: phone.e164 }),
    ...(!email.sample && { email: email.general }),
    ...(profiles.length > 0 && { sameAs: profiles.map((profile) => profile.href) }),
  };
}

function breadcrumb(id: RouteId): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: (['home', id] as const).map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step === 'home' ? site.name : pageNameOf(step),
      item: absoluteUrl(href(step)),
    })),
  };
}

/** The name of the page in menus, else its title without the brand. */
const pageNameOf = (id: RouteId) => {
  const { menu, title } = pageMetadata[id];
  return menu?.label ?? withoutBrand(title);
};

const pageTypes: Partial<Record<RouteId, 'AboutPage' | 'ContactPage'>> = {
  about: 'AboutPage',
  contact: 'ContactPage',
};

function webPage(id: RouteId, lastModified: string | undefined): Thing {
  const { title, metaDescription } = pageMetadata[id];
  const url = absoluteUrl(canonicalPath(language.code, id));
  const page = {
    '@id': `${url}#page`,
    name: title,
    description: metaDescription,
    url,
    inLanguage: textLanguageOf(language.code, id),
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

function subjectsOf(id: RouteId, provider: { readonly '@id': string }): Thing[] {
  const url = absoluteUrl(href(id));
  const about = { name: pageMetadata[id].title, description: pageMetadata[id].metaDescription, url };
  const { audience: audienceType } = pageMetadata[id];
  if (audienceType) {
    return [{ '@type': 'Service', ...about, provider, audience: { '@type': 'Audience', audienceType } }];
  }
  switch (id) {
    case 'product':
      return [
        {
          '@type': 'SoftwareApplication',
          ...about,
          name: site.product.name,
          applicationCategory: 'BusinessApplication',
          operatingSystem: company.operatingSystem,
          publisher: provider,
        },
      ];
    case 'marketplace':
      return [{ '@type': 'Service', ...about, provider, serviceType: company.serviceType }];
    case 'pricing':
      return [
        {
          '@type': 'OfferCatalog',
          ...about,
          itemListElement: pricingPlans.map(({ id: plan, name }) => offer(plans[plan], name)),
        },
      ];
    case 'about':
      return people(team);
    default:
      return [];
  }
}

function offer({ price }: PlanTable[PlanId], name: string) {
  return { '@type': 'Offer' as const, name, ...(price && { price: price.value, priceCurrency: 'USD' }) };
}

/** Invented people are omitted: structured data must be true. */
const people = (members: readonly TeamMember[]): Thing[] =>
  members
    .filter((member) => !member.sample)
    .map(({ name, role }) => ({ '@type': 'Person', name, jobTitle: role }));
