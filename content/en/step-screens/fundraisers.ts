import { facts } from '#content/facts-today.ts';
import { tickets } from '#content/sample-amounts.ts';
import type { StepScreens } from '#src/model/screen.schema.ts';

/** A screen for each step of the workflow. All names, days and amounts are samples. */
export const fundraisers = [
  {
    title: 'Mandates',
    parts: [
      {
        kind: 'list',
        items: [
          {
            name: 'Project Basalt',
            line: 'Client: Sample Terminals Ltd',
            chip: { text: 'KYC complete', tone: 'good' },
          },
          {
            name: 'Project Coral',
            line: 'Client: Sample Schools Co',
            chip: { text: 'KYC in progress', tone: 'wait' },
          },
          {
            name: 'Project Flint',
            line: 'Client: Sample Energy LLC',
            chip: { text: 'Proof of rights missing', tone: 'wait' },
          },
        ],
      },
    ],
  },
  {
    title: 'Data room of Project Basalt',
    parts: [
      {
        kind: 'table',
        columns: ['File', 'Added by', 'Access'],
        rows: [
          { cells: ['Summary', 'You', { chip: { text: 'Open', tone: 'plain' } }] },
          { cells: ['Financial model', 'You', { chip: { text: 'NDA', tone: 'good', icon: 'lock' } }] },
          { cells: ['Port concession', 'Colleague', { chip: { text: 'NDA', tone: 'good', icon: 'lock' } }] },
          { cells: ['Accounts', 'Colleague', { chip: { text: 'NDA', tone: 'good', icon: 'lock' } }] },
        ],
      },
    ],
  },
  {
    title: 'Investor list',
    chip: { text: '24 selected', tone: 'good' },
    parts: [
      {
        kind: 'list',
        items: [
          { name: 'Sample Sovereign Fund', line: 'Invested in Project Amber', initials: 'RD' },
          { name: 'Sample Port Group', line: 'New, met in Jeddah', initials: 'AT' },
          { name: 'Sample Shipping Co', line: 'Excluded: competes with the client', icon: 'eye-off' },
        ],
      },
    ],
  },
  {
    title: 'Listing of Project Basalt',
    parts: [
      {
        kind: 'list',
        items: [
          { name: 'Minimum ticket', value: facts.minimumTicket.text, icon: 'check' },
          { name: 'Sector', value: 'Infrastructure, UAE' },
          { name: 'Amount', value: tickets(400) },
          { name: 'Shown from', value: '1 September' },
        ],
        buttons: ['Publish', 'Save draft'],
      },
    ],
  },
  {
    title: 'Pipeline of Project Basalt',
    parts: [
      {
        kind: 'list',
        items: [
          { name: 'Sample Infra Fund', line: 'Next: counsel', chip: { text: 'Term sheet', tone: 'good' } },
          {
            name: 'Sample Sovereign Fund',
            line: 'Next: site visit',
            chip: { text: 'Diligence', tone: 'good' },
          },
          { name: 'Sample Port Group', line: 'Next: reminder', chip: { text: 'NDA sent', tone: 'wait' } },
        ],
      },
    ],
  },
  {
    title: 'Project Basalt is closed',
    chip: { text: 'Closed', tone: 'good', icon: 'check' },
    parts: [
      {
        kind: 'figures',
        items: [
          { label: 'Raised', value: tickets(400) },
          { label: 'Success fee', value: 'None' },
        ],
      },
      {
        kind: 'list',
        items: [
          { name: 'For the next raise', line: 'Investor list and notes', icon: 'folder' },
          { name: 'Closing record', line: 'NDAs and commitments', icon: 'document' },
        ],
      },
    ],
  },
] satisfies StepScreens;
