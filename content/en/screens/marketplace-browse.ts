import type { DealId } from '#product/world/world.ts';
import type { ScreenContent } from '#product/screens/screens.ts';
import { count, money, number } from '../../sample-forms.ts';
import { dealOf, daysUntil, shareOf, world } from '../../sample-world.ts';
import { sampleNames } from '../sample-names.ts';

const { about, assetClasses, deals, firms, regions } = sampleNames;

const { chosen, listings, mostTicket, scale, regions: chosenRegions } = world.market;
const matches = chosen.reduce((sum, assetClass) => sum + listings[assetClass], 0);
const chosenClasses: readonly string[] = chosen;

const listing = (id: DealId & keyof typeof about) => {
  const { assetClass, region, ticket, amount, closes, issuer, isIssuerNamed, picture } = dealOf(id);
  return {
    id,
    picture: picture ?? 'listing-warehouses',
    assetClass: { text: assetClasses[assetClass], tone: 'plain' as const },
    title: deals[id],
    region: regions[region],
    text: about[id],
    terms: [
      { label: 'From', value: money(ticket) },
      { label: 'Target', value: money(amount) },
      { label: 'Days left', value: number(daysUntil(closes)) },
    ],
    publisher: isIssuerNamed ? firms[issuer].name : firms.withheld.name,
    ...(!isIssuerNamed && { isHidden: true }),
  };
};

const classIds = [
  'privateEquity',
  'ventureCapital',
  'privateCredit',
  'realEstate',
  'realAssets',
  'secondaries',
  'funds',
] as const;
const regionIds = ['gcc', 'europe', 'southAsia', 'eastAfrica', 'latinAmerica'] as const;

/** Listings of the marketplace that match a profile. */
export const marketplaceBrowse = {
  description:
    'Opportunities with pictures, ticket, target and days left, next to an investment profile by asset class, region and ticket. Some issuers are not named. The account reads: Hidden until you engage.',
  app: 'marketplace',
  section: 'browse',
  title: 'Opportunities',
  aside: count('matches', matches),
  buttons: ['Closing soon', 'Edit profile'],
  columns: [
    {
      size: 'index',
      parts: [
        {
          kind: 'list',
          tone: 'bare',
          title: 'Asset class',
          items: classIds.map((id) => ({
            name: assetClasses[id],
            value: number(listings[id]),
            state: chosenClasses.includes(id) ? ('done' as const) : ('open' as const),
          })),
        },
        {
          kind: 'list',
          tone: 'bare',
          title: 'Region',
          items: regionIds.map((id) => ({
            name: regions[id],
            state: chosenRegions[id] ? ('done' as const) : ('open' as const),
          })),
        },
        {
          kind: 'list',
          tone: 'bare',
          title: 'Ticket',
          items: [{ name: `Up to ${money(mostTicket)}`, share: shareOf(mostTicket, scale) }],
        },
        {
          kind: 'list',
          tone: 'clay',
          items: [
            {
              name: 'You browse anonymously',
              line: 'Only the issuer you engage with learns who you are.',
              icon: 'eye-off',
            },
          ],
        },
      ],
    },
    {
      size: 'main',
      parts: [
        {
          kind: 'listings',
          onPhones: true,
          items: [
            listing('cedar'),
            listing('juniper'),
            listing('quartz'),
            listing('orchid'),
            listing('linden'),
            listing('heron'),
          ],
        },
      ],
    },
  ],
} satisfies ScreenContent;
