import type { ScreenContent } from '#src/model/screen.schema.ts';
import { day, money, ratio, when } from '../../sample-forms.ts';
import { shareOf, usersOf, world } from '../../sample-world.ts';
import { sampleNames } from '../sample-names.ts';

const { bidders, deals, firms, people, states, tasks } = sampleNames;

const { mandate } = world;

type Bidder = (typeof mandate.bidders)[number];
const taskOf = ({ task, day: date }: Bidder['next'][number]) => `${tasks[task]}, ${when(date)}`;

const columnOf = ({ questions: [answered, asked], ...bidder }: Bidder) => ({
  id: bidder.id,
  title: bidders[bidder.id],
  total: states.ndaSigned.text,
  cards: [
    {
      id: 'offer',
      title: 'Offer',
      line: `Indicative, ${day(bidder.offered)}`,
      amount: money(bidder.offer),
      next: taskOf(bidder.next[0]),
      people: [people.tomas.initials],
    },
    {
      id: 'questions',
      title: 'Diligence questions',
      line: 'Answers go to all bidders',
      amount: ratio(answered, asked),
      share: shareOf(answered, asked),
      next: taskOf(bidder.next[1]),
      people: [people.hala.initials],
    },
    {
      id: 'meeting',
      title: 'Management meeting',
      ...('meeting' in bidder
        ? {
            line: 'Date agreed',
            amount: day(bidder.meeting),
            chip: { text: 'Agreed', tone: 'good' as const, icon: 'check' as const },
          }
        : { line: 'Requested', amount: 'No date yet', chip: { text: 'Open', tone: 'wait' as const } }),
      next: taskOf(bidder.next[2]),
    },
  ],
});

/** A sale before its final offers, by bidder. */
export const mandateBoard = {
  description: `${deals.falcon}, a sale before its final offers, as a board with a column for each bidder. It has the offer, the diligence questions asked, whose answers go to all bidders, and the next meeting.`,
  app: 'product',
  section: 'pipeline',
  owner: { workspace: firms.gateway.name, person: people.tomas },
  title: deals.falcon,
  aside: 'Sell-side mandate',
  chip: { text: `Final offers ${day(mandate.finalOffers)}`, tone: 'wait', icon: 'calendar' },
  people: usersOf('gateway').map((person) => people[person].initials),
  buttons: ['Client view'],
  columns: [
    {
      size: 'main',
      parts: [
        {
          kind: 'board',
          onPhones: true,
          columns: mandate.bidders.map((bidder) => ({
            ...columnOf(bidder),
            ...(bidder.id === 'tradeA' && { onPhones: true }),
          })),
        },
      ],
    },
  ],
} satisfies ScreenContent;
