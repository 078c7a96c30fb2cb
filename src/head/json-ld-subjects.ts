import type { Thing } from 'schema-dts';

import { facts } from '#content/facts-today.ts';
import { company } from '#words/company.ts';
import { pageMetadata } from '#words/page-metadata.ts';
import { pricingPlans } from '#words/pricing-plans.ts';
import { site } from '#content/site.ts';
import { team } from '#words/team.ts';
import type { TeamMember } from '#src/model/team.schema.ts';
import { href, type RouteId } from '#src/routes.ts';
import { absoluteUrl } from './absolute-url.ts';

const prices: Readonly<Record<string, number>> = {
  investors: facts.priceInvestors.value,
  'capital-seekers': facts.priceCapitalSeekers.value,
  business: facts.priceBusiness.value,
};

export function subjectsOf(id: RouteId, provider: { readonly '@id': string }): Thing[] {
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
          itemListElement: pricingPlans.map(({ id: plan, name }) => offer(plan, name)),
        },
      ];
    case 'about':
      return people(team);
    default:
      return [];
  }
}

function offer(plan: string, name: string) {
  const price = prices[plan];
  return { '@type': 'Offer' as const, name, ...(price !== undefined && { price, priceCurrency: 'USD' }) };
}

/** Invented people are omitted: structured data must be true. */
const people = (members: readonly TeamMember[]): Thing[] =>
  members
    .filter((member) => !member.sample)
    .map(({ name, role }) => ({ '@type': 'Person', name, jobTitle: role }));
