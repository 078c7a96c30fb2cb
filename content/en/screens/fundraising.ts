import type { ScreenContent } from '#src/model/screen.schema.ts';

/** A raise: the investors by stage and what each waits for. All names and amounts are samples. */
export const fundraising = {
  description:
    'A raise of US$24.0M, of which US$16.0M is committed: investors by stage with their amounts, the documents of the raise, and questions that wait for an answer.',
  app: 'product',
  section: 'fundraising',
  title: 'Project Cedar',
  aside: 'Raise',
  chip: { text: '23 days left', tone: 'wait', icon: 'calendar' },
  people: ['LH', 'OK', 'SM'],
  buttons: ['Weekly report', 'Add investor'],
  columns: [
    {
      size: 'main',
      parts: [
        {
          kind: 'figures',
          onPhones: true,
          items: [
            { label: 'Committed', value: 'US$16.0M' },
            { label: 'In talks', value: 'US$9.0M' },
            { label: 'Still open', value: 'US$8.0M' },
          ],
        },
        {
          kind: 'table',
          onPhones: true,
          rows: [
            { group: 'Committed', value: 'US$16.0M' },
            {
              cells: [
                { text: 'Sample Logistics Partners', line: 'Lead investor' },
                { chip: { text: 'Signed', tone: 'good', icon: 'check' } },
                'US$6.0M',
              ],
            },
            {
              cells: [
                { text: 'Sample Pension Plan', line: 'Institution' },
                { chip: { text: 'Signed', tone: 'good', icon: 'check' } },
                'US$5.0M',
              ],
            },
            { group: 'In the data room', value: 'US$4.5M' },
            {
              cells: [
                { text: 'Harbourlight Sample Ltd', line: 'Corporate' },
                { chip: { text: 'Side letter', tone: 'wait' } },
                'US$3.0M',
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
          title: 'Documents of the raise',
          items: [
            { name: 'Teaser', icon: 'document', chip: { text: 'All invited', tone: 'plain' } },
            { name: 'Operating model', icon: 'chart', chip: { text: 'After NDA', tone: 'good' } },
          ],
        },
        {
          kind: 'list',
          tone: 'clay',
          title: 'Waiting for an answer',
          aside: '3',
          items: [
            {
              name: 'Sample Family Office A',
              line: 'Use of proceeds for each terminal',
              initials: 'OK',
              value: '2 days',
            },
          ],
        },
      ],
    },
  ],
} satisfies ScreenContent;
