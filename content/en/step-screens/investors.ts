import { tickets } from '#content/sample-amounts.ts';
import type { StepScreens } from '#src/model/screen.schema.ts';

/** A screen for each step of the workflow. All names, days and amounts are samples. */
export const investors = [
  {
    title: 'Your application',
    chip: { text: 'Approved', tone: 'good', icon: 'check' },
    parts: [
      {
        kind: 'list',
        items: [
          { name: 'Terms', value: 'Accepted', state: 'done' },
          { name: 'Identity document', value: 'Received', state: 'done' },
          { name: 'KYC/AML checks', value: 'Passed', state: 'done' },
          { name: 'Investor tier', value: 'Free of charge', state: 'done' },
        ],
      },
    ],
  },
  {
    title: 'Investor profile',
    parts: [
      {
        kind: 'list',
        items: [
          { name: 'Asset classes', value: 'Equity, real estate' },
          { name: 'Regions', value: 'GCC, Europe' },
          { name: 'Per investment', value: tickets(7.5) },
        ],
      },
      {
        kind: 'list',
        tone: 'clay',
        items: [{ name: 'New matches', line: 'Since your last visit', icon: 'check', value: '4 projects' }],
      },
    ],
  },
  {
    title: 'Marketplace',
    chip: { text: 'Investor 0417', tone: 'night', icon: 'eye-off' },
    parts: [
      {
        kind: 'list',
        title: 'Listing',
        aside: 'Minimum',
        items: [
          { name: 'Student homes, Spain', line: 'Real estate', value: tickets(2) },
          { name: 'Water plant, Oman', line: 'Infrastructure', value: tickets(5), isCurrent: true },
          { name: 'Payroll software', line: 'Equity', value: tickets(1) },
        ],
      },
    ],
  },
  {
    title: 'Engage with one issuer',
    parts: [
      {
        kind: 'list',
        items: [
          {
            name: 'Water plant, Oman',
            line: 'Sees your name and firm',
            chip: { text: 'Revealed', tone: 'good' },
          },
          {
            name: 'Student homes, Spain',
            line: 'Sees no name',
            chip: { text: 'Anonymous', tone: 'night', icon: 'eye-off' },
          },
          {
            name: 'Payroll software',
            line: 'Sees no name',
            chip: { text: 'Anonymous', tone: 'night', icon: 'eye-off' },
          },
        ],
      },
    ],
  },
  {
    title: 'NDA for the water plant',
    chip: { text: 'To sign', tone: 'wait' },
    parts: [
      {
        kind: 'list',
        items: [
          { name: 'Parties', value: 'You and the issuer' },
          { name: 'Project', value: 'Water plant, Oman' },
          { name: 'Signed by the issuer', value: '19 May', state: 'done' },
        ],
        buttons: ['Sign', 'Ask a question'],
      },
    ],
  },
  {
    title: 'Your decision',
    parts: [
      {
        kind: 'list',
        items: [
          { name: 'Invest alone', line: 'Terms agreed with the issuer', state: 'open' },
          {
            name: 'Co-invest',
            line: 'With Sample Family Office D',
            value: tickets(7.5),
            state: 'due',
            isCurrent: true,
          },
          { name: 'Decline', line: 'Without obligation', state: 'open' },
        ],
      },
      { kind: 'list', tone: 'night', items: [{ name: 'Success fee', value: 'None', icon: 'percent' }] },
    ],
  },
] satisfies StepScreens;
