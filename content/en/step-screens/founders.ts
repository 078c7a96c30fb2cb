import type { StepScreens } from '#product/screens/screens.ts';
import { day, money } from '../../sample-forms.ts';
import { dealOf, investorsOf, shareOf, world } from '../../sample-world.ts';
import { sampleNames } from '../sample-names.ts';

const { firms, folders, states } = sampleNames;

const { amount, ticket } = dealOf('heron');
const { checked, folders: room, termSheet, useOfFunds } = world.founderRoom;
const investors = investorsOf('heron');
const [lead] = investors;

const added = { text: 'Added', tone: 'good', icon: 'check' } as const;

/** A screen for each step of the workflow. */
export const founders = [
  {
    icon: 'folder',
    title: 'Documents to gather',
    parts: [
      {
        kind: 'list',
        items: [
          { name: 'Certificate of incorporation', icon: 'document', chip: added },
          { name: 'Ownership of the company', icon: 'people', chip: added },
          { name: 'Accounts of earlier years', icon: 'chart', chip: added },
          { name: folders.capTable, icon: 'document', chip: { text: 'Missing', tone: 'wait' } },
        ],
      },
    ],
  },
  {
    icon: 'shield',
    title: `Registration of ${firms.heronLabs.name}`,
    parts: [
      {
        kind: 'list',
        items: [
          { name: 'KYC of the company', value: day(checked.company), state: 'done' },
          { name: 'KYC of the project', value: day(checked.project), state: 'done' },
          { name: 'Documents', value: 'In review', state: 'due' },
          { name: 'Listing', value: 'Next', state: 'open' },
        ],
      },
    ],
  },
  {
    icon: 'document',
    title: 'Listing of the raise',
    chip: { text: 'Draft', tone: 'plain' },
    parts: [
      {
        kind: 'figures',
        items: [
          { label: 'Amount to raise', value: money(amount) },
          { label: 'Minimum ticket', value: money(ticket) },
        ],
      },
      {
        kind: 'list',
        title: 'Use of funds',
        items: [
          {
            name: 'Engineering',
            share: shareOf(useOfFunds.engineering, amount),
            value: money(useOfFunds.engineering),
          },
          { name: 'Sales', share: shareOf(useOfFunds.sales, amount), value: money(useOfFunds.sales) },
        ],
      },
    ],
  },
  {
    icon: 'lock',
    title: 'Folders and access',
    parts: [
      {
        kind: 'list',
        items: room
          .filter(({ id }) => ['accounts', 'contracts', 'forecast', 'payroll'].includes(id))
          .map(({ id, nda, lead: isForLead }) => ({
            name: folders[id],
            icon: 'folder' as const,
            chip: nda
              ? states.afterNda
              : { text: isForLead ? 'Lead investor' : 'You alone', tone: 'wait' as const },
          })),
      },
    ],
  },
  {
    icon: 'pipeline',
    title: 'Investors in the raise',
    parts: [
      {
        kind: 'list',
        items: [
          {
            name: firms.copperleaf.name,
            line: `Term sheet by ${day(termSheet)}`,
            chip: { text: 'Negotiating', tone: 'good' },
          },
          { name: firms.bayan.name, line: 'Send the model', chip: states.ndaSigned },
          { name: firms.straits.name, line: 'Has just engaged', chip: { text: 'New', tone: 'wait' } },
        ],
      },
    ],
  },
  {
    icon: 'handshake',
    title: 'Term sheet',
    chip: { text: day(termSheet), tone: 'wait', icon: 'calendar' },
    parts: [
      {
        kind: 'list',
        items: [
          ...(lead
            ? [
                {
                  name: firms[lead.investor].name,
                  line: 'Lead investor',
                  value: money(lead.amount),
                  state: 'due' as const,
                },
              ]
            : []),
          { name: 'Contract', line: 'Between you and the investor', state: 'open' },
          { name: 'For the next raise', line: 'Contacts and notes in the CRM', icon: 'folder' },
        ],
      },
    ],
  },
] satisfies StepScreens;
