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
    title: 'The fund’s listing',
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
          { name: 'Investors', line: 'Anonymous until they engage', icon: 'eye-off', value: 'No names' },
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
    title: 'KYC/AML checks',
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
          { name: 'Sample Pension Plan', line: 'Side letter', icon: 'document', value: 'Filed' },
          { name: 'Sample Insurance Group', line: 'Side letter', icon: 'document', value: 'Filed' },
        ],
      },
    ],
  },
  {
    title: 'Second close',
    chip: { text: '30 September', tone: 'wait', icon: 'calendar' },
    parts: [
      {
        kind: 'figures',
        items: [
          { label: 'First close', value: tickets(480) },
          { label: 'Committed since', value: tickets(150) },
        ],
      },
      {
        kind: 'list',
        items: [
          {
            name: 'Sample Family Office C',
            line: 'KYC/AML checks complete',
            value: 'Committed',
            state: 'done',
          },
          { name: 'Sample Trust Ltd', line: 'Ownership chart outstanding', value: 'Committed', state: 'due' },
          { name: 'Sample Endowment', line: 'In diligence', value: 'Undecided', state: 'open' },
        ],
      },
    ],
  },
] satisfies StepScreens;
