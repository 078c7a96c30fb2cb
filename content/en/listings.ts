import type { PartOf } from '#product/kit/parts.tsx';
import { money, number } from '../sample-forms.ts';
import { dealOf, daysUntil } from '../sample-state.ts';
import { sampleNames } from './sample-names.ts';

const { about, assetClasses, deals, firms, regions, terms } = sampleNames;

type Listed = 'acacia' | 'basalt' | 'cedar' | 'heron' | 'juniper' | 'linden' | 'orchid' | 'quartz';

function listing(id: Listed) {
  const { assetClass, region, ticket, amount, closes, issuer, isIssuerNamed, picture } = dealOf(id);
  return {
    id,
    picture: picture ?? 'listing-warehouses',
    assetClass: { text: assetClasses[assetClass], tone: 'plain' },
    title: deals[id],
    region: regions[region],
    text: about[id],
    terms: [
      { label: terms.from, value: money(ticket) },
      { label: terms.target, value: money(amount) },
      { label: terms.daysLeft, value: number(daysUntil(closes)) },
    ],
    publisher: isIssuerNamed ? firms[issuer].name : firms.withheld.name,
    ...(!isIssuerNamed && { isHidden: true }),
  } as const;
}

/** Deals as the marketplace lists them. */
export const listings = {
  acacia: listing('acacia'),
  basalt: listing('basalt'),
  cedar: listing('cedar'),
  heron: listing('heron'),
  juniper: listing('juniper'),
  linden: listing('linden'),
  orchid: listing('orchid'),
  quartz: listing('quartz'),
} satisfies Readonly<Record<Listed, PartOf<'listings'>['items'][number]>>;
