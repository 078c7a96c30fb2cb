import { company } from '#words/company.ts';
import type { Graph, Thing } from 'schema-dts';

import { dialogFilms, filmFiles, films } from '#content/films.ts';
import { plans } from '#content/plans.ts';
import { faqCategories } from '#words/faq.ts';
import { filmWords } from '#words/film-words.ts';
import { language } from '#words/language.ts';
import { pageMetadata } from '#words/page-metadata.ts';
import { functionNames, pricingPlans } from '#words/pricing-plans.ts';
import { site } from '#content/site.ts';
import { team } from '#words/team.ts';
import { href, isListed, type PageId, type RouteId } from '#src/routes.ts';
import type { PlanId, PlanTable, PricingPlan } from '#src/model/pricing.schema.ts';
import type { Site } from '#src/model/site.schema.ts';
import type { TeamMember } from '#src/model/team.schema.ts';
import { absoluteUrl } from './absolute-url.ts';
import { canonicalPath, textLanguageOf } from './canonical-path.ts';
import { brandName, ownNames, withoutBrand } from './page-head.tsx';

const alternateName = Object.keys(ownNames).length > 0 && { alternateName: Object.values(ownNames) };

const organizationId = `${absoluteUrl('/')}#organization`;

/**
 * The `@graph` of a page (schema.org). All of it is also on the page. Only the company on a page that repeats the text of
 * another language: search engines read the page that it names.
 * @param lastModified day (YYYY-MM-DD) from which the text of a legal page applies
 */
export function toJsonLd(id: PageId, lastModified?: string): Graph | undefined {
  if (!isListed(id)) return undefined;
  const graph: Thing[] = [organization(site)];
  if (textLanguageOf(language.code, id) !== language.code)
    return { '@context': 'https://schema.org', '@graph': graph };
  graph.push(
    ...(id === 'home' ? [] : [breadcrumb(id)]),
    webPage(id, lastModified),
    ...subjectsOf(id, { '@id': organizationId }),
  );
  if (id === 'home') graph.push(webSite(), ...videos());
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
    ...alternateName,
    legalName,
    description: company.description,
    url: absoluteUrl('/'),
    logo: absoluteUrl('/icon-512.png'),
    ...(!address.sample && {
      address: {
        '@type': 'PostalAddress',
        // The lines after the street are the district and the town.
        streetAddress: company.address[0],
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
      name: step === 'home' ? brandName : pageNameOf(step),
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
    inLanguage: language.code,
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
    ...alternateName,
    url: absoluteUrl('/'),
    publisher: { '@id': organizationId },
  };
}

/** The films of the home page, whose transcripts are text of the page. */
const videos = (): Thing[] =>
  dialogFilms.map((film) => {
    const { language: inLanguage, mp4, poster } = filmFiles(film, language.code);
    return {
      '@type': 'VideoObject',
      name: filmWords[film].title,
      description: filmWords[film].description,
      contentUrl: absoluteUrl(mp4),
      thumbnailUrl: absoluteUrl(poster),
      uploadDate: films[film].published,
      publisher: { '@id': organizationId },
      inLanguage,
    };
  });

function subjectsOf(id: RouteId, provider: { readonly '@id': string }): Thing[] {
  const url = absoluteUrl(href(id));
  const about = {
    name: withoutBrand(pageMetadata[id].title),
    description: pageMetadata[id].metaDescription,
    url,
  };
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
          offers: productPlans().map(offer),
        },
      ];
    case 'marketplace':
      return [{ '@type': 'Service', ...about, provider, serviceType: company.serviceType }];
    case 'pricing':
      return [
        {
          '@type': 'OfferCatalog',
          ...about,
          itemListElement: pricingPlans.map(offer),
        },
      ];
    case 'about':
      return people(team, provider);
    default:
      return [];
  }
}

/** A year, in the unit codes of UN/CEFACT. */
const YEAR = { '@type': 'QuantitativeValue' as const, value: 1, unitCode: 'ANN' };

/** A plan, with its price unless that is agreed with each customer. */
function offer({ id, name, period }: PricingPlan) {
  const { price, billing }: PlanTable[PlanId] = plans[id];
  const amount = price && { price: price.value, priceCurrency: 'USD' };
  return {
    '@type': 'Offer' as const,
    name,
    url: absoluteUrl(href('pricing')),
    ...(amount && {
      ...amount,
      priceSpecification: {
        '@type': 'UnitPriceSpecification' as const,
        ...amount,
        unitText: period,
        ...(billing === 'yearly' && { referenceQuantity: YEAR, billingDuration: 'P1Y' }),
      },
    }),
  };
}

/** The plans that have every function of the 360 product. */
const productPlans = () =>
  pricingPlans.filter(
    ({ id }) => Object.keys(plans[id].functions).length === Object.keys(functionNames).length,
  );

/** Invented people are omitted: structured data must be true. */
const people = (members: readonly TeamMember[], worksFor: { readonly '@id': string }): Thing[] =>
  members
    .filter((member) => !member.sample)
    .map(({ name, role }) => ({ '@type': 'Person', name, jobTitle: role, worksFor }));
