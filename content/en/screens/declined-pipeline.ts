import type { ScreenContent } from '#src/model/screen.schema.ts';

/** The pipeline of an investment team, with what it declined and why. All names and amounts are samples. */
export const declinedPipeline = {
  description:
    'The pipeline of an investment team: open deals by stage with the next step of each, and declined deals, each with the reason and when to review it again.',
  app: 'product',
  section: 'pipeline',
  owner: {
    workspace: 'Sample Growth Fund',
    person: { initials: 'SM', name: 'Sara M.', role: 'Partner' },
  },
  title: 'Pipeline',
  aside: 'Second quarter',
  people: ['SM', 'RD', 'JN'],
  buttons: ['Filter', 'New deal'],
  columns: [
    {
      size: 'main',
      parts: [
        {
          kind: 'figures',
          items: [
            { label: 'Open', value: '14' },
            { label: 'Declined', value: '9' },
            { label: 'Came back', value: '2' },
          ],
        },
        {
          kind: 'table',
          rows: [
            { group: 'Committee', value: '1' },
            {
              isCurrent: true,
              cells: [
                { text: 'Project Heron', line: 'Software · declined last year' },
                { chip: { text: 'Came back', tone: 'night' } },
                'US$14.5M',
              ],
            },
            { group: 'Due diligence', value: '2' },
            {
              cells: [
                { text: 'Project Cedar', line: 'Logistics · model, version 12' },
                { chip: { text: 'NDA', tone: 'good', icon: 'check' } },
                'US$24.0M',
              ],
            },
            {
              cells: [
                { text: 'Project Willow', line: 'Clinics · lender call, 13 May' },
                { chip: { text: 'NDA', tone: 'good', icon: 'check' } },
                'US$11.0M',
              ],
            },
            { group: 'First review', value: '11' },
            {
              cells: [
                { text: 'Project Saffron', line: 'Seed · founder meeting, 12 May' },
                { chip: { text: 'New', tone: 'plain' } },
                'US$2.5M',
              ],
            },
            {
              cells: [
                { text: 'Project Acacia', line: 'Solar · teaser to partners' },
                { chip: { text: 'New', tone: 'plain' } },
                'US$18.0M',
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
          tone: 'clay',
          title: 'Declined, with reasons',
          aside: '9',
          items: [
            { name: 'Project Marlin', line: 'One customer is 46% of revenue. Review at the next round.' },
            { name: 'Project Orchid', line: 'Priced at 14 times earnings. Review below 11.' },
            { name: 'Project Basalt', line: 'Above our ticket limit.' },
            { name: 'Project Linden', line: 'Outside the fund’s regions.' },
          ],
        },
        {
          kind: 'list',
          tone: 'night',
          onPhones: true,
          title: 'Came back',
          items: [
            {
              name: 'Project Heron',
              line: 'Declined last year: churn of 19%. It is 8% now.',
              icon: 'check',
            },
          ],
        },
      ],
    },
  ],
} satisfies ScreenContent;
