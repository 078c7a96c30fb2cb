import type { ScreenContent } from '#src/model/screen.schema.ts';

/** A listing, next to the issuer's view of the anonymous investor. All names and amounts are samples. */
export const listingAnonymous = {
  description:
    'Two sides of one listing. The investor sees Project Cedar in full, with picture, ticket, target and terms. The issuer sees Investor 0417: name, firm, country and contact are hidden.',
  app: 'marketplace',
  section: 'browse',
  title: 'Project Cedar',
  aside: 'You are Investor 0417',
  chip: { text: '23 days left', tone: 'wait', icon: 'calendar' },
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
              assetClass: { text: 'Real assets', tone: 'plain' },
              title: 'What you see',
              region: 'GCC',
              text: 'Three cold-storage terminals at a deep-water port, the first already let.',
              terms: [
                { label: 'From', value: 'US$500k' },
                { label: 'Target', value: 'US$24.0M' },
                { label: 'Term', value: '7 years' },
              ],
              publisher: 'Issuer not named',
              isHidden: true,
            },
          ],
        },
        {
          kind: 'list',
          items: [
            { name: 'Income', value: 'Rent, each quarter', icon: 'calendar' },
            { name: 'Through', value: 'Holding company', icon: 'building' },
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
            { name: 'Investor 0417', line: 'Nothing else', isSubject: true },
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
              name: 'Every other issuer',
              line: 'Still sees no name, firm or contact.',
              icon: 'eye-off',
            },
          ],
        },
      ],
    },
  ],
} satisfies ScreenContent;
