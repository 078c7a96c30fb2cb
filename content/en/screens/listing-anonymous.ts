import type { PartOf } from '#product/kit/parts.tsx';
import type { ScreenContent } from '#product/screens/screens.ts';
import { count, number } from '../../sample-forms.ts';
import { aliasOf, dealOf, daysUntil } from '../../sample-state.ts';
import { world } from '../../sample-world.ts';
import { promises } from '../promises.ts';
import { listings } from '../listings.ts';
import { sampleNames } from '../sample-names.ts';

const { about, assetClasses, countries, deals, firms, kinds, people, regions } = sampleNames;

const { assetClass, region, closes } = dealOf('cedar');
const { kind, country } = world.firms.bayan;
const alias = `Investor ${number(aliasOf('cedar', 'bayan'))}`;

/** The column of the issuer: what it sees of the investor, and that no other issuer sees more. */
const issuerSide = (seen: Pick<PartOf<'list'>, 'items' | 'note'>) =>
  ({
    size: 'main',
    parts: [
      { kind: 'list', onPhones: true, tone: 'night', title: 'What the issuer sees', ...seen },
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
  }) satisfies ScreenContent['columns'][number];

/** A listing, next to the issuer's view of the investor: a number, and after engaging who it is. */
export const listingAnonymous = {
  description: `Both sides of one listing. The investor sees ${deals.cedar} in full, with picture, ticket, target and terms. The issuer sees ${alias}, without name, firm, country or contact.`,
  app: 'marketplace',
  section: 'browse',
  title: deals.cedar,
  chip: { text: count('daysLeft', daysUntil(closes)), tone: 'wait', icon: 'calendar' },
  views: {
    label: 'What you do',
    first: 'You browse',
    others: [
      {
        name: 'You engage',
        columns: [
          issuerSide({
            items: [
              {
                name: firms.bayan.name,
                line: `${kinds[kind]} · ${countries[country]}`,
                initials: firms.bayan.initial,
                isSubject: true,
              },
              { name: 'Name', value: people.khalid.name, isRevealed: true },
              { name: 'Firm', value: firms.bayan.name, isRevealed: true },
              { name: 'Country', value: countries[country], isRevealed: true },
              { name: 'Contact', value: people.khalid.role, isRevealed: true },
            ],
            note: 'This issuer alone. The NDA is next.',
          }),
        ],
      },
    ],
  },
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
              terms: listings.cedar.terms,
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
    issuerSide({
      items: [
        { name: alias, line: promises.knows.noName, isSubject: true },
        { name: 'Name', isHidden: true },
        { name: 'Firm', isHidden: true },
        { name: 'Country', isHidden: true },
        { name: 'Contact', isHidden: true },
      ],
      note: promises.says.engaging,
    }),
  ],
} satisfies ScreenContent;
