import type { ScreenContent } from '#src/model/screen.schema.ts';

/** The directory of independent Advisors. All names are samples. */
export const advisorPool = {
  description:
    'The Advisor Pool, a directory of independent Advisors by service and city. One profile is open: its services, its completed checks, and a note that the company makes the first approach.',
  app: 'product',
  section: 'advisers',
  owner: {
    workspace: 'Sample Manufacturing Ltd',
    person: { initials: 'NK', name: 'Noura K.', role: 'Finance director' },
  },
  title: 'Advisor Pool',
  aside: '38 Advisors',
  chip: { text: 'Valuation', tone: 'good', icon: 'search' },
  buttons: ['Filter', 'My requests'],
  columns: [
    {
      size: 'main',
      parts: [
        {
          kind: 'table',
          onPhones: true,
          title: 'Valuation',
          aside: '11',
          rows: [
            {
              isCurrent: true,
              cells: [
                { initials: 'SV', text: 'Sample Valuation LLP', line: 'Industry and logistics' },
                { chip: { text: 'Dubai', tone: 'night' } },
              ],
            },
            {
              cells: [
                { initials: 'RM', text: 'Reem M.', line: 'Healthcare' },
                { chip: { text: 'Riyadh', tone: 'good' } },
              ],
            },
            {
              cells: [
                { initials: 'SA', text: 'Sample Appraisers', line: 'Real estate' },
                { chip: { text: 'Muscat', tone: 'good' } },
              ],
            },
          ],
        },
        {
          kind: 'table',
          title: 'Other services',
          aside: '27',
          rows: [
            {
              cells: [
                { initials: 'SC', text: 'Sample Corporate Advisers', line: 'Industry, London' },
                { chip: { text: 'M&A execution', tone: 'plain' } },
              ],
            },
            {
              cells: [
                { initials: 'JL', text: 'Jonas L.', line: 'Family firms, Zurich' },
                { chip: { text: 'Corporate finance', tone: 'plain' } },
              ],
            },
            {
              cells: [
                { initials: 'SP', text: 'Sample Placement Team', line: 'Infrastructure, Cairo' },
                { chip: { text: 'Fundraising', tone: 'plain' } },
              ],
            },
            {
              cells: [
                { initials: 'TN', text: 'Tariq N.', line: 'Software, Doha' },
                { chip: { text: 'Fundraising', tone: 'plain' } },
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
          tone: 'night',
          onPhones: true,
          title: 'Sample Valuation LLP',
          items: [
            { name: 'Accounts reviewed', line: 'An independent review', icon: 'search' },
            { name: 'Shares valued', line: 'With the method stated', icon: 'chart' },
            { name: 'KYC/AML complete', line: 'As for every user', icon: 'shield' },
          ],
          buttons: ['Send a question'],
        },
        {
          kind: 'list',
          title: 'You make the first approach',
          items: [
            { name: 'No solicitation', line: 'You write first', icon: 'lock' },
            { name: 'No conflict', line: 'Advisors may not invest personally', icon: 'shield' },
          ],
        },
      ],
    },
  ],
} satisfies ScreenContent;
