import { tickets } from '#content/sample-amounts.ts';
import type { StepScreens } from '#src/model/screen.schema.ts';

/** A screen for each step of the workflow. All names, days and amounts are samples. */
export const secondaryExit = [
  {
    title: 'Listing of a holding',
    chip: { text: 'Name withheld', tone: 'night', icon: 'eye-off' },
    parts: [
      {
        kind: 'list',
        items: [
          { name: 'Company', value: 'Payments, Series D' },
          { name: 'Share class', value: 'Preferred B' },
          { name: 'Size', value: tickets(60) },
          { name: 'Right to the holding', value: 'Proven', state: 'done' },
        ],
      },
    ],
  },
  {
    title: 'Interest in the holding',
    parts: [
      {
        kind: 'list',
        items: [
          {
            name: 'Sample Secondaries LP',
            line: 'Identity revealed',
            chip: { text: 'NDA signed', tone: 'good', icon: 'check' },
          },
          {
            name: 'Sample Family Office F',
            line: 'Identity revealed',
            chip: { text: 'NDA sent', tone: 'wait' },
          },
          {
            name: 'Investor 0733',
            line: 'Anonymous so far',
            chip: { text: 'Interest', tone: 'plain', icon: 'eye-off' },
          },
        ],
      },
    ],
  },
  {
    title: 'Transfer of the shares',
    parts: [
      {
        kind: 'list',
        items: [
          { name: 'Contract', line: 'Counsel of both parties', value: 'Agreed', state: 'done' },
          { name: 'Pre-emption rights', line: 'Notice to shareholders', value: 'Waived', state: 'done' },
          { name: 'Consent of the board', value: '18 October', state: 'due' },
          { name: 'Share register', value: 'Next', state: 'open' },
        ],
      },
    ],
  },
  {
    title: 'Completion',
    chip: { text: 'Paid', tone: 'good', icon: 'check' },
    parts: [
      {
        kind: 'figures',
        items: [
          { label: 'Buyer pays', value: tickets(60) },
          { label: 'You receive', value: tickets(60) },
        ],
      },
      {
        kind: 'list',
        items: [
          { name: 'Closing record', line: 'Contract, consents, register', icon: 'folder', value: 'Complete' },
          { name: 'Success fee', icon: 'percent', value: 'None' },
          { name: 'Payment', line: 'From buyer to seller', icon: 'handshake', value: '25 October' },
        ],
      },
    ],
  },
] satisfies StepScreens;
