import type { ScreenContent } from '#src/model/screen.schema.ts';

/** KYC/AML checks of new counterparties, and one decision. All names and results are samples. */
export const kyc = {
  description:
    'KYC/AML checks of eight counterparties: identity, owners, sanctions, client class and source of funds, each passed, under review, not started or stopped. Next to it, the documents of one counterparty and the decision to make.',
  app: 'product',
  section: 'kyc-aml',
  title: 'KYC/AML checks',
  chip: { text: '2 to decide', tone: 'wait', icon: 'eye' },
  people: ['AT', 'LH'],
  buttons: [{ text: 'New check', icon: 'plus' }],
  columns: [
    {
      size: 'main',
      parts: [
        {
          kind: 'table',
          columns: ['Counterparty', 'Identity', 'Owners', 'Sanctions', 'Class', 'Funds', 'State'],
          rows: [
            {
              cells: [
                { text: 'Greenfold Sample LP', line: 'Fund of funds · UK' },
                { state: 'done' },
                { state: 'done' },
                { state: 'done' },
                { state: 'done' },
                { state: 'due' },
                { chip: { text: 'To decide', tone: 'wait' } },
              ],
              isCurrent: true,
            },
            {
              cells: [
                { text: 'Sample Family Office A', line: 'Family office · UAE' },
                { state: 'done' },
                { state: 'done' },
                { state: 'done' },
                { state: 'done' },
                { state: 'due' },
                { chip: { text: 'To decide', tone: 'wait' } },
              ],
            },
            {
              cells: [
                { text: 'Northbank Sample Trust', line: 'Trust · Jersey' },
                { state: 'done' },
                { state: 'done' },
                { state: 'done' },
                { state: 'open' },
                { state: 'open' },
                { chip: { text: 'Running', tone: 'plain' } },
              ],
            },
            {
              cells: [
                { text: 'Palmyra Sample Partners', line: 'Wealth manager · UAE' },
                { state: 'done' },
                { state: 'done' },
                { state: 'open' },
                { state: 'open' },
                { state: 'open' },
                { chip: { text: 'Running', tone: 'plain' } },
              ],
            },
            {
              cells: [
                { text: 'Sample Juniper Clinics', line: 'Issuer · India' },
                { state: 'done' },
                { state: 'open' },
                { state: 'done' },
                { state: 'open' },
                { state: 'open' },
                { chip: { text: 'Asked', tone: 'plain' } },
              ],
            },
            {
              cells: [
                { text: 'Larkfield Sample Ltd', line: 'Holding · restricted' },
                { state: 'done' },
                { state: 'done' },
                { state: 'stopped' },
                { state: 'open' },
                { state: 'open' },
                { chip: { text: 'Declined', tone: 'night' } },
              ],
            },
            {
              cells: [
                { text: 'Harbourlight Sample Ltd', line: 'Corporate · Oman' },
                { state: 'done' },
                { state: 'done' },
                { state: 'done' },
                { state: 'done' },
                { state: 'done' },
                { chip: { text: 'Approved', tone: 'good' } },
              ],
            },
            {
              cells: [
                { text: 'Sample Pension Plan', line: 'Institution · Norway' },
                { state: 'done' },
                { state: 'done' },
                { state: 'done' },
                { state: 'done' },
                { state: 'done' },
                { chip: { text: 'Approved', tone: 'good' } },
              ],
            },
          ],
        },
        {
          kind: 'list',
          title: 'Owners of Greenfold Sample LP',
          aside: '100% identified',
          items: [
            { name: 'Three pension schemes', line: 'Regulated', tone: 'deep', share: 46, value: '46%' },
            { name: 'Sample Foundation', line: 'Charter on file', tone: 'light', share: 30, value: '30%' },
            { name: 'Two founders', line: 'Identified', tone: 'clay', share: 24, value: '24%' },
          ],
        },
      ],
    },
    {
      size: 'side',
      parts: [
        {
          kind: 'list',
          onTablets: false,
          onPhones: true,
          items: [
            {
              name: 'Greenfold Sample LP',
              line: 'Fund of funds · United Kingdom',
              initials: 'G',
              isSubject: true,
            },
            { name: 'Opened', value: '6 May' },
            { name: 'Ticket', value: 'US$1.0M' },
            { name: 'Risk', value: 'Medium' },
          ],
        },
        {
          kind: 'list',
          onTablets: false,
          title: 'Documents',
          aside: '5 of 5',
          items: [
            {
              name: 'Certificate of registration',
              icon: 'document',
              chip: { text: 'Checked', tone: 'good', icon: 'check' },
            },
            {
              name: 'Register of partners',
              icon: 'people',
              chip: { text: 'Checked', tone: 'good', icon: 'check' },
            },
            {
              name: 'Passports of founders',
              icon: 'people',
              chip: { text: 'Checked', tone: 'good', icon: 'check' },
            },
            {
              name: 'Audited accounts',
              icon: 'chart',
              chip: { text: 'Checked', tone: 'good', icon: 'check' },
            },
            {
              name: 'Letter on source of funds',
              icon: 'document',
              chip: { text: 'New', tone: 'wait', icon: 'clock' },
            },
          ],
        },
        {
          kind: 'list',
          onTablets: false,
          title: 'One similar name',
          aside: 'No match',
          items: [
            {
              name: 'Born in another year, citizen of another country',
              line: 'Cleared by Amira T., 7 May 15:20',
              initials: 'AT',
              tone: 'sand',
            },
          ],
        },
        {
          kind: 'list',
          onTablets: false,
          onPhones: true,
          title: 'Decision',
          aside: 'Next review in 12 months',
          items: [{ name: 'The letter names the sale of two holdings as the source.' }],
          buttons: ['Approve', 'Ask', 'Decline'],
        },
      ],
    },
  ],
} satisfies ScreenContent;
