import type { StepScreens } from '#product/screens/screens.ts';
import { count, day, money } from '../../sample-forms.ts';
import { onBoard, world } from '../../sample-world.ts';
import { site } from '../../site.ts';
import { sampleNames } from '../sample-names.ts';

const { assetClasses, checks, deals, declines, documents, firms, folders, people, sectors, tasks } =
  sampleNames;

const { cedarRoom, declined, exit, room } = world;
const [sable] = declined;
const sizeOf = (folder: string) => room.folders.find(({ id }) => id === folder)?.documents ?? 0;

/** A screen for each step of the workflow. */
export const peVentureCapital = [
  {
    icon: 'search',
    title: 'New opportunities',
    parts: [
      {
        kind: 'list',
        title: 'Deal',
        aside: 'Amount',
        items: onBoard('sourced').map(({ id, sector, assetClass, amount }) => ({
          name: deals[id],
          line: `${sectors[sector]} · ${assetClasses[assetClass]}`,
          value: money(amount),
        })),
      },
    ],
  },
  {
    icon: 'pipeline',
    title: 'Opportunities to assess',
    parts: [
      {
        kind: 'list',
        items: [
          ...onBoard('screening')
            .filter(({ id }) => id !== 'dune')
            .map(({ id, next }) => ({
              name: deals[id],
              line: `${tasks[next.task]}, ${day(next.day)}`,
              initials: next.people.map((person) => people[person].initials)[0] ?? '',
              chip: { text: 'In assessment', tone: 'good' as const },
            })),
          {
            name: deals[sable.deal],
            line: declines[sable.reason],
            initials: people.sofia.initials,
            chip: { text: 'Declined', tone: 'wait' },
          },
        ],
      },
    ],
  },
  {
    icon: 'signature',
    title: `NDA for ${deals.cedar}`,
    chip: { text: 'Signed', tone: 'good', icon: 'check' },
    parts: [
      {
        kind: 'list',
        items: [
          {
            name: 'You engaged',
            line: 'The issuer learned your name',
            value: day(cedarRoom.engaged),
            state: 'done',
          },
          {
            name: 'Signed by your firm',
            line: people.layla.name,
            value: day(cedarRoom.signed),
            state: 'done',
          },
          {
            name: 'Signed by the issuer',
            line: people.nadia.name,
            value: day(cedarRoom.countersigned),
            state: 'done',
          },
        ],
        buttons: ['Open the data room'],
      },
    ],
  },
  {
    icon: 'folder',
    title: `Data room of ${deals.cedar}`,
    parts: [
      {
        kind: 'list',
        items: [
          { name: folders.financials, icon: 'folder', value: count('documents', sizeOf('financials')) },
          { name: folders.contracts, icon: 'folder', value: count('documents', sizeOf('contracts')) },
          {
            name: folders.capTable,
            line: `Version of ${day(cedarRoom.capTable)}`,
            icon: 'chart',
            chip: { text: 'Current', tone: 'good' },
          },
          {
            name: documents.model,
            line: `Version of ${day(cedarRoom.model)}`,
            icon: 'chart',
            chip: { text: 'Current', tone: 'good' },
          },
        ],
      },
    ],
  },
  {
    icon: 'shield',
    title: `Parties to ${deals.cedar}`,
    parts: [
      {
        kind: 'list',
        title: 'Party',
        aside: 'KYC/AML',
        items: [
          { name: firms.saltline.name, line: 'Issuer', chip: checks.complete },
          { name: 'Owners of the issuer', line: `Checked by ${site.name}`, chip: checks.complete },
          { name: firms.marram.name, line: 'Your firm', chip: checks.complete },
        ],
      },
    ],
  },
  {
    icon: 'chart',
    title: `Exit of ${deals.larch}`,
    chip: { text: 'Preparing', tone: 'wait' },
    parts: [
      {
        kind: 'list',
        items: [
          { name: 'Board documents', line: 'From the time of the investment', state: 'done' },
          { name: 'Buyer list', line: 'From the CRM', value: count('buyers', exit.buyers), state: 'done' },
          { name: 'Approach to buyers', value: day(exit.approach), state: 'due' },
          { name: 'Listing', line: 'When the board decides', state: 'open' },
        ],
      },
    ],
  },
] satisfies StepScreens;
