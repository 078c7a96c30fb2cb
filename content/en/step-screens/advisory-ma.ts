import type { StepScreens } from '#src/model/screen.schema.ts';

/** A screen for each step of the workflow. All names, days and amounts are samples. */
export const advisoryMa = [
  {
    title: 'Mandate: Project Linden',
    parts: [
      {
        kind: 'list',
        items: [
          { name: 'Brief', value: 'Sale of a hotel group', state: 'done' },
          { name: 'Conflicts', value: 'None recorded', state: 'done' },
          { name: 'KYC/AML of client and project', value: 'Complete', state: 'done' },
          { name: 'Timetable', line: 'Offers by 30 September', state: 'due' },
        ],
      },
    ],
  },
  {
    title: 'Buyer list',
    chip: { text: '32 buyers', tone: 'good' },
    parts: [
      {
        kind: 'table',
        columns: ['Buyer', 'Kind', 'Lead'],
        rows: [
          { cells: ['Sample Hotels Group', 'Trade', { initials: 'AT' }] },
          { cells: ['Sample Capital Partners', 'Financial', { initials: 'RD' }] },
          {
            cells: [
              { text: 'Sample Resorts', line: 'Excluded: dispute with the client' },
              'Trade',
              { icon: 'eye-off' },
            ],
          },
        ],
      },
    ],
  },
  {
    title: 'Responses to the teaser',
    parts: [
      {
        kind: 'figures',
        items: [
          { label: 'Sent', value: '32' },
          { label: 'Interested', value: '14' },
          { label: 'Declined', value: '9' },
        ],
      },
      {
        kind: 'list',
        items: [
          {
            name: 'Sample Capital Partners',
            line: 'Call: wants the hotels by city',
            icon: 'phone',
            value: '2 July',
          },
          { name: 'Sample Family Trust', line: 'Engaged on the marketplace', icon: 'globe', value: '3 July' },
        ],
      },
    ],
  },
  {
    title: 'NDAs',
    parts: [
      {
        kind: 'list',
        items: [
          {
            name: 'Bidder A',
            line: 'Admitted to the data room',
            chip: { text: 'Signed', tone: 'good', icon: 'check' },
          },
          {
            name: 'Bidder B',
            line: 'Admitted to the data room',
            chip: { text: 'Signed', tone: 'good', icon: 'check' },
          },
          { name: 'Bidder C', line: 'With their counsel', chip: { text: 'Sent', tone: 'wait' } },
          { name: 'Bidder D', line: 'Not admitted yet', chip: { text: 'Sent', tone: 'wait' } },
        ],
      },
    ],
  },
  {
    title: 'Bidders’ questions',
    chip: { text: '2 open', tone: 'wait' },
    parts: [
      {
        kind: 'list',
        items: [
          {
            name: 'Which leases end before 2030?',
            line: 'Answered with the lease schedule',
            initials: 'AT',
            state: 'done',
          },
          { name: 'Is the brand owned or licensed?', line: 'With counsel', initials: 'RD', state: 'due' },
          { name: 'Occupancy by month?', line: 'With the client', initials: 'SM', state: 'due' },
        ],
      },
    ],
  },
  {
    title: 'Client dashboard',
    parts: [
      {
        kind: 'list',
        items: [
          { name: 'Buyers contacted', share: 100, value: '32' },
          { name: 'NDAs signed', share: 34, value: '11' },
          { name: 'Meetings held', share: 19, value: '6' },
          { name: 'Documents outstanding', share: 6, value: '2' },
        ],
      },
    ],
  },
  {
    title: 'Final offers',
    parts: [
      {
        kind: 'list',
        items: [
          {
            name: 'Bidder A',
            line: 'No financing condition',
            chip: { text: 'Exclusive', tone: 'good', icon: 'check' },
          },
          { name: 'Bidder B', line: 'Subject to financing', chip: { text: 'In reserve', tone: 'plain' } },
        ],
      },
      {
        kind: 'list',
        items: [
          { name: 'Contract', line: 'Draft of 28 September', icon: 'document' },
          { name: 'Process file', line: 'Every document on file', icon: 'folder' },
        ],
      },
    ],
  },
] satisfies StepScreens;
