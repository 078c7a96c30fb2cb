import type { ScreenContent } from '#src/model/screen.schema.ts';
import { count, day, money, number, percent } from '../../sample-forms.ts';
import { dealOf, daysUntil, world } from '../../sample-world.ts';
import { sampleNames } from '../sample-names.ts';

const { about, deals, firms, regions, sectors, states } = sampleNames;

const { sector, region, amount, ticket, closes } = dealOf('orchid');
const { holding: shares } = world;

/** A holding as its seller sees it: the listing without a name, interest, and what a transfer needs. */
export const holding = {
  description: `A seller’s view of a holding in a private company, offered for ${money(amount)} without the seller’s name: interest by number until an investor engages, documents behind the NDA, and the consents that a transfer needs.`,
  app: 'marketplace',
  section: 'interests',
  owner: { person: { name: 'Seller', role: 'Name withheld on the listing' } },
  title: deals.orchid,
  aside: 'Your listing',
  chip: { text: count('daysLeft', daysUntil(closes)), tone: 'wait', icon: 'calendar' },
  buttons: ['Edit the listing'],
  columns: [
    {
      size: 'main',
      parts: [
        {
          kind: 'listings',
          onPhones: true,
          items: [
            {
              id: 'orchid',
              picture: 'listing-payments',
              assetClass: { text: 'Private shares', tone: 'plain' },
              title: sectors[sector],
              region: regions[region],
              text: about.orchid,
              terms: [
                { label: 'Holding', value: percent(shares.percent) },
                { label: 'Asking', value: money(amount) },
                { label: 'From', value: money(ticket) },
              ],
              publisher: 'Seller not named',
              isHidden: true,
            },
          ],
        },
        {
          kind: 'list',
          title: 'After the NDA',
          items: [
            { name: 'Cap table', icon: 'lock' },
            { name: 'Shareholder agreement', icon: 'lock' },
            { name: 'Latest accounts', icon: 'lock' },
          ],
        },
      ],
    },
    {
      size: 'side',
      parts: [
        {
          kind: 'list',
          onPhones: true,
          tone: 'night',
          title: 'Interest',
          items: [
            {
              name: firms.marram.name,
              line: `Engaged on ${day(shares.engaged)}`,
              initials: firms.marram.initial,
              chip: states.ndaSigned,
            },
            {
              name: `Investor ${number(world.firms.halden.number ?? '')}`,
              line: 'Saved the listing',
              icon: 'eye-off',
            },
            {
              name: `Investor ${number(world.firms.straits.number ?? '')}`,
              line: 'Saved the listing',
              icon: 'eye-off',
            },
          ],
          note: 'A number until the investor engages with you.',
        },
        {
          kind: 'list',
          title: 'Before the transfer',
          items: [
            { name: 'Notice to shareholders', value: day(shares.notice), state: 'done' },
            { name: 'Consent of the board', value: day(shares.consent), state: 'due' },
            { name: 'Share register', state: 'open' },
          ],
        },
      ],
    },
  ],
} satisfies ScreenContent;
