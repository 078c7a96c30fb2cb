import type { BidMatrixContent } from '#product/drawings/advisory-ma.tsx';
import { count, day, money, number, ratio } from '../../sample-forms.ts';
import { dateOf, daysUntil, eventsOf, lastOf, momentOfLast, tasksOf } from '../../sample-state.ts';
import { world } from '../../sample-world.ts';
import { sampleNames } from '../sample-names.ts';
import { promises } from '../promises.ts';

const { bidders, deals, tasks } = sampleNames;

const { mandate } = world;

type Bidder = (typeof mandate.bidders)[number];

const about = (bidder: Bidder) => ({ deal: 'falcon', bidder }) as const;
const dayOf = ({ on }: { readonly on: number }) => day(dateOf(on));
const buyersOf = (act: 'teaserSent' | 'interested' | 'passed' | 'signedNdas' | 'withdrew') =>
  lastOf(act).buyers;
const offers = mandate.bidders.map((bidder) => lastOf('offered', about(bidder)).amount);
const askedBy = (bidder: Bidder) => lastOf('questionsAsked', about(bidder)).questions;
const answeredTo = (bidder: Bidder) => lastOf('questionsAnswered', about(bidder)).questions;
const totalOf = (questionsOf: (bidder: Bidder) => number) =>
  mandate.bidders.reduce((sum, bidder) => sum + questionsOf(bidder), 0);
const meetingWith = (bidder: Bidder) => eventsOf(['meeting'], about(bidder))[0];
const agreed = mandate.bidders.filter(meetingWith).length;
const finalOffers = momentOfLast('finalOffer');

function cellsOf(bidder: Bidder): BidMatrixContent['bidders'][number]['cells'] {
  const offer = lastOf('offered', about(bidder));
  const meeting = meetingWith(bidder);
  const [question, ...others] = tasksOf(about(bidder)).filter(({ task }) => task !== 'offerDates');
  const open = question ? `Open: ${tasks[question.task]}, ${dayOf(question)}` : '';
  const last = others.at(-1)?.task ?? 'finalOffer';
  return [
    { text: 'Sent', line: dayOf(lastOf('teaserSent')), state: 'done' },
    { text: 'Signed', line: dayOf(lastOf('signedNda', about(bidder))), state: 'done' },
    { text: money(offer.amount), line: `Indicative, ${dayOf(offer)}`, state: 'done' },
    { text: ratio(answeredTo(bidder), askedBy(bidder)), line: open, state: 'due' },
    meeting
      ? { text: dayOf(meeting), line: 'Date agreed', state: 'done' }
      : { text: 'No date yet', line: tasks.offerDates, state: 'due' },
    { text: day(finalOffers), line: tasks[last], state: 'open' },
  ];
}

/** A sale before its final offers: each bidder in each round. */
export const bidMatrix = {
  description: `${deals.falcon}, a sale before its final offers, as a matrix of bidders by rounds: teaser, NDA, indicative offer, diligence questions, management meeting and final offer. Each round can be chosen, and shows how far each bidder was.`,
  title: deals.falcon,
  aside: 'Sell-side mandate',
  chip: { text: count('daysLeft', daysUntil(finalOffers)), tone: 'wait', icon: 'calendar' },
  corner: 'Bidder',
  current: mandate.round,
  rounds: [
    {
      id: 'teaser',
      name: 'Teaser',
      figures: [
        { label: 'Teasers sent', value: number(buyersOf('teaserSent')) },
        { label: 'Interested', value: number(buyersOf('interested')) },
        { label: 'Not interested', value: number(buyersOf('passed')) },
      ],
      note: 'The name of the seller is kept confidential.',
    },
    {
      id: 'nda',
      name: 'NDA',
      figures: [
        { label: 'NDAs signed', value: number(buyersOf('signedNdas') + mandate.bidders.length) },
        { label: 'Withdrawn since', value: number(buyersOf('withdrew')) },
      ],
      note: `${promises.says.youAdmit}.`,
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
        { label: 'Answered', value: ratio(totalOf(answeredTo), totalOf(askedBy)) },
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
        { label: tasks.finalOffer, value: day(finalOffers) },
        { label: 'Bidders', value: number(mandate.bidders.length) },
      ],
      note: 'Terms are compared on the same lines.',
    },
  ],
  bidders: mandate.bidders.map((id) => ({ id, name: bidders[id], cells: cellsOf(id) })),
} satisfies BidMatrixContent;
