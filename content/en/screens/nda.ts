import type { ScreenContent } from '#src/model/screen.schema.ts';

/** An NDA while it is signed: clauses, signatories and history. All names and texts are samples. */
export const nda = {
  description:
    'A mutual NDA for Project Cedar while it is signed: six clauses, one signature given and one in progress, the history of the day, and the confidential folders, which are not shared yet.',
  app: 'product',
  section: 'e-signature',
  title: 'Mutual NDA',
  aside: 'Northbank Sample Trust',
  chip: { text: 'Out for signature', tone: 'wait', icon: 'signature' },
  buttons: [
    { text: 'Remind', icon: 'mail' },
    { text: 'New agreement', icon: 'plus' },
  ],
  columns: [
    {
      size: 'index',
      parts: [
        {
          kind: 'list',
          tone: 'bare',
          title: 'Out for signature',
          items: [
            { name: 'Northbank Sample Trust', line: 'Signing now · 1 of 3', share: 34, isCurrent: true },
            { name: 'Palmyra Sample Partners', line: 'Sent · 0 of 2', share: 0 },
            { name: 'Sample Health Holdings', line: 'Countersign · 1 of 2', share: 50 },
          ],
        },
        {
          kind: 'list',
          tone: 'bare',
          title: 'Signed, Project Cedar',
          items: [
            { name: 'Sample Family Office A', line: '9 May', state: 'done' },
            { name: 'Harbourlight Sample Ltd', line: '6 May', state: 'done' },
            { name: 'Greenfold Sample LP', line: '14 April', state: 'done' },
            { name: 'Olive Sample Holdings', line: '2 April', state: 'done' },
            { name: 'Sample Pension Plan', line: '12 March', state: 'done' },
          ],
        },
      ],
    },
    {
      size: 'main',
      parts: [
        {
          kind: 'paper',
          title: 'Mutual non-disclosure agreement',
          line: 'Between Sample Fund II and Northbank Sample Trust · Project Cedar',
          clauses: [
            {
              title: 'What is confidential',
              text: 'All information in the data room of Project Cedar or given about it, whether marked or not.',
            },
            { title: 'What it may be used for', text: 'To decide whether to invest, and for nothing else.' },
            {
              title: 'Who may see it',
              text: 'Trustees, and advisers bound by the same duty. Each party is responsible for its own.',
            },
            {
              title: 'How long it lasts',
              text: 'Two years from the last signature, even if no investment follows.',
            },
            {
              title: 'Governing law',
              text: 'The law and the courts of the Dubai International Financial Centre.',
            },
            {
              title: 'What happens at the end',
              text: 'Copies are destroyed on request. The signed agreement is kept.',
            },
          ],
          signatures: [
            { name: 'Helen B.', line: '9 May 10:04', state: 'done' },
            { name: 'Marc V.', line: 'Signing now', state: 'due' },
            { name: 'Layla H.', line: 'Countersigns last', state: 'open' },
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
          title: 'Signatories',
          aside: '1 of 3',
          items: [
            {
              name: 'Helen B.',
              line: 'Trustee',
              initials: 'HB',
              tone: 'accent',
              chip: { text: 'Signed', tone: 'good', icon: 'check' },
            },
            {
              name: 'Marc V.',
              line: 'Trustee',
              initials: 'MV',
              tone: 'clay',
              chip: { text: 'Signing', tone: 'wait', icon: 'signature' },
            },
            {
              name: 'Layla H.',
              line: 'Sample Fund II',
              initials: 'LH',
              tone: 'deep',
              chip: { text: 'Next', tone: 'plain', icon: 'clock' },
            },
          ],
        },
        {
          kind: 'list',
          title: 'History',
          aside: '9 May, Dubai',
          items: [
            { name: 'Marc V. started to sign', state: 'due', value: '10:16' },
            { name: 'Helen B. signed', state: 'done', value: '10:04' },
            { name: 'Sent by Omar K.', state: 'done', value: '08:31' },
            { name: 'Signatories added', state: 'done', value: '08:30' },
            { name: 'Prepared from the standard form', state: 'done', value: '08:21' },
          ],
        },
        {
          kind: 'list',
          onPhones: true,
          onTablets: false,
          tone: 'night',
          title: 'Confidential folders',
          aside: 'Not shared yet',
          items: [
            { name: '2 Financials', icon: 'lock', value: '23 documents' },
            { name: '4 Contracts', icon: 'lock', value: '31 documents' },
            { name: '6 Tax', icon: 'lock', value: '11 documents' },
          ],
        },
      ],
    },
  ],
} satisfies ScreenContent;
