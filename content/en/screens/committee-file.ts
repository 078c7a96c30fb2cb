import type { ScreenContent } from '#src/model/screen.schema.ts';

/** One opportunity of a family office, as its committee gets it. All names and amounts are samples. */
export const committeeFile = {
  description:
    'The committee file of Project Juniper: documents and checks on file, what is due before the committee meets, and earlier decisions, including a decline with its reason.',
  app: 'product',
  section: 'pipeline',
  owner: {
    workspace: 'Sample Family Office A',
    person: { initials: 'RH', name: 'Rania H.', role: 'Investment lead' },
  },
  title: 'Project Juniper',
  aside: 'Committee file',
  chip: { text: 'Committee 14 May', tone: 'wait', icon: 'calendar' },
  people: ['RH', 'NK', 'SA'],
  buttons: ['Data room'],
  columns: [
    {
      size: 'main',
      parts: [
        {
          kind: 'figures',
          onPhones: true,
          items: [
            { label: 'Ticket', value: 'US$6.0M' },
            { label: 'Stake', value: '4.2%' },
            { label: 'Sector', value: 'Hospitals' },
          ],
        },
        {
          kind: 'table',
          title: 'On file',
          rows: [
            {
              cells: [
                { icon: 'handshake', text: 'Introduction', line: 'Sample Advisory Firm, its third proposal' },
                { chip: { text: 'Recorded', tone: 'plain' } },
              ],
            },
            {
              cells: [
                { icon: 'document', text: 'Shareholder agreement', line: 'Draft 4, of 9 May' },
                { chip: { text: 'Current', tone: 'good', icon: 'check' } },
              ],
            },
            {
              cells: [
                { icon: 'signature', text: 'NDA', line: 'Signed by both parties, 22 April' },
                { chip: { text: 'Signed', tone: 'good', icon: 'check' } },
              ],
            },
            {
              cells: [
                { icon: 'shield', text: 'KYC/AML checks', line: 'The issuer and its owners' },
                { chip: { text: 'Complete', tone: 'good', icon: 'check' } },
              ],
            },
            {
              cells: [
                { icon: 'chart', text: 'Valuation memo', line: 'Second version, by NK' },
                { chip: { text: 'Due 12 May', tone: 'wait' } },
              ],
            },
            {
              cells: [
                { icon: 'mail', text: 'Side letter', line: 'With counsel since 8 May' },
                { chip: { text: 'Due 13 May', tone: 'wait' } },
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
          title: 'Decision history',
          items: [
            { name: 'For decision', line: '14 May, full committee', state: 'due' },
            { name: 'Moved to diligence', line: '24 April, licence granted', state: 'done' },
            { name: 'NDA signed', line: '22 April, by RH', state: 'done' },
            { name: 'Declined', line: 'November, no operating licence yet', state: 'open' },
          ],
        },
        {
          kind: 'list',
          tone: 'clay',
          title: 'Due before 14 May',
          aside: '2',
          items: [
            { name: 'Side letter', line: 'Sample Counsel LLP' },
            { name: 'Valuation memo', line: 'NK, two questions open' },
          ],
        },
      ],
    },
  ],
} satisfies ScreenContent;
