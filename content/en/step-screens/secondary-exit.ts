import type { StepScreens } from '#product/screens/screens.ts';
import { day, money, number, percent } from '../../sample-forms.ts';
import { dealOf, world } from '../../sample-world.ts';
import { sampleNames } from '../sample-names.ts';

const { firms, regions, sectors, states } = sampleNames;

const { amount, region, sector } = dealOf('orchid');
const { completion, holding } = world;

/** A screen for each step of the workflow. */
export const secondaryExit = [
  {
    icon: 'document',
    title: 'Listing of a holding',
    chip: { text: 'Name withheld', tone: 'night', icon: 'eye-off' },
    parts: [
      {
        kind: 'list',
        items: [
          { name: 'Company', value: `${sectors[sector]}, ${regions[region]}` },
          { name: 'Holding', value: percent(holding.percent) },
          { name: 'Asking price', value: money(amount) },
          { name: 'Right to the holding', value: 'Proven', state: 'done' },
        ],
      },
    ],
  },
  {
    icon: 'people',
    title: 'Interest in the holding',
    parts: [
      {
        kind: 'list',
        items: [
          { name: firms.marram.name, line: `Engaged on ${day(holding.engaged)}`, chip: states.ndaSigned },
          {
            name: `Investor ${number(world.firms.halden.number ?? '')}`,
            line: 'Saved the listing',
            chip: states.anonymous,
          },
          {
            name: `Investor ${number(world.firms.straits.number ?? '')}`,
            line: 'Saved the listing',
            chip: states.anonymous,
          },
        ],
      },
    ],
  },
  {
    icon: 'signature',
    title: 'Transfer of the shares',
    parts: [
      {
        kind: 'list',
        items: [
          { name: 'Contract', line: 'Counsel of both parties', value: day(completion.agreed), state: 'done' },
          {
            name: 'Pre-emption rights',
            line: 'Waived by shareholders',
            value: day(completion.waived),
            state: 'done',
          },
          { name: 'Consent of the board', value: day(holding.consent), state: 'due' },
          { name: 'Share register', value: 'Next', state: 'open' },
        ],
      },
    ],
  },
  {
    icon: 'percent',
    title: 'Completion',
    chip: { text: day(completion.paid), tone: 'wait', icon: 'calendar' },
    parts: [
      {
        kind: 'figures',
        items: [
          { label: 'Buyer pays', value: money(amount) },
          { label: 'You receive', value: money(amount) },
        ],
      },
      {
        kind: 'list',
        items: [
          {
            name: 'Payment',
            line: 'From buyer to seller directly',
            icon: 'handshake',
            value: day(completion.paid),
          },
          { name: 'On file', line: 'Contract, consents, register', icon: 'folder' },
        ],
      },
    ],
  },
] satisfies StepScreens;
