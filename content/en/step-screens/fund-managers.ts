import { tickets } from '#content/sample-amounts.ts';
import type { StepScreens } from '#src/model/screen.schema.ts';

/** A screen for each step of the workflow. All names, days and amounts are samples. */
export const fundManagers = [
  {
    title: 'Data room of Sample Fund II',
    parts: [
      {
        kind: 'list',
        items: [
          { name: 'Teaser', icon: 'document', chip: { text: 'All invited', tone: 'plain' } },
          {
            name: 'Placement memorandum',
            icon: 'document',
            chip: { text: 'After NDA', tone: 'good', icon: 'lock' },
          },
          { name: 'Track record', icon: 'chart', chip: { text: 'After NDA', tone: 'good', icon: 'lock' } },
          {
            name: 'Accounts of Fund I',
            icon: 'folder',
            chip: { text: 'After NDA', tone: 'good', icon: 'lock' },
          },
        ],
      },
    ],
  },
  {
    title: 'Allocators and their partners',
    parts: [
      {
        kind: 'list',
        items: [
          {
            name: 'Sample Pension Plan',
            line: 'Invested in Fund I',
            initials: 'LH',
            value: 'Call on 12 May',
          },
          { name: 'Sample Insurance Group', line: 'Met in March', initials: 'OK', value: 'Send teaser' },
          { name: 'Sample Endowment', line: 'Declined Fund I: size', initials: 'SM', value: 'Ask again' },
        ],
      },
    ],
  },
  {
    title: 'Listing of the strategy',
    chip: { text: 'Published', tone: 'good', icon: 'check' },
    parts: [
      {
        kind: 'list',
        items: [
          { name: 'Strategy', value: 'Growth equity, GCC' },
          { name: 'Target size', value: tickets(1200) },
          { name: 'Shown to', value: 'Professional investors' },
        ],
      },
      {
        kind: 'list',
        tone: 'night',
        items: [
          { name: 'Investor 0392', line: 'Anonymous until they engage', icon: 'eye-off', value: 'Interest' },
        ],
      },
    ],
  },
  {
    title: 'Commitments by stage',
    parts: [
      {
        kind: 'list',
        items: [
          { name: 'Interest', share: 100, value: '14 investors' },
          { name: 'NDA signed', share: 64, value: '9 investors' },
          { name: 'Due diligence', share: 36, value: '5 investors' },
          { name: 'Committed', share: 21, value: '3 investors' },
        ],
      },
    ],
  },
  {
    title: 'KYC/AML of investors',
    parts: [
      {
        kind: 'list',
        items: [
          {
            name: 'Sample Pension Plan',
            line: 'Nothing outstanding',
            chip: { text: 'Complete', tone: 'good', icon: 'check' },
          },
          {
            name: 'Sample Trust Ltd',
            line: 'Ownership chart outstanding',
            chip: { text: 'Waiting', tone: 'wait' },
          },
          {
            name: 'Sample Family Office C',
            line: 'Source of funds outstanding',
            chip: { text: 'Waiting', tone: 'wait' },
          },
        ],
      },
    ],
  },
  {
    title: 'First close',
    chip: { text: '30 June', tone: 'good', icon: 'check' },
    parts: [
      {
        kind: 'figures',
        items: [
          { label: 'Committed', value: tickets(480) },
          { label: 'Success fee', value: 'None' },
        ],
      },
      {
        kind: 'list',
        items: [
          { name: 'Sample Pension Plan', line: 'Side letter', icon: 'document', value: 'Signed' },
          { name: 'Sample Insurance Group', line: 'Side letter', icon: 'document', value: 'Signed' },
        ],
      },
    ],
  },
  {
    title: 'Reports of Sample Fund II',
    parts: [
      {
        kind: 'list',
        items: [
          {
            name: 'Quarterly report',
            line: 'All investors',
            icon: 'chart',
            chip: { text: 'Shared', tone: 'good' },
          },
          {
            name: 'Capital call notice',
            line: 'By investor',
            icon: 'mail',
            chip: { text: 'Due 1 July', tone: 'wait' },
          },
          {
            name: 'Audited accounts',
            line: 'All investors',
            icon: 'document',
            chip: { text: 'Draft', tone: 'plain' },
          },
        ],
      },
    ],
  },
] satisfies StepScreens;
