import type { RiverContent } from '#product/drawings/pe-venture-capital.tsx';
import { count, day, money, number, percent } from '../../sample-forms.ts';
import {
  daysUntil,
  eventsOf,
  lastOf,
  momentOf,
  onBoard,
  riverOfDeals,
  shareOf,
  sumOf,
} from '../../sample-state.ts';
import { sampleNames } from '../sample-names.ts';

const { deals, declines, passes, reviews, stages } = sampleNames;
const reasons = { ...declines, ...passes };

const about = { deal: 'heron', firm: 'marram' } as const;
const [declinedOn, returnedOn] = [lastOf('declined', about), lastOf('returned', about)];
const isReturned = ({ deal }: { readonly deal: string }) => deal === about.deal;
const declined = eventsOf(['declined'], { firm: 'marram' }).filter((one) => !isReturned(one));

const { from, to, years } = riverOfDeals;

const at = (date: string) => shareOf(daysUntil(date, from), daysUntil(to, from));
const open = onBoard();

/** Deals over two years as a river: those declined leave it with their reason, and one returns. */
export const river = {
  description: `The deals of an investment team as a river. Those that it declined leave the river, each with the day and the reason at the bend. ${deals.heron} returns after a year: its churn was ${percent(declinedOn.churn ?? 0)} and is ${percent(returnedOn.churn)} now.`,
  title: 'Deals of this team over the years',
  aside: count('open', open.length),
  choice: { label: 'Deals', names: ['All deals', 'Declined', 'Came back'] },
  declined: declined.flatMap(({ deal, reason, review, ...event }) =>
    deal !== 'fund' && reason
      ? [
          {
            id: deal,
            name: deals[deal],
            day: day(momentOf(event)),
            reason: reasons[reason],
            ...(review && { review: reviews[review] }),
            at: at(momentOf(event)),
          },
        ]
      : [],
  ),
  returned: {
    name: deals.heron,
    declined: {
      at: at(momentOf(declinedOn)),
      day: day(momentOf(declinedOn)),
      reason: `Declined: churn of ${percent(declinedOn.churn ?? 0)} a year.`,
    },
    back: {
      at: at(momentOf(returnedOn)),
      day: day(momentOf(returnedOn)),
      reason: `Back in screening: churn is ${percent(returnedOn.churn)} now.`,
    },
    between: 'Kept with its notes',
  },
  stages: (['sourced', 'screening', 'nda', 'diligence', 'closing'] as const).map((id) => {
    const inStage = onBoard(id);
    return { id, name: stages[id], deals: number(inStage.length), value: money(sumOf(inStage)) };
  }),
  legend: [
    { id: 'review', name: 'Declined, to review later' },
    { id: 'declined', name: 'Declined' },
    { id: 'returned', name: 'Came back' },
  ],
  years: years.map((date) => ({ at: at(date), name: number(new Date(date).getUTCFullYear()) })),
} satisfies RiverContent;
