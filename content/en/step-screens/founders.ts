import { facts } from '#content/facts-today.ts';
import { tickets } from '#content/sample-amounts.ts';
import type { StepScreens } from '#src/model/screen.schema.ts';

/** A screen for each step of the workflow. All names, days and amounts are samples. */
export const founders = [
  {
    title: 'Documents to gather',
    parts: [
      {
        kind: 'list',
        items: [
          {
            name: 'Certificate of incorporation',
            icon: 'document',
            chip: { text: 'Added', tone: 'good', icon: 'check' },
          },
          {
            name: 'Ownership of the company',
            icon: 'people',
            chip: { text: 'Added', tone: 'good', icon: 'check' },
          },
          {
            name: 'Accounts of two years',
            icon: 'chart',
            chip: { text: 'Added', tone: 'good', icon: 'check' },
          },
          { name: 'Cap table', icon: 'document', chip: { text: 'Missing', tone: 'wait' } },
        ],
      },
    ],
  },
  {
    title: 'Registration of Sample Foods Ltd',
    parts: [
      {
        kind: 'list',
        items: [
          { name: 'KYC of the company', value: '2 June', state: 'done' },
          { name: 'KYC of the project', value: '5 June', state: 'done' },
          { name: 'Documents', value: 'In review', state: 'due' },
          { name: 'Listing', value: 'Next', state: 'open' },
        ],
      },
    ],
  },
  {
    title: 'Listing of the raise',
    chip: { text: 'Draft', tone: 'plain' },
    parts: [
      {
        kind: 'figures',
        items: [
          { label: 'Amount to raise', value: tickets(30) },
          { label: 'Minimum ticket', value: facts.minimumTicket.text },
        ],
      },
      {
        kind: 'list',
        title: 'Use of funds',
        items: [
          { name: 'Second kitchen', share: 60, value: tickets(18) },
          { name: 'Sales in two cities', share: 40, value: tickets(12) },
        ],
      },
    ],
  },
  {
    title: 'Folders and access',
    parts: [
      {
        kind: 'list',
        items: [
          { name: 'Company', icon: 'folder', chip: { text: 'All who engage', tone: 'plain' } },
          { name: 'Accounts', icon: 'folder', chip: { text: 'After NDA', tone: 'good', icon: 'lock' } },
          { name: 'Contracts', icon: 'folder', chip: { text: 'After NDA', tone: 'good', icon: 'lock' } },
          { name: 'Board minutes', icon: 'folder', chip: { text: 'Founders only', tone: 'wait' } },
        ],
      },
    ],
  },
  {
    title: 'Investors in the raise',
    parts: [
      {
        kind: 'list',
        items: [
          {
            name: 'Sample Ventures',
            line: 'Term sheet by 20 June',
            chip: { text: 'Negotiating', tone: 'good' },
          },
          {
            name: 'Sample Family Office E',
            line: 'Send the model',
            chip: { text: 'NDA signed', tone: 'good' },
          },
          { name: 'Investor 0561', line: 'Has just engaged', chip: { text: 'New', tone: 'wait' } },
        ],
      },
    ],
  },
  {
    title: 'Closing',
    chip: { text: 'Agreed', tone: 'good', icon: 'check' },
    parts: [
      {
        kind: 'list',
        items: [
          { name: 'Sample Ventures', value: tickets(20), state: 'done' },
          { name: 'Sample Family Office E', value: tickets(10), state: 'done' },
          { name: 'Success fee', value: 'None', state: 'done' },
          { name: 'For the next raise', line: 'Contacts and notes in the CRM', icon: 'folder' },
        ],
      },
    ],
  },
] satisfies StepScreens;
