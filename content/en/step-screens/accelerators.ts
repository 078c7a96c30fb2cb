import type { StepScreens } from '#src/model/screen.schema.ts';

/** A screen for each step of the workflow. All names, days and amounts are samples. */
export const accelerators = [
  {
    title: 'Portal of the programme',
    chip: { text: 'Live', tone: 'good', icon: 'check' },
    parts: [
      {
        kind: 'list',
        items: [
          { name: 'Address', value: 'invest.example.org' },
          { name: 'Legal name', value: 'Sample Accelerator Ltd' },
          { name: 'Terms and privacy policy', value: 'Your own' },
          { name: 'Administrators', value: '3 people' },
        ],
      },
    ],
  },
  {
    title: 'KYC of the spring cohort',
    parts: [
      {
        kind: 'table',
        columns: ['Company', 'Entity', 'Project'],
        rows: [
          { cells: ['Sample Robotics', { state: 'done' }, { state: 'done' }] },
          { cells: ['Sample Biotech', { state: 'done' }, { state: 'due' }] },
          { cells: ['Sample Edtech', { state: 'due' }, { state: 'open' }] },
        ],
      },
    ],
  },
  {
    title: 'Data rooms of the cohort',
    parts: [
      {
        kind: 'list',
        items: [
          { name: 'Sample Robotics', share: 100, value: 'Ready' },
          { name: 'Sample Biotech', share: 75, value: '9 of 12 documents' },
          { name: 'Sample Edtech', share: 42, value: '5 of 12 documents' },
        ],
      },
    ],
  },
  {
    title: 'Investors of demo day',
    parts: [
      {
        kind: 'list',
        items: [
          {
            name: 'Sample Angels',
            line: 'Professional Client',
            chip: { text: 'NDA signed', tone: 'good', icon: 'check' },
          },
          {
            name: 'Sample Seed Fund',
            line: 'Professional Client',
            chip: { text: 'Approved', tone: 'plain' },
          },
          {
            name: 'Sample Holding Co',
            line: 'Waiting for an administrator',
            chip: { text: 'To approve', tone: 'wait' },
          },
        ],
        buttons: ['Approve', 'Decline'],
      },
    ],
  },
  {
    title: 'Report to sponsors',
    chip: { text: 'Draft', tone: 'plain' },
    parts: [
      {
        kind: 'figures',
        items: [
          { label: 'Companies', value: '12' },
          { label: 'NDAs signed', value: '31' },
          { label: 'In talks', value: '7' },
        ],
      },
      {
        kind: 'list',
        items: [
          { name: 'Data rooms in use', value: '12', icon: 'folder' },
          { name: 'Sent to sponsors', value: '1 June', icon: 'mail' },
        ],
      },
    ],
  },
] satisfies StepScreens;
