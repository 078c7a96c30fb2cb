import type { RiverContent } from '#product/drawings/pe-venture-capital.tsx';
import { count, date, day, money, number, percent } from '../../sample-forms.ts';
import {
  daysUntil,
  eventsOf,
  lastOf,
  momentOf,
  onBoard,
  riverOfDeals,
  shareOf,
  sumOf,
  today,
} from '../../sample-state.ts';
import { sampleNames } from '../sample-names.ts';

const { deals, declines, passes, reviews, stages } = sampleNames;
const reasons = { ...declines, ...passes };

const about = { deal: 'heron', firm: 'marram' } as const;
const [declinedOn, returnedOn] = [lastOf('declined', about), lastOf('returned', about)];
const isReturned = ({ deal }: { readonly deal: string }) => deal === about.deal;
const declined = eventsOf(['declined'], { firm: 'marram' }).filter((one) => !isReturned(one));

const { from, to, years } = riverOfDeals;

const at = (moment: string) => shareOf(daysUntil(moment, from), daysUntil(to, from));
const open = onBoard();

const yearOf = (moment: string) => new Date(moment).getUTCFullYear();
/** With its year, unless it is of this one. */
const dayOf = (moment: string) => (yearOf(moment) === yearOf(today) ? day : date)(moment);

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
            day: dayOf(momentOf(event)),
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
      day: dayOf(momentOf(declinedOn)),
      reason: `Declined: churn of ${percent(declinedOn.churn ?? 0)} a year.`,
    },
    back: {
      at: at(momentOf(returnedOn)),
      day: dayOf(momentOf(returnedOn)),
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
  years: years.map((start) => ({ at: at(start), name: number(yearOf(start)) })),
} satisfies RiverContent;
