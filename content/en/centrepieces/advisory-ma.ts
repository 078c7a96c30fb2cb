import type { BidMatrixContent } from '#product/drawings/advisory-ma.tsx';
import { count, day, money, number, ratio } from '../../sample-forms.ts';
import { daysUntil, world } from '../../sample-world.ts';
import { sampleNames } from '../sample-names.ts';

const { bidders, deals, tasks } = sampleNames;

const { mandate } = world;

type Bidder = (typeof mandate.bidders)[number];

const offers = mandate.bidders.map(({ offer }) => offer);
const questions = mandate.bidders.map((bidder) => bidder.questions);
const answered = questions.reduce((sum, [done]) => sum + done, 0);
const asked = questions.reduce((sum, [, all]) => sum + all, 0);
const agreed = mandate.bidders.filter((bidder) => 'meeting' in bidder).length;

const cellsOf = (bidder: Bidder): BidMatrixContent['bidders'][number]['cells'] => [
  { text: 'Sent', line: day(mandate.teaser), state: 'done' },
  { text: 'Signed', line: day(bidder.nda), state: 'done' },
  { text: money(bidder.offer), line: `Indicative, ${day(bidder.offered)}`, state: 'done' },
  {
    text: ratio(bidder.questions[0], bidder.questions[1]),
    line: `Open: ${tasks[bidder.next[1].task]}, ${day(bidder.next[1].day)}`,
    state: 'due',
  },
  'meeting' in bidder
    ? { text: day(bidder.meeting), line: 'Date agreed', state: 'done' }
    : { text: 'No date yet', line: tasks[bidder.next[2].task], state: 'due' },
  { text: day(mandate.finalOffers), line: tasks[bidder.next[0].task], state: 'open' },
];

/** A sale before its final offers: each bidder in each round. */
export const bidMatrix = {
  description: `${deals.falcon}, a sale before its final offers, as a matrix of bidders by rounds: teaser, NDA, indicative offer, diligence questions, management meeting and final offer. Each round can be chosen, and shows how far each bidder was.`,
  title: deals.falcon,
  aside: 'Sell-side mandate',
  chip: { text: count('daysLeft', daysUntil(mandate.finalOffers)), tone: 'wait', icon: 'calendar' },
  corner: 'Bidder',
  current: mandate.round,
  rounds: [
    {
      id: 'teaser',
      name: 'Teaser',
      figures: [
        { label: 'Teasers sent', value: number(mandate.teasers) },
        { label: 'Interested', value: number(mandate.interested) },
        { label: 'Not interested', value: number(mandate.refused) },
      ],
      note: 'The name of the seller is kept confidential.',
    },
    {
      id: 'nda',
      name: 'NDA',
      figures: [
        { label: 'NDAs signed', value: number(mandate.ndas) },
        { label: 'Withdrawn since', value: number(mandate.withdrawn) },
      ],
      note: 'You decide who enters the data room.',
    },
    {
      id: 'offer',
      name: 'Indicative offer',
      figures: [
        { label: 'Offers', value: number(offers.length) },
        { label: 'Highest', value: money(Math.max(...offers)) },
        { label: 'Lowest', value: money(Math.min(...offers)) },
      ],
      note: 'Each offer is filed under its bidder.',
    },
    {
      id: 'questions',
      name: 'Diligence questions',
      figures: [
        { label: 'Answered', value: ratio(answered, asked) },
        { label: 'Outstanding from the seller', value: count('documents', mandate.outstanding) },
      ],
      note: 'One answer goes to every bidder.',
    },
    {
      id: 'meeting',
      name: 'Management meeting',
      figures: [
        { label: 'Dates agreed', value: number(agreed) },
        { label: 'Dates open', value: number(mandate.bidders.length - agreed) },
      ],
      note: 'The agenda is sent with the date.',
    },
    {
      id: 'final',
      name: 'Final offer',
      figures: [
        { label: tasks.finalOffer, value: day(mandate.finalOffers) },
        { label: 'Bidders', value: number(mandate.bidders.length) },
      ],
      note: 'Terms are compared on the same lines.',
    },
  ],
  bidders: mandate.bidders.map((bidder) => ({
    id: bidder.id,
    name: bidders[bidder.id],
    cells: cellsOf(bidder),
  })),
} satisfies BidMatrixContent;
