import type { ScreenContent } from '#src/model/screen.schema.ts';

/** Several investors in one opportunity. All names and amounts are samples. */
export const marketplaceCoInvest = {
  description:
    'Eight co-investors whose tickets flow as streams into one target of US$14.0M, of which US$2.0M is open. Next to it, the terms, which are the same for every investor, and messages.',
  app: 'marketplace',
  section: 'co-investment',
  owner: { person: { initials: 'KM', name: 'Khalid M.', role: 'Sample Family Office B' } },
  title: 'Project Juniper',
  aside: 'South Asia',
  chip: { text: '8 co-investors', tone: 'good', icon: 'people' },
  buttons: ['Ask a question', 'Data room'],
  columns: [
    {
      size: 'main',
      parts: [
        {
          kind: 'figures',
          onPhones: true,
          items: [
            { label: 'Placed', value: 'US$12.0M' },
            { label: 'Target', value: 'US$14.0M' },
            { label: 'Days left', value: '41' },
          ],
        },
        {
          kind: 'streams',
          onPhones: true,
          items: [
            {
              name: 'Sample Health Partners',
              line: 'Lead investor',
              initials: 'S',
              amount: 5,
              value: 'US$5.0M',
              chip: { text: 'Committed', tone: 'good', icon: 'check' },
            },
            {
              name: 'Sample Family Office A',
              line: 'Family office',
              initials: 'A',
              amount: 2.5,
              value: 'US$2.5M',
              chip: { text: 'Committed', tone: 'good', icon: 'check' },
            },
            {
              name: 'Olive Sample Holdings',
              line: 'Family office',
              initials: 'O',
              amount: 1.5,
              value: 'US$1.5M',
              chip: { text: 'NDA signed', tone: 'plain', icon: 'check' },
            },
            {
              name: 'Northbank Sample Trust',
              line: 'Trust',
              initials: 'N',
              amount: 1,
              value: 'US$1.0M',
              chip: { text: 'Committed', tone: 'good', icon: 'check' },
            },
            {
              name: 'Palmyra Sample Partners',
              line: 'Wealth manager',
              initials: 'P',
              amount: 0.75,
              value: 'US$750k',
              chip: { text: 'NDA signed', tone: 'plain', icon: 'check' },
            },
            {
              name: 'You',
              line: 'Sample Family Office B',
              initials: 'B',
              amount: 0.5,
              value: 'US$500k',
              chip: { text: 'In review', tone: 'wait' },
              isCurrent: true,
            },
            {
              name: 'Greenfold Sample LP',
              line: 'Fund of funds',
              initials: 'G',
              amount: 0.5,
              value: 'US$500k',
              chip: { text: 'Committed', tone: 'good', icon: 'check' },
            },
            {
              name: 'Harbourlight Sample Ltd',
              line: 'Corporate',
              initials: 'H',
              amount: 0.25,
              value: 'US$250k',
              chip: { text: 'In review', tone: 'wait' },
            },
          ],
          rest: { name: 'Still open', amount: 2, value: 'US$2.0M' },
        },
      ],
    },
    {
      size: 'side',
      parts: [
        {
          kind: 'list',
          title: 'Terms for every investor',
          items: [
            { name: 'Minimum ticket', value: 'US$250k' },
            { name: 'Through', value: 'One company' },
            { name: 'First closing', value: '30 May' },
            { name: 'Success fee', value: 'None' },
          ],
        },
        {
          kind: 'list',
          tone: 'clay',
          title: 'Your investment',
          aside: 'US$500k',
          items: [{ name: '3.6% of the target', share: 3.6 }],
          buttons: ['Commit', 'Ask first'],
        },
        {
          kind: 'list',
          onTablets: false,
          title: 'Messages',
          aside: '2 new',
          items: [
            {
              name: 'Sample Health Partners',
              line: 'Notes of the site visit are in folder 4.',
              initials: 'S',
            },
            { name: 'Northbank Sample Trust', line: 'We join at the first closing.', initials: 'N' },
          ],
        },
      ],
    },
  ],
} satisfies ScreenContent;
