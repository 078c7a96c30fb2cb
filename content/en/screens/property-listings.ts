import type { ScreenContent } from '#product/screens/screens.ts';
import { count, money, number } from '../../sample-forms.ts';
import { dealOf, daysUntil } from '../../sample-state.ts';
import { world } from '../../sample-world.ts';
import { sampleNames } from '../sample-names.ts';

const { about, deals, firms, regions, sectors } = sampleNames;

const ids = ['jasmine', 'cypress', 'almond', 'aspen', 'marina'] as const;
const listing = (id: (typeof ids)[number]) => {
  const { sector, region, amount, ticket, closes, issuer, isIssuerNamed, picture } = dealOf(id);
  return {
    id,
    picture: picture ?? 'listing-villa',
    assetClass: { text: sectors[sector], tone: 'plain' as const },
    title: deals[id],
    region: regions[region],
    text: about[id],
    terms: [
      { label: isIssuerNamed ? 'Target' : 'Price', value: money(amount) },
      ...(ticket < amount ? [{ label: 'Share from', value: money(ticket) }] : []),
      { label: 'Days left', value: number(daysUntil(closes)) },
    ],
    publisher: isIssuerNamed ? firms[issuer].name : 'Owner not named',
    ...(!isIssuerNamed && { isHidden: true }),
  };
};

/** Properties with pictures. */
export const propertyListings = {
  description:
    'Properties with pictures: a villa with a pool, a house by a lake, a courtyard house, a mountain lodge and residences on the water, each with price or target and days left. Owners may stay unnamed.',
  app: 'marketplace',
  section: 'browse',
  title: 'Luxury real estate',
  aside: count('properties', world.market.luxury),
  buttons: ['New first', 'Edit profile'],
  columns: [
    {
      size: 'main',
      parts: [
        {
          kind: 'listings',
          layout: 'featured',
          onPhones: true,
          items: ids.map(listing),
        },
      ],
    },
  ],
} satisfies ScreenContent;
