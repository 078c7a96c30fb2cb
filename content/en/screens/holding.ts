import type { ScreenContent } from '#src/model/screen.schema.ts';

/** A holding offered by a seller who is not named. All names and amounts are samples. */
export const holding = {
  description:
    'A holding of 6.8 per cent in a payments company, offered for US$6.8M, and the other owners of the company. The seller is not named. The next steps are to engage, sign the NDA and obtain the board’s consent.',
  app: 'marketplace',
  section: 'interests',
  title: 'Project Orchid',
  aside: 'Secondary sale',
  chip: { text: '30 days left', tone: 'wait', icon: 'calendar' },
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
              id: 'orchid',
              picture: 'listing-payments',
              assetClass: { text: 'Private shares', tone: 'plain' },
              title: 'Payments company',
              region: 'Europe',
              text: 'Ordinary shares, held since 2016. Transfer needs the consent of the board.',
              terms: [
                { label: 'Holding', value: '6.8%' },
                { label: 'Asking', value: 'US$6.8M' },
                { label: 'From', value: 'US$200k' },
              ],
              publisher: 'Seller not named',
              isHidden: true,
            },
          ],
        },
        {
          kind: 'list',
          title: 'Owners of the company',
          items: [
            { name: 'Founders', value: '46.0%', share: 46 },
            { name: 'Two growth funds', value: '35.2%', share: 35.2 },
            { name: 'Employees', value: '12.0%', share: 12 },
            { name: 'This holding', value: '6.8%', share: 6.8, isCurrent: true },
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
          title: 'The seller',
          items: [
            { name: 'Name withheld', line: 'Rights to the shares proven', isSubject: true },
            { name: 'Name', isHidden: true },
            { name: 'Reason', isHidden: true },
            { name: 'Contact', isHidden: true },
          ],
        },
        {
          kind: 'list',
          title: 'Next steps',
          items: [
            { name: 'Engage', line: 'The seller learns who you are', state: 'due' },
            { name: 'Sign the NDA', line: 'Before documents are shared', state: 'open' },
            { name: 'Consent of the board', line: 'Needed for the transfer', state: 'open' },
          ],
        },
      ],
    },
  ],
} satisfies ScreenContent;
