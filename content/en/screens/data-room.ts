import type { ScreenContent } from '#src/model/screen.schema.ts';

/** The data room of a raise: documents by folder, with access by group. All names and figures are samples. */
export const dataRoom = {
  description:
    'The data room of Project Cedar: an index of seven folders, the documents of the folder Financials with the access of each investor group, and the latest changes of access.',
  app: 'product',
  section: 'data-rooms',
  title: 'Project Cedar',
  aside: 'Data room',
  chip: { text: 'NDA required', tone: 'good', icon: 'lock' },
  people: ['OK', 'SM', 'RD'],
  buttons: [
    { text: 'Invite', icon: 'people' },
    { text: 'Upload', icon: 'plus' },
  ],
  columns: [
    {
      size: 'index',
      parts: [
        {
          kind: 'list',
          tone: 'bare',
          title: 'Index',
          items: [
            { name: '1 Corporate', icon: 'folder', value: '12' },
            { name: '2 Financials', icon: 'folder', value: '23', isCurrent: true },
            { name: '2.1 Accounts', value: '9', isInner: true },
            { name: '2.2 Model', value: '4', isInner: true },
            { name: '2.3 Debt', value: '10', isInner: true },
            { name: '3 Property', icon: 'folder', value: '18' },
            { name: '4 Contracts', icon: 'folder', value: '31' },
            { name: '5 People', icon: 'folder', value: '7' },
            { name: '6 Tax', icon: 'folder', value: '11' },
            { name: '7 Permits', icon: 'folder', value: '14' },
          ],
        },
        {
          kind: 'list',
          tone: 'bare',
          title: 'Groups',
          items: [
            { name: 'Group A', tone: 'deep', value: '1 investor' },
            { name: 'Group B', tone: 'clay', value: '6 investors' },
            { name: 'Advisers', tone: 'light', value: '3 firms' },
          ],
        },
        {
          kind: 'list',
          items: [{ name: 'Checklist', line: '14 documents outstanding', share: 90 }],
        },
      ],
    },
    {
      size: 'main',
      parts: [
        {
          kind: 'table',
          columns: ['No.', 'Document', 'Access', 'Groups'],
          rows: [
            { group: '2.1 Accounts' },
            {
              cells: [
                '2.1.1',
                { icon: 'document', text: 'Accounts, last year', line: '48 pages' },
                { chip: { text: 'Download', tone: 'good', icon: 'download' } },
                { dots: [true, true, true] },
              ],
            },
            {
              cells: [
                '2.1.2',
                { icon: 'document', text: 'Accounts, year before', line: '44 pages' },
                { chip: { text: 'Download', tone: 'good', icon: 'download' } },
                { dots: [true, true, true] },
              ],
            },
            {
              cells: [
                '2.1.3',
                { icon: 'chart', text: 'Accounts, March', line: '6 sheets' },
                { chip: { text: 'View only', tone: 'plain', icon: 'eye' } },
                { dots: [true, true, false] },
              ],
            },
            {
              cells: [
                '2.1.4',
                { icon: 'document', text: 'Auditor’s letter', line: '3 pages' },
                { chip: { text: 'View only', tone: 'plain', icon: 'eye' } },
                { dots: [true, true, true] },
              ],
              onTablets: false,
            },
            { group: '2.2 Model' },
            {
              cells: [
                '2.2.1',
                { icon: 'chart', text: 'Operating model', line: '14 sheets' },
                { chip: { text: 'View only', tone: 'plain', icon: 'eye' } },
                { dots: [true, true, false] },
              ],
              isCurrent: true,
            },
            {
              cells: [
                '2.2.2',
                { icon: 'chart', text: 'Sensitivities', line: '5 sheets' },
                { chip: { text: 'View only', tone: 'plain', icon: 'eye' } },
                { dots: [true, true, true] },
              ],
            },
            {
              cells: [
                '2.2.3',
                { icon: 'document', text: 'Use of proceeds', line: '2 pages' },
                { chip: { text: 'Download', tone: 'good', icon: 'download' } },
                { dots: [true, true, true] },
              ],
            },
            { group: '2.3 Debt', onTablets: false },
            {
              cells: [
                '2.3.1',
                { icon: 'document', text: 'Facility agreement', line: '112 pages' },
                { chip: { text: 'View only', tone: 'plain', icon: 'eye' } },
                { dots: [true, true, true] },
              ],
              onTablets: false,
            },
            {
              cells: [
                '2.3.2',
                { icon: 'document', text: 'Security documents', line: '9 files' },
                { chip: { text: 'No access', tone: 'plain', icon: 'eye-off' } },
                { dots: [true, false, false] },
              ],
              onTablets: false,
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
          onPhones: true,
          title: '2.2.1 Operating model',
          aside: 'Version 3',
          items: [
            {
              name: 'Group A',
              line: 'Lead investor',
              tone: 'deep',
              chip: { text: 'Download', tone: 'good', icon: 'download' },
            },
            {
              name: 'Group B',
              line: '6 investors',
              tone: 'clay',
              chip: { text: 'View only', tone: 'plain', icon: 'eye' },
            },
            {
              name: 'Advisers',
              line: '3 firms',
              tone: 'light',
              chip: { text: 'No access', tone: 'plain', icon: 'eye-off' },
            },
          ],
          buttons: ['Change access'],
        },
        {
          kind: 'list',
          onPhones: true,
          onTablets: false,
          title: 'Latest changes of access',
          items: [
            {
              name: 'Sofia M.',
              line: 'was admitted to Group B',
              initials: 'SM',
              tone: 'light',
              value: '10:31',
            },
            {
              name: 'Layla H.',
              line: 'opened folder 2.2 to Group B',
              initials: 'LH',
              tone: 'accent',
              value: '09:55',
            },
            {
              name: 'Ravi D.',
              line: 'signed the NDA for Northbank',
              initials: 'RD',
              tone: 'clay',
              value: '09:20',
            },
          ],
        },
        {
          kind: 'list',
          title: 'Question 12',
          onTablets: false,
          aside: 'Answered',
          items: [
            {
              name: 'Which leases end before the loan?',
              line: 'Two of nine: rows 41 to 48 of 2.2.1. Both have a right to renew.',
            },
          ],
        },
      ],
    },
  ],
} satisfies ScreenContent;
