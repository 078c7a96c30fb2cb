import type { ScreenContent } from '#src/model/screen.schema.ts';

/** A fund before its final close. All names and amounts are samples. */
export const fundRaise = {
  description:
    'Sample Fund III before its final close: US$96.0M of a target of US$150.0M is closed or signed. Each investor with its stage, checks and commitment, and what is due before the close.',
  app: 'product',
  section: 'fundraising',
  owner: {
    workspace: 'Sample Capital Partners',
    person: { initials: 'LH', name: 'Layla H.', role: 'Managing partner' },
  },
  title: 'Sample Fund III',
  aside: 'Final close 30 June',
  chip: { text: '49 days left', tone: 'wait', icon: 'calendar' },
  people: ['LH', 'OK'],
  buttons: ['Add investor'],
  columns: [
    {
      size: 'main',
      parts: [
        {
          kind: 'list',
          onPhones: true,
          title: 'Commitments',
          aside: 'Target US$150.0M',
          items: [
            { name: 'First close', value: 'US$62.0M', share: 41.3, tone: 'deep' },
            { name: 'Signed', value: 'US$34.0M', share: 22.7, tone: 'accent' },
            { name: 'In diligence', value: 'US$28.0M', share: 18.7, tone: 'light' },
            { name: 'Still open', value: 'US$26.0M', share: 17.3, tone: 'sand' },
          ],
        },
        {
          kind: 'table',
          rows: [
            { group: 'First close, 31 January', value: 'US$62.0M' },
            {
              cells: [
                { text: 'Sample Pension Plan', line: 'KYC/AML complete' },
                { chip: { text: 'Closed', tone: 'good', icon: 'check' } },
                'US$36.0M',
              ],
            },
            {
              cells: [
                { text: 'Sample Insurance Ltd', line: 'KYC/AML complete' },
                { chip: { text: 'Closed', tone: 'good', icon: 'check' } },
                'US$26.0M',
              ],
            },
            { group: 'Final close, 30 June', value: 'US$62.0M' },
            {
              cells: [
                { text: 'Sample Endowment', line: 'KYC/AML complete' },
                { chip: { text: 'Signed', tone: 'good', icon: 'check' } },
                'US$20.0M',
              ],
            },
            {
              cells: [
                { text: 'Harbourlight Sample Ltd', line: 'KYC/AML: one document due' },
                { chip: { text: 'Signed', tone: 'good', icon: 'check' } },
                'US$14.0M',
              ],
            },
            {
              isCurrent: true,
              cells: [
                { text: 'Sample Fund of Funds', line: 'KYC/AML started' },
                { chip: { text: 'Diligence', tone: 'wait' } },
                'US$28.0M',
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
          title: 'Before the final close',
          items: [
            { name: 'Answer 4 questions', line: 'Sample Fund of Funds, 13 May', initials: 'OK' },
            { name: 'Ownership chart', line: 'Harbourlight Sample, 15 May', initials: 'LH' },
            { name: 'Closing date to all', line: 'One date for every investor', initials: 'LH' },
          ],
        },
        {
          kind: 'list',
          title: 'Side letters',
          aside: 'By investor',
          items: [
            {
              name: 'Sample Pension Plan',
              line: 'Signed, 24 January',
              icon: 'document',
            },
            { name: 'Sample Insurance Ltd', line: 'Signed, 27 January', icon: 'document' },
          ],
        },
      ],
    },
  ],
} satisfies ScreenContent;
