import type { StepScreens } from '#src/model/screen.schema.ts';

/** A screen for each step of the workflow. All names, days and amounts are samples. */
export const consultants = [
  {
    title: 'Which service fits',
    parts: [
      {
        kind: 'list',
        title: 'Decision: sell the division, or keep it',
        items: [
          { name: 'Valuation', line: 'Needed first', state: 'due', isCurrent: true },
          { name: 'M&A execution', line: 'If the board sells', state: 'open' },
          { name: 'Corporate finance', line: 'If the board keeps it', state: 'open' },
          { name: 'Fundraising strategy', line: 'Not needed now', state: 'open' },
        ],
      },
    ],
  },
  {
    title: 'Advisor Pool',
    parts: [
      {
        kind: 'list',
        items: [
          {
            name: 'Sample Valuation Partners',
            line: 'Industrial companies, Dubai',
            chip: { text: 'To approach', tone: 'good' },
          },
          {
            name: 'Sample Advisory LLP',
            line: 'Technology, London',
            chip: { text: 'Listed', tone: 'plain' },
          },
          { name: 'Sample Appraisers', line: 'Real estate, Riyadh', chip: { text: 'Listed', tone: 'plain' } },
        ],
        buttons: ['Contact', 'Note a reference'],
      },
    ],
  },
  {
    title: 'Engagement letter',
    chip: { text: 'For signature', tone: 'wait' },
    parts: [
      {
        kind: 'list',
        items: [
          { name: 'Parties', value: 'You and the adviser' },
          { name: 'Scope', value: 'Value of one division' },
          { name: 'Fee', value: 'Agreed between you' },
          { name: 'Liability', value: 'As in the letter' },
        ],
      },
    ],
  },
  {
    title: 'Access of the adviser',
    parts: [
      {
        kind: 'table',
        columns: ['Folder', 'Board', 'Adviser'],
        rows: [
          { cells: ['Accounts', { state: 'done' }, { state: 'done' }] },
          { cells: ['Plant and leases', { state: 'done' }, { state: 'done' }] },
          { cells: ['Board minutes', { state: 'done' }, { state: 'open' }] },
        ],
      },
      {
        kind: 'list',
        tone: 'night',
        items: [{ name: 'NDA', line: 'Signed by both on 4 April', icon: 'signature', value: 'On file' }],
      },
    ],
  },
  {
    title: 'Timetable',
    parts: [
      {
        kind: 'list',
        items: [
          { name: 'Accounts by division', line: 'Company', value: '8 April', state: 'done' },
          { name: 'Site visit', line: 'Adviser', value: '15 April', state: 'due' },
          { name: 'Draft report', line: 'Adviser', value: '6 May', state: 'open' },
          { name: 'Board meeting', line: 'Company', value: '13 May', state: 'open' },
        ],
      },
    ],
  },
] satisfies StepScreens;
