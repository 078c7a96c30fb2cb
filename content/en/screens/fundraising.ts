import type { ScreenContent } from '#src/model/screen.schema.ts';

/** A raise: the investors by stage and what is outstanding for each. All names and amounts are samples. */
export const fundraising = {
  description:
    'A raise of US$24.0M, of which US$16.0M is committed: a chart of commitments over time, investors by stage with their amounts, the documents of the raise, and questions awaiting an answer.',
  app: 'product',
  section: 'fundraising',
  title: 'Project Cedar',
  aside: 'Raise',
  chip: { text: '23 days left', tone: 'wait', icon: 'clock' },
  people: ['LH', 'OK', 'SM'],
  buttons: [
    { text: 'Export', icon: 'download' },
    { text: 'Add investor', icon: 'plus' },
  ],
  top: [
    {
      kind: 'chart',
      onPhones: true,
      figures: [
        { label: 'Committed', value: 'US$16.0M', line: '66.7% of target' },
        { label: 'In talks', value: 'US$9.0M', line: '5 investors' },
        { label: 'Still open', value: 'US$8.0M', line: 'Minimum ticket US$0.5M' },
      ],
      months: ['March', 'April', 'May', 'June'],
      target: { amount: 24, text: 'Target US$24.0M' },
      today: { at: 73, text: 'US$16.0M today' },
      commitments: [
        { amount: 6, from: 1, to: 14, tone: 'deep' },
        { amount: 5, from: 21, to: 33, tone: 'accent' },
        { amount: 2.5, from: 36, to: 47, tone: 'light' },
        { amount: 1.5, from: 47, to: 59, tone: 'clay' },
        { amount: 1, from: 56, to: 67, tone: 'sand' },
      ],
      outlook: { amount: 9, text: 'If all in talks join' },
    },
  ],
  columns: [
    {
      size: 'main',
      parts: [
        {
          kind: 'table',
          rows: [
            { group: 'Committed', tone: 'deep', value: 'US$16.0M', onTablets: false },
            {
              cells: [
                'Sample Logistics Partners',
                { line: 'Lead investor', onTablets: false },
                { chip: { text: 'Signed', tone: 'good', icon: 'check' } },
                { share: 100, onTablets: false },
                'US$6.0M',
              ],
              onTablets: false,
            },
            {
              cells: [
                'Sample Pension Plan',
                { line: 'Institution', onTablets: false },
                { chip: { text: 'Signed', tone: 'good', icon: 'check' } },
                { share: 83, onTablets: false },
                'US$5.0M',
              ],
              onTablets: false,
            },
            {
              cells: [
                'Sample Mutual Insurance',
                { line: 'Insurer', onTablets: false },
                { chip: { text: 'Signed', tone: 'good', icon: 'check' } },
                { share: 42, onTablets: false },
                'US$2.5M',
              ],
              onTablets: false,
            },
            {
              cells: [
                'Olive Sample Holdings',
                { line: 'Family office', onTablets: false },
                { chip: { text: 'Signed', tone: 'good', icon: 'check' } },
                { share: 25, onTablets: false },
                'US$1.5M',
              ],
              onTablets: false,
            },
            {
              cells: [
                'Greenfold Sample LP',
                { line: 'Fund of funds', onTablets: false },
                { chip: { text: 'KYC/AML open', tone: 'wait', icon: 'clock' } },
                { share: 17, onTablets: false },
                'US$1.0M',
              ],
              onTablets: false,
            },
            { group: 'In the data room', tone: 'accent', value: 'US$4.5M' },
            {
              cells: [
                'Harbourlight Sample Ltd',
                { line: 'Corporate', onTablets: false },
                { chip: { text: 'Side letter', tone: 'wait', icon: 'clock' } },
                { share: 50, onTablets: false },
                'US$3.0M',
              ],
            },
            {
              cells: [
                'Sample Family Office A',
                { line: 'Family office', onTablets: false },
                { chip: { text: 'Two questions', tone: 'wait', icon: 'clock' } },
                { share: 25, onTablets: false },
                'US$1.5M',
              ],
            },
            { group: 'NDA sent', tone: 'clay', value: 'US$2.0M', onTablets: false },
            {
              cells: [
                'Northbank Sample Trust',
                { line: 'Trust', onTablets: false },
                { chip: { text: 'One signature', tone: 'wait', icon: 'clock' } },
                { share: 17, onTablets: false },
                'US$1.0M',
              ],
              onTablets: false,
            },
            {
              cells: [
                'Palmyra Sample Partners',
                { line: 'Wealth manager', onTablets: false },
                { chip: { text: 'NDA sent', tone: 'wait', icon: 'clock' } },
                { share: 17, onTablets: false },
                'US$1.0M',
              ],
              onTablets: false,
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
          onTablets: false,
          title: 'Documents of the raise',
          items: [
            { name: 'Teaser', icon: 'document', chip: { text: 'All invited', tone: 'plain', icon: 'eye' } },
            { name: 'Memorandum', icon: 'document', chip: { text: 'After NDA', tone: 'good', icon: 'lock' } },
            {
              name: 'Operating model',
              icon: 'chart',
              chip: { text: 'View only', tone: 'plain', icon: 'eye' },
            },
            {
              name: 'Subscription',
              icon: 'signature',
              chip: { text: '4 of 5 signed', tone: 'good', icon: 'check' },
            },
          ],
        },
        {
          kind: 'list',
          onPhones: true,
          onTablets: false,
          tone: 'clay',
          title: 'Awaiting an answer',
          aside: '3',
          items: [
            {
              name: 'Sample Family Office A',
              line: 'Use of proceeds for each terminal',
              initials: 'OK',
              tone: 'clay',
              value: '2 days',
            },
            {
              name: 'Harbourlight Sample Ltd',
              line: 'Wording of the side letter',
              initials: 'SM',
              tone: 'light',
              value: '1 day',
            },
            {
              name: 'Northbank Sample Trust',
              line: 'Names of their advisers',
              initials: 'LH',
              tone: 'accent',
              value: '4 hours',
            },
          ],
        },
      ],
    },
  ],
} satisfies ScreenContent;
