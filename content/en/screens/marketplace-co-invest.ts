import type { ScreenContent } from '#src/model/screen.schema.ts';

/** Many co-investors make one whole. All names and amounts are samples. */
export const marketplaceCoInvest = {
  description:
    'Eight co-investors, some named and some hidden, whose tickets flow as streams into one target of US$14.0M, of which US$2.0M is open, beside the terms for everyone and a conversation.',
  app: 'marketplace',
  section: 'co-investment',
  title: 'Project Juniper',
  aside: 'South Asia',
  chip: { text: '8 co-investors', tone: 'good', icon: 'people' },
  buttons: ['Ask a question', 'Sign the NDA'],
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
              initials: 'H',
              amount: 5,
              value: 'US$5.0M',
              chip: { text: 'Committed', tone: 'good', icon: 'check' },
            },
            {
              name: 'Sample Family Office A',
              line: 'Family office',
              initials: 'F',
              amount: 2.5,
              value: 'US$2.5M',
              chip: { text: 'Committed', tone: 'good', icon: 'check' },
            },
            {
              name: 'Investor 0388',
              line: 'Identity hidden',
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
              name: 'Investor 0402',
              line: 'Identity hidden',
              amount: 0.75,
              value: 'US$750k',
              chip: { text: 'NDA signed', tone: 'plain', icon: 'check' },
            },
            {
              name: 'You',
              line: 'Anonymous profile',
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
              name: 'Investor 0431',
              line: 'Identity hidden',
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
          title: 'Terms for everyone',
          items: [
            { name: 'Smallest ticket', value: 'US$250k' },
            { name: 'Through', value: 'One company' },
            { name: 'First closing', value: '30 May' },
            { name: 'Success fee', value: 'None' },
          ],
        },
        {
          kind: 'list',
          tone: 'clay',
          title: 'Your place',
          aside: 'US$500k',
          items: [{ name: '3.6% of the whole', share: 3.6 }],
          buttons: ['Commit', 'Ask first'],
        },
        {
          kind: 'list',
          onTablets: false,
          title: 'Conversation',
          aside: '8 members',
          items: [
            {
              name: 'Sample Health Partners',
              line: 'Notes of the site visit are in folder 4.',
              initials: 'H',
            },
            { name: 'Northbank Sample Trust', line: 'We join at the first closing.', initials: 'N' },
          ],
        },
      ],
    },
  ],
} satisfies ScreenContent;
