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
          kind: 'list',
          tone: 'bare',
          layout: 'row',
          items: [
            { name: 'Interest', state: 'done' },
            { name: 'Engage', state: 'due', isCurrent: true },
            { name: 'NDA', state: 'open' },
            { name: 'Data room', state: 'open' },
          ],
        },
        {
          kind: 'list',
          onPhones: true,
          items: [
            {
              name: 'Stay anonymous',
              line: 'Keep the listing. No issuer learns who you are.',
              state: 'open',
            },
          ],
        },
        {
          kind: 'list',
          onPhones: true,
          tone: 'clay',
          items: [
            {
              name: 'Engage with this issuer',
              line: 'It learns who you are. Every other issuer still sees nothing.',
              state: 'due',
            },
          ],
          buttons: ['Engage and go to the NDA', 'Save for later'],
          note: 'No success fee, whatever you decide',
        },
        {
          kind: 'list',
          items: [
            { name: 'Legal name', value: 'Sample Family Office B' },
            { name: 'Kind of investor', value: 'Professional Client' },
            { name: 'Country', value: 'United Arab Emirates' },
            { name: 'Ticket in mind', value: 'US$500k to US$1.5M' },
            { name: 'Contact', value: 'Khalid M., Investment lead' },
          ],
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
          kind: 'list',
          onPhones: true,
          title: 'What the issuer sees now',
          items: [{ name: 'Investor 0417', line: 'Identity hidden', isSubject: true }],
        },
        { kind: 'passage', onPhones: true, text: 'After you engage' },
        {
          kind: 'list',
          onPhones: true,
          tone: 'clay',
          items: [
            {
              name: 'Sample Family Office B',
              line: 'Family office · United Arab Emirates',
              initials: 'B',
              chip: { text: 'KYC/AML passed', tone: 'good', icon: 'shield' },
              isSubject: true,
            },
          ],
        },
      ],
    },
  ],
} satisfies ScreenContent;
