import type { ScreenContent } from '#src/model/screen.schema.ts';

/** The investor CRM: one investor with agreements, checks, history and interests. All names and amounts are samples. */
export const relations = {
  description:
    'The investor CRM: a list of investors by status, and the record of Sample Family Office A with its usual ticket, its signed NDA, three of four KYC/AML checks, a timeline and its interests in three projects.',
  app: 'product',
  section: 'investors',
  title: 'Investors',
  aside: '126',
  people: ['OK'],
  buttons: [
    { text: 'Send an NDA', icon: 'signature' },
    { text: 'Add investor', icon: 'plus' },
  ],
  columns: [
    {
      size: 'index',
      parts: [
        {
          kind: 'list',
          tone: 'bare',
          title: 'All investors',
          aside: '126',
          items: [
            {
              name: 'Sample Family Office A',
              line: 'UAE · NDA signed',
              initials: 'A',
              tone: 'accent',
              isCurrent: true,
            },
            { name: 'Northbank Sample Trust', line: 'Jersey · NDA sent', initials: 'N', tone: 'sand' },
            { name: 'Sample Pension Plan', line: 'Norway · Subscribed', initials: 'S', tone: 'deep' },
            { name: 'Greenfold Sample LP', line: 'UK · KYC/AML open', initials: 'G', tone: 'light' },
            { name: 'Sample Multi-Family Office', line: 'Singapore · Met', initials: 'M', tone: 'stone' },
            { name: 'Harbourlight Sample Ltd', line: 'Oman · NDA signed', initials: 'H', tone: 'sand' },
            { name: 'Sample Endowments', line: 'Kuwait · Met', initials: 'E', tone: 'deep' },
            { name: 'Palmyra Sample Partners', line: 'UAE · NDA sent', initials: 'P', tone: 'clay' },
          ],
        },
      ],
    },
    {
      size: 'main',
      parts: [
        {
          kind: 'list',
          onPhones: true,
          items: [
            {
              name: 'Sample Family Office A',
              line: 'Family office · United Arab Emirates · managed by Layla H.',
              initials: 'A',
              isSubject: true,
            },
            { name: 'Interested in', value: 'US$2.5M' },
            { name: 'Usual ticket', value: 'US$1–5M' },
            { name: 'Last contact', value: 'Today' },
          ],
        },
        {
          kind: 'list',
          onTablets: false,
          title: 'Timeline',
          aside: 'All projects',
          items: [
            {
              name: 'NDA signed by both sides',
              line: 'Access to the data room of Project Cedar granted.',
              icon: 'signature',
              value: 'Today 09:18',
            },
            {
              name: 'Asked for the use of proceeds',
              line: 'Answered by Omar K. in the Q&A.',
              icon: 'mail',
              value: 'Yesterday',
            },
            {
              name: 'Introduced to Project Juniper',
              line: 'By Sample Pension Plan.',
              icon: 'handshake',
              value: '6 May',
            },
            { name: 'Teaser sent', line: 'Project Cedar, version 4.', icon: 'document', value: '5 May' },
          ],
        },
        {
          kind: 'table',
          title: 'Interests',
          aside: '3 projects',
          rows: [
            { cells: [{ text: 'Project Cedar', line: 'Data room' }, { share: 62 }, 'US$1.5M'] },
            { cells: [{ text: 'Project Juniper', line: 'Teaser' }, { share: 30 }, 'US$1.0M'] },
            { cells: [{ text: 'Project Saffron', line: 'Passed' }, { share: 0 }, '–'] },
          ],
        },
      ],
    },
    {
      size: 'side',
      parts: [
        {
          kind: 'list',
          title: 'Mutual NDA',
          aside: 'Signed',
          items: [
            { name: 'Sent', state: 'done', value: '7 May' },
            { name: 'Delivered', state: 'done', value: '8 May' },
            { name: 'Signed', state: 'done', value: '9 May' },
            { name: 'Countersigned', state: 'done', value: '9 May' },
          ],
        },
        {
          kind: 'list',
          onPhones: true,
          title: 'KYC/AML checks',
          aside: '3 of 4',
          items: [
            { name: 'Identity and ownership', state: 'done', value: 'Passed' },
            { name: 'Sanctions and PEP', state: 'done', value: 'Clear' },
            { name: 'Professional Client', state: 'done', value: 'Confirmed' },
            { name: 'Source of funds', state: 'due', value: 'With the analyst' },
          ],
        },
        {
          kind: 'list',
          title: 'Preferences',
          onTablets: false,
          items: [
            { name: 'Logistics', icon: 'globe' },
            { name: 'Healthcare', icon: 'shield' },
          ],
        },
      ],
    },
  ],
} satisfies ScreenContent;
