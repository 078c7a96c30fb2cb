import type { ScreenContent } from '#src/model/screen.schema.ts';

/** A raise, as a fundraiser reports it to the client. All names and amounts are samples. */
export const raiseByStage = {
  description:
    'A raise with sixteen investors by stage, the next step, owner and day for each open one, a summary for the client’s board, and the reasons for declines.',
  app: 'product',
  section: 'fundraising',
  owner: {
    workspace: 'Sample Placement Team',
    person: { initials: 'AT', name: 'Amira T.', role: 'Fundraiser' },
  },
  title: 'The raise by stage',
  aside: 'Project Acacia',
  chip: { text: 'For the client', tone: 'night', icon: 'people' },
  people: ['AT', 'SM'],
  columns: [
    {
      size: 'main',
      parts: [
        {
          kind: 'list',
          onPhones: true,
          title: 'Investors by stage',
          aside: '16',
          items: [
            { name: 'Committed', value: '4 investors', share: 44, tone: 'deep' },
            { name: 'Legal review', value: '2 investors', share: 22, tone: 'accent' },
            { name: 'Awaiting audit', value: '1 investor', share: 11, tone: 'light' },
            { name: 'Declined', value: '9 investors', share: 100, tone: 'sand' },
          ],
        },
        {
          kind: 'table',
          title: 'Next steps',
          columns: ['Investor', 'Next step', 'Day'],
          rows: [
            {
              cells: [
                { text: 'Sample Insurance Ltd', line: 'Legal review' },
                { initials: 'AT', text: 'Side letter' },
                '12 May',
              ],
            },
            {
              cells: [
                { text: 'Sample Pension Plan', line: 'Legal review' },
                { initials: 'SM', text: 'Final draft' },
                '13 May',
              ],
            },
            {
              cells: [
                { text: 'Harbourlight Sample Ltd', line: 'Committed' },
                { initials: 'AT', text: 'Countersign' },
                '14 May',
              ],
            },
            {
              isCurrent: true,
              cells: [
                { text: 'Sample Family Office A', line: 'Awaiting audit' },
                { initials: 'HB', text: 'Client: accounts' },
                '15 May',
              ],
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
          tone: 'night',
          title: 'For the client’s board',
          items: [
            { name: 'Committed', value: 'US$11.0M' },
            { name: 'Legal review', value: 'US$4.5M' },
            { name: 'Awaiting audit', value: 'US$2.5M' },
            { name: 'Target', value: 'US$20.0M' },
          ],
        },
        {
          kind: 'list',
          title: 'Reasons for declines',
          items: [
            { name: 'Ticket too large', value: '4' },
            { name: 'Outside its regions', value: '3' },
            { name: 'Timing of its fund', value: '2' },
          ],
        },
      ],
    },
  ],
} satisfies ScreenContent;
