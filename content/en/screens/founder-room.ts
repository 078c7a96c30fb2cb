import type { ScreenContent } from '#src/model/screen.schema.ts';

/** The data room of a round: which folder is open to whom. All names are samples. */
export const founderRoom = {
  description:
    'The data room of a Series A round. For each folder it shows who has access: everyone who browses the listing, investors that have signed the NDA, or the lead investor only. Next to it, the investors and the status of their NDAs.',
  app: 'product',
  section: 'data-rooms',
  owner: {
    workspace: 'Sample Robotics Ltd',
    person: { initials: 'DK', name: 'Dana K.', role: 'Founder' },
  },
  title: 'Series A',
  aside: 'Data room',
  chip: { text: '3 of 4 NDAs signed', tone: 'good', icon: 'signature' },
  people: ['DK', 'YF'],
  buttons: ['Add files'],
  columns: [
    {
      size: 'main',
      parts: [
        {
          kind: 'table',
          onPhones: true,
          title: 'Access by folder',
          aside: '61 files',
          columns: ['Folder', 'Listing', 'After NDA', 'Lead'],
          rows: [
            {
              cells: [
                { icon: 'folder', text: 'Overview', line: '4 files' },
                { state: 'done' },
                { state: 'done' },
                { state: 'done' },
              ],
            },
            {
              cells: [
                { icon: 'folder', text: 'Accounts', line: '12 files, to March' },
                { state: 'open' },
                { state: 'done' },
                { state: 'done' },
              ],
            },
            {
              cells: [
                { icon: 'folder', text: 'Cap table', line: 'With the option pool' },
                { state: 'open' },
                { state: 'done' },
                { state: 'done' },
              ],
            },
            {
              cells: [
                { icon: 'folder', text: 'Contracts', line: '23 files' },
                { state: 'open' },
                { state: 'done' },
                { state: 'done' },
              ],
            },
            {
              cells: [
                { icon: 'folder', text: 'Patents', line: '9 files' },
                { state: 'open' },
                { state: 'done' },
                { state: 'done' },
              ],
            },
            {
              cells: [
                { icon: 'folder', text: 'Forecast', line: 'Model, version 6' },
                { state: 'open' },
                { state: 'open' },
                { state: 'done' },
              ],
            },
            {
              cells: [
                { icon: 'lock', text: 'Payroll', line: 'Your team only' },
                { state: 'open' },
                { state: 'open' },
                { state: 'open' },
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
          title: 'Who has access',
          aside: '3',
          items: [
            { name: 'Sample Ventures A', line: 'Lead · 6 folders', state: 'done' },
            { name: 'Sample Family Office B', line: 'NDA signed · 5 folders', state: 'done' },
            { name: 'Sample Capital C', line: 'NDA signed · 5 folders', state: 'done' },
            { name: 'Sample Angels D', line: 'NDA sent · 1 folder', state: 'due' },
          ],
        },
        {
          kind: 'list',
          tone: 'night',
          title: 'Next',
          items: [
            {
              name: 'Accounts, Cap table, Contracts',
              line: 'For Sample Angels D, once the NDA is signed',
              icon: 'lock',
            },
          ],
        },
      ],
    },
  ],
} satisfies ScreenContent;
