import type { StepScreens } from '#product/screens/screens.ts';
import { count, day, money, number } from '../../sample-forms.ts';
import { shareOf, world } from '../../sample-world.ts';
import { sampleNames } from '../sample-names.ts';

const { bidders, checks, deals, firms, kinds, people, states } = sampleNames;

const { mandate } = world;
const [first, second, third] = mandate.bidders;

/** A screen for each step of the workflow. */
export const advisoryMa = [
  {
    icon: 'building',
    title: `Mandate: ${deals.falcon}`,
    parts: [
      {
        kind: 'list',
        items: [
          { name: 'Brief', value: 'Sale of a haulage group', state: 'done' },
          { name: 'Conflicts', value: 'None recorded', state: 'done' },
          { name: 'KYC/AML of client and project', value: checks.complete.text, state: 'done' },
          { name: 'Timetable', line: `Final offers by ${day(mandate.finalOffers)}`, state: 'due' },
        ],
      },
    ],
  },
  {
    icon: 'search',
    title: 'Buyer list',
    chip: { text: count('buyers', mandate.teasers), tone: 'good' },
    parts: [
      {
        kind: 'table',
        columns: ['Buyer', 'Kind', 'Lead'],
        rows: [
          { cells: [firms.windlass.name, 'Trade', { initials: people.tomas.initials }] },
          { cells: [firms.marram.name, kinds.fund, { initials: people.hala.initials }] },
          {
            cells: [
              { text: firms.harbourlight.name, line: 'Excluded: dispute with the client' },
              'Trade',
              { icon: 'eye-off' },
            ],
          },
        ],
      },
    ],
  },
  {
    icon: 'mail',
    title: 'Responses to the teaser',
    parts: [
      {
        kind: 'figures',
        items: [
          { label: 'Sent', value: number(mandate.teasers) },
          { label: 'Interested', value: number(mandate.interested) },
          { label: 'Declined', value: number(mandate.refused) },
        ],
      },
      {
        kind: 'list',
        items: [
          { name: bidders.fundB, line: 'Call: asks for the depots by city', icon: 'phone' },
          { name: bidders.tradeC, line: 'Engaged on the marketplace', icon: 'globe' },
        ],
      },
    ],
  },
  {
    icon: 'signature',
    title: 'NDAs',
    chip: { text: count('ndas', mandate.ndas), tone: 'good' },
    parts: [
      {
        kind: 'list',
        items: [
          { name: bidders.tradeA, line: 'Admitted to the data room', chip: states.ndaSigned },
          { name: bidders.fundB, line: 'Admitted to the data room', chip: states.ndaSigned },
          { name: bidders.tradeC, line: 'Admitted to the data room', chip: states.ndaSigned },
          { name: 'A further buyer', line: 'Not admitted yet', chip: states.ndaSent },
        ],
      },
    ],
  },
  {
    icon: 'document',
    title: 'Bidders’ questions',
    chip: { text: count('open', third.questions[1] - third.questions[0]), tone: 'wait' },
    parts: [
      {
        kind: 'list',
        items: [
          {
            name: 'Which depot leases end first?',
            line: 'Answered with the lease schedule',
            initials: people.hala.initials,
            state: 'done',
          },
          {
            name: 'Is the brand owned or licensed?',
            line: 'With counsel',
            initials: people.tomas.initials,
            state: 'due',
          },
          {
            name: 'Mileage by month?',
            line: 'With the client',
            initials: people.hala.initials,
            state: 'due',
          },
        ],
      },
    ],
  },
  {
    icon: 'chart',
    title: 'Client dashboard',
    parts: [
      {
        kind: 'list',
        items: [
          {
            name: 'Buyers contacted',
            share: shareOf(mandate.teasers, mandate.teasers),
            value: number(mandate.teasers),
          },
          {
            name: states.ndaSigned.text,
            share: shareOf(mandate.ndas, mandate.teasers),
            value: number(mandate.ndas),
          },
          {
            name: 'Meetings',
            share: shareOf(mandate.meetings, mandate.teasers),
            value: number(mandate.meetings),
          },
          {
            name: 'Documents outstanding',
            share: shareOf(mandate.outstanding, mandate.teasers),
            value: number(mandate.outstanding),
          },
        ],
      },
    ],
  },
  {
    icon: 'handshake',
    title: `Offers for ${deals.falcon}`,
    parts: [
      {
        kind: 'list',
        items: [
          { name: bidders[third.id], line: 'With conditions', value: money(third.offer) },
          { name: bidders[first.id], line: 'No financing condition', value: money(first.offer) },
          { name: bidders[second.id], line: 'Subject to financing', value: money(second.offer) },
        ],
      },
      { kind: 'list', items: [{ name: 'Process file', line: 'Every document on file', icon: 'folder' }] },
    ],
  },
] satisfies StepScreens;
