import { tickets } from '#content/sample-amounts.ts';
import type { StepScreens } from '#src/model/screen.schema.ts';

/** A screen for each step of the workflow. All names, days and amounts are samples. */
export const peVentureCapital = [
  {
    title: 'New opportunities',
    parts: [
      {
        kind: 'list',
        title: 'Company',
        aside: 'Round',
        items: [
          { name: 'Payments, Gulf', line: 'Growth, from the marketplace', value: tickets(120) },
          { name: 'Diagnostics, India', line: 'Early stage, referred', value: tickets(35) },
          { name: 'Cold stores, Egypt', line: 'Buyout, from the marketplace', value: tickets(260) },
        ],
      },
    ],
  },
  {
    title: 'Opportunities to assess',
    parts: [
      {
        kind: 'list',
        items: [
          {
            name: 'Project Juniper',
            line: 'Memo before Thursday',
            initials: 'LH',
            chip: { text: 'In assessment', tone: 'good' },
          },
          {
            name: 'Project Heron',
            line: 'Met the founder in 2024',
            initials: 'JN',
            chip: { text: 'First review', tone: 'plain' },
          },
          {
            name: 'Project Sable',
            line: 'Most revenue from one customer',
            initials: 'SM',
            chip: { text: 'Declined', tone: 'wait' },
          },
        ],
      },
    ],
  },
  {
    title: 'NDA with Project Juniper',
    chip: { text: 'Signed', tone: 'good', icon: 'check' },
    parts: [
      {
        kind: 'list',
        items: [
          { name: 'You engaged', line: 'The company learned your name', value: '5 May', state: 'done' },
          { name: 'Signed by your firm', line: 'Layla H., partner', value: '6 May', state: 'done' },
          { name: 'Signed by the company', line: 'Chief executive', value: '6 May', state: 'done' },
        ],
        buttons: ['Open data room'],
      },
    ],
  },
  {
    title: 'Data room of Project Juniper',
    parts: [
      {
        kind: 'list',
        items: [
          { name: 'Accounts', line: 'Three years, audited', icon: 'folder', value: '6 files' },
          { name: 'Contracts', line: 'Customers and leases', icon: 'folder', value: '18 files' },
          {
            name: 'Cap table',
            line: 'Version of 2 May',
            icon: 'chart',
            chip: { text: 'Current', tone: 'good' },
          },
          {
            name: 'Operating model',
            line: 'Version of 7 May',
            icon: 'chart',
            chip: { text: 'Current', tone: 'good' },
          },
        ],
      },
    ],
  },
  {
    title: 'Parties to Project Juniper',
    parts: [
      {
        kind: 'list',
        title: 'Party',
        aside: 'KYC/AML',
        items: [
          {
            name: 'Sample Clinics Ltd',
            line: 'Company',
            chip: { text: 'Complete', tone: 'good', icon: 'check' },
          },
          {
            name: 'Sample Growth Fund',
            line: 'Co-investor',
            chip: { text: 'Complete', tone: 'good', icon: 'check' },
          },
          { name: 'Sample Holdings', line: 'Co-investor', chip: { text: 'In progress', tone: 'wait' } },
        ],
      },
    ],
  },
  {
    title: 'Exit of Project Willow',
    chip: { text: 'Preparing', tone: 'wait' },
    parts: [
      {
        kind: 'list',
        items: [
          { name: 'Board documents', line: 'From the time of the investment', state: 'done' },
          { name: 'Buyer list', line: '11 buyers from the CRM', state: 'done' },
          { name: 'Approach to buyers', line: 'Starts on 3 June', state: 'due' },
          { name: 'Listing', line: 'When the board decides', state: 'open' },
        ],
      },
    ],
  },
] satisfies StepScreens;
