import type { ScreenContent } from '#src/model/screen.schema.ts';
import { count, money, number } from '../../sample-forms.ts';
import { dealOf, daysUntil, world } from '../../sample-world.ts';
import { promises } from '../promises.ts';
import { sampleNames } from '../sample-names.ts';

const { about, assetClasses, deals, firms, regions } = sampleNames;

const { assetClass, region, ticket, amount, closes } = dealOf('cedar');
const alias = `Investor ${number(world.firms.bayan.number ?? '')}`;

/** A listing, next to the issuer's view of the anonymous investor. */
export const listingAnonymous = {
  description: `Both sides of one listing. The investor sees ${deals.cedar} in full, with picture, ticket, target and terms. The issuer sees ${alias}: name, firm, country and contact are hidden.`,
  app: 'marketplace',
  section: 'browse',
  title: deals.cedar,
  aside: `You are ${alias}`,
  chip: { text: count('daysLeft', daysUntil(closes)), tone: 'wait', icon: 'calendar' },
  buttons: ['Save', 'Engage'],
  columns: [
    {
      size: 'main',
      parts: [
        {
          kind: 'listings',
          onPhones: true,
          items: [
            {
              id: 'cedar',
              picture: 'listing-warehouses',
              assetClass: { text: assetClasses[assetClass], tone: 'plain' },
              title: 'What you see',
              region: regions[region],
              text: about.cedar,
              terms: [
                { label: 'From', value: money(ticket) },
                { label: 'Target', value: money(amount) },
                { label: 'Days left', value: number(daysUntil(closes)) },
              ],
              publisher: firms.withheld.name,
              isHidden: true,
            },
          ],
        },
        {
          kind: 'list',
          items: [
            { name: 'Income', value: 'Rent, each quarter', icon: 'calendar' },
            { name: 'Structure', value: 'Holding company', icon: 'building' },
            { name: 'Documents', value: 'After the NDA', icon: 'lock' },
          ],
        },
      ],
    },
    {
      size: 'main',
      parts: [
        {
          kind: 'list',
          onPhones: true,
          tone: 'night',
          title: 'What the issuer sees',
          items: [
            { name: alias, line: 'Nothing else', isSubject: true },
            { name: 'Name', isHidden: true },
            { name: 'Firm', isHidden: true },
            { name: 'Country', isHidden: true },
            { name: 'Contact', isHidden: true },
            { name: 'Other interests', isHidden: true },
          ],
          note: 'After you engage, this issuer sees who you are.',
        },
        {
          kind: 'list',
          items: [
            {
              name: promises.parties.otherIssuers,
              line: 'Still see no name, firm or contact.',
              icon: 'eye-off',
            },
          ],
        },
      ],
    },
  ],
} satisfies ScreenContent;
