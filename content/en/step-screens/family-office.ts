import { tickets } from '#content/sample-amounts.ts';
import type { StepScreens } from '#src/model/screen.schema.ts';

/** A screen for each step of the workflow. All names, days and amounts are samples. */
export const familyOffice = [
  {
    title: 'The office’s application',
    chip: { text: 'In review', tone: 'wait' },
    parts: [
      {
        kind: 'list',
        items: [
          { name: 'Terms accepted', value: '4 May', state: 'done' },
          { name: 'Professional Client', value: '4 May', state: 'done' },
          { name: 'KYC/AML checks', value: '6 May', state: 'done' },
          { name: 'Visibility filters', line: 'Region, asset class and ticket', state: 'due' },
        ],
      },
    ],
  },
  {
    title: 'Matches for your profile',
    chip: { text: 'Anonymous', tone: 'night', icon: 'eye-off' },
    parts: [
      {
        kind: 'table',
        columns: ['Opportunity', 'Region', 'From'],
        rows: [
          { cells: [{ text: 'Logistics terminals', line: 'Equity' }, 'GCC', tickets(5)], isCurrent: true },
          { cells: [{ text: 'Solar farms', line: 'Equity' }, 'North Africa', tickets(10)] },
          { cells: [{ text: 'Day clinics', line: 'Private credit' }, 'South Asia', tickets(2.5)] },
        ],
      },
    ],
  },
  {
    title: 'The office’s shortlist',
    parts: [
      {
        kind: 'list',
        items: [
          {
            name: 'Project Cedar',
            line: 'Logistics, GCC',
            chip: { text: 'For committee', tone: 'good' },
          },
          {
            name: 'Project Thyme',
            line: 'Solar, North Africa',
            chip: { text: 'To be assessed', tone: 'plain' },
          },
          {
            name: 'Project Marlin',
            line: 'Exit later than our policy allows',
            chip: { text: 'Declined', tone: 'wait' },
          },
        ],
      },
    ],
  },
  {
    title: 'Project Cedar',
    chip: { text: 'Engaged', tone: 'good', icon: 'handshake' },
    parts: [
      {
        kind: 'list',
        items: [
          { name: 'Identity revealed', line: 'To this issuer alone', value: '12 May', state: 'done' },
          { name: 'NDA received', line: 'For e-signature', value: '13 May', state: 'done' },
          { name: 'The office’s signature', line: 'Due on 15 May', state: 'due' },
          { name: 'Data room', line: 'Once the issuer admits the office', state: 'open' },
        ],
      },
    ],
  },
  {
    title: 'Data room of Project Cedar',
    parts: [
      {
        kind: 'list',
        items: [
          {
            name: 'Operating model',
            line: 'Version 4',
            icon: 'chart',
            chip: { text: 'Committee', tone: 'good' },
          },
          {
            name: 'Audited accounts',
            line: 'Version 1',
            icon: 'document',
            chip: { text: 'Committee', tone: 'good' },
          },
          {
            name: 'Terminal leases',
            line: 'Version 2',
            icon: 'document',
            chip: { text: 'Counsel', tone: 'plain' },
          },
        ],
      },
    ],
  },
  {
    title: 'Decision on Project Cedar',
    chip: { text: 'Invest', tone: 'good', icon: 'check' },
    parts: [
      {
        kind: 'figures',
        items: [
          { label: 'The office', value: tickets(40) },
          { label: 'Co-investors', value: tickets(80) },
        ],
      },
      {
        kind: 'list',
        items: [
          { name: 'Sample Family Office B', line: 'Co-investor', value: tickets(50) },
          { name: 'Sample Endowment', line: 'Co-investor', value: tickets(30) },
        ],
      },
    ],
  },
] satisfies StepScreens;
