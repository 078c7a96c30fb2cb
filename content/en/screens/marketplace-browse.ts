import type { ScreenContent } from '#src/model/screen.schema.ts';

/** Listings of the marketplace that match a profile. All names and amounts are samples. */
export const marketplaceBrowse = {
  description:
    'Six opportunities with pictures, ticket, target and days left, next to an investment profile by asset class, region and ticket. Some issuers are not named. The account reads: Identity hidden until you engage.',
  app: 'marketplace',
  section: 'browse',
  title: 'Opportunities',
  aside: '215 match your profile',
  buttons: ['Edit profile', 'Closing soon'],
  columns: [
    {
      size: 'index',
      parts: [
        {
          kind: 'list',
          tone: 'bare',
          title: 'Asset class',
          items: [
            { name: 'Private equity', value: '48', state: 'done' },
            { name: 'Venture capital', value: '61', state: 'done' },
            { name: 'Private credit', value: '27', state: 'done' },
            { name: 'Real estate', value: '39', state: 'done' },
            { name: 'Real assets', value: '22', state: 'done' },
            { name: 'Secondaries', value: '18', state: 'done' },
            { name: 'Funds', value: '33', state: 'open' },
          ],
        },
        {
          kind: 'list',
          tone: 'bare',
          title: 'Region',
          items: [
            { name: 'GCC', state: 'done' },
            { name: 'Europe', state: 'done' },
            { name: 'South Asia', state: 'done' },
            { name: 'East Africa', state: 'open' },
            { name: 'Latin America', state: 'open' },
          ],
        },
        {
          kind: 'list',
          tone: 'bare',
          title: 'Ticket',
          items: [{ name: 'Up to US$5.0M', share: 68 }],
        },
        {
          kind: 'list',
          tone: 'clay',
          items: [
            {
              name: 'You browse anonymously',
              line: 'Your identity is shown only when you engage.',
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
            {
              id: 'cedar',
              picture: 'listing-warehouses',
              assetClass: { text: 'Real assets', tone: 'plain' },
              title: 'Project Cedar',
              region: 'GCC',
              text: 'Three cold-storage terminals at a deep-water port.',
              terms: [
                { label: 'From', value: 'US$500k' },
                { label: 'Target', value: 'US$24.0M' },
                { label: 'Days left', value: '23' },
              ],
              publisher: 'Issuer not named',
              isHidden: true,
            },
            {
              id: 'juniper',
              picture: 'listing-clinics',
              assetClass: { text: 'Private equity', tone: 'plain' },
              title: 'Project Juniper',
              region: 'South Asia',
              text: 'Day-surgery clinics and laboratories in six growing cities.',
              terms: [
                { label: 'From', value: 'US$250k' },
                { label: 'Target', value: 'US$14.0M' },
                { label: 'Days left', value: '41' },
              ],
              publisher: 'Sample Health Holdings',
            },
            {
              id: 'quartz',
              picture: 'listing-plant',
              assetClass: { text: 'Private credit', tone: 'plain' },
              title: 'Project Quartz',
              region: 'Europe',
              text: 'Senior loans to family-owned manufacturers of packaging.',
              terms: [
                { label: 'From', value: 'US$1.0M' },
                { label: 'Target', value: 'US$25.0M' },
                { label: 'Days left', value: '12' },
              ],
              publisher: 'Issuer not named',
              isHidden: true,
            },
            {
              id: 'orchid',
              picture: 'listing-payments',
              assetClass: { text: 'Secondaries', tone: 'plain' },
              title: 'Project Orchid',
              region: 'Europe',
              text: 'A minority stake in a payments company, by an early holder.',
              terms: [
                { label: 'From', value: 'US$200k' },
                { label: 'Target', value: 'US$6.8M' },
                { label: 'Days left', value: '30' },
              ],
              publisher: 'Issuer not named',
              isHidden: true,
            },
            {
              id: 'linden',
              picture: 'listing-student-homes',
              assetClass: { text: 'Real estate', tone: 'plain' },
              title: 'Project Linden',
              region: 'Europe',
              text: 'Student homes, built and let, near two universities.',
              terms: [
                { label: 'From', value: 'US$250k' },
                { label: 'Target', value: 'US$28.5M' },
                { label: 'Days left', value: '18' },
              ],
              publisher: 'Sample Living Group',
            },
            {
              id: 'heron',
              picture: 'listing-solar-farms',
              assetClass: { text: 'Venture capital', tone: 'plain' },
              title: 'Project Heron',
              region: 'GCC',
              text: 'Software that plans water and solar power for desert farms.',
              terms: [
                { label: 'From', value: 'US$150k' },
                { label: 'Target', value: 'US$4.5M' },
                { label: 'Days left', value: '52' },
              ],
              publisher: 'Sample Heron Labs',
            },
          ],
        },
      ],
    },
  ],
} satisfies ScreenContent;
