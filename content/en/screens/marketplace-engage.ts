import type { ScreenContent } from '#src/model/screen.schema.ts';

/** An investor decides whether to engage with one issuer. All names and amounts are samples. */
export const marketplaceEngage = {
  description:
    'An investor chooses between staying anonymous and engaging with one issuer, to whom its identity is then revealed and who now sees only Investor 0417. The steps are interest, engaging, NDA and data room.',
  app: 'marketplace',
  section: 'interests',
  title: 'Engage with this issuer?',
  aside: 'Project Cedar',
  tone: 'night',
  columns: [
    {
      size: 'main',
      parts: [
        {
          kind: 'steps',
          items: [
            { name: 'Interest', state: 'done' },
            { name: 'Engage', state: 'due' },
            { name: 'NDA', state: 'open' },
            { name: 'Data room', state: 'open' },
          ],
        },
        {
          kind: 'choice',
          onPhones: true,
          options: [
            { title: 'Stay anonymous', line: 'Keep the listing. No issuer learns who you are.' },
            {
              title: 'Engage with this issuer',
              line: 'It learns who you are. Every other issuer still sees nothing.',
              isChosen: true,
              fields: [
                { label: 'Legal name', value: 'Sample Family Office B' },
                { label: 'Kind of investor', value: 'Professional Client' },
                { label: 'Country', value: 'United Arab Emirates' },
                { label: 'Ticket in mind', value: 'US$500k to US$1.5M' },
                { label: 'Contact', value: 'Khalid M., Investment lead' },
              ],
            },
          ],
          buttons: ['Engage and go to the NDA', 'Save for later'],
          note: 'No success fee, whatever you decide',
        },
        {
          kind: 'list',
          onTablets: false,
          items: [
            {
              name: 'Next: the mutual NDA',
              line: 'Once it is signed, the issuer can admit you to its data room.',
              icon: 'signature',
            },
          ],
        },
      ],
    },
    {
      size: 'side',
      parts: [
        {
          kind: 'identity',
          onPhones: true,
          title: 'What the issuer sees now',
          name: 'Investor 0417',
          line: 'Identity hidden',
          after: {
            title: 'After you engage',
            initials: 'B',
            name: 'Sample Family Office B',
            line: 'Family office · United Arab Emirates',
            chip: { text: 'KYC/AML passed', tone: 'good', icon: 'shield' },
          },
        },
      ],
    },
  ],
} satisfies ScreenContent;
