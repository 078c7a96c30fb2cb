import type { ScreenContent } from '#product/screens/screens.ts';
import { count, money, number } from '../../sample-forms.ts';
import { listingsOf, shareOf } from '../../sample-state.ts';
import { world } from '../../sample-world.ts';
import { listings } from '../listings.ts';
import { sampleNames } from '../sample-names.ts';
import { promises } from '../promises.ts';

const { assetClasses, regions } = sampleNames;

const { chosen, chosenRegions, classes, largerTickets, scale, regions: regionIds } = world.market;
const { mostTicket } = world.marram;
const inProfile = chosenRegions.reduce((sum, region) => sum + listingsOf(chosen, region), 0);

/** Listings of the marketplace that match a profile. */
export const marketplaceBrowse = {
  description: `Opportunities with pictures, ticket, target and days left, next to an investment profile by asset class, region and ticket. Some issuers are not named. The account reads: ${promises.says.anonymous}.`,
  app: 'marketplace',
  section: 'browse',
  title: 'Opportunities',
  aside: count('matches', inProfile - largerTickets),
  buttons: ['Closing soon', 'Edit profile'],
  columns: [
    {
      size: 'index',
      parts: [
        {
          kind: 'list',
          tone: 'bare',
          title: 'Asset class',
          items: classes.map((id) => ({
            name: assetClasses[id],
            value: number(listingsOf([id])),
            state: chosen.some((one) => one === id) ? ('done' as const) : ('open' as const),
          })),
        },
        {
          kind: 'list',
          tone: 'bare',
          title: 'Region',
          items: regionIds.map((id) => ({
            name: regions[id],
            value: number(listingsOf(chosen, id)),
            state: chosenRegions.some((one) => one === id) ? ('done' as const) : ('open' as const),
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
              line: `${promises.says.onlyIssuer}.`,
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
            listings.cedar,
            listings.juniper,
            listings.quartz,
            listings.orchid,
            listings.linden,
            listings.heron,
          ],
        },
      ],
    },
  ],
} satisfies ScreenContent;
