import type { RiverContent } from '#product/drawings/pe-venture-capital.tsx';
import { count, day, money, number, percent } from '../../sample-forms.ts';
import { daysUntil, onBoard, shareOf, sumOf, world } from '../../sample-world.ts';
import { sampleNames } from '../sample-names.ts';

const { deals, declines, reviews, stages } = sampleNames;

const { declined, returned, riverOfDeals } = world;
const { from, to, years } = riverOfDeals;

const at = (date: string) => shareOf(daysUntil(date, from), daysUntil(to, from));
const open = onBoard();

/** Deals over two years as a river: those declined leave it with their reason, and one returns. */
export const river = {
  description: `The deals of an investment team as a river. Those that it declined leave the river, each with the day and the reason at the bend. ${deals[returned.deal]} returns after a year: its churn was ${percent(returned.churnThen)} and is ${percent(returned.churnNow)} now.`,
  title: 'Deals since the fund began',
  aside: `${count('open', open.length)} · ${money(sumOf(open))}`,
  choice: { label: 'Deals', names: ['All deals', 'Declined', 'Came back'] },
  declined: declined.map((one) => ({
    id: one.deal,
    name: deals[one.deal],
    day: day(one.day),
    reason: declines[one.reason],
    ...('review' in one && { review: reviews[one.review] }),
    at: at(one.day),
  })),
  returned: {
    name: deals[returned.deal],
    declined: {
      at: at(returned.declined),
      day: day(returned.declined),
      reason: `Declined: churn of ${percent(returned.churnThen)} a year.`,
    },
    back: {
      at: at(returned.day),
      day: day(returned.day),
      reason: `Back in screening: churn is ${percent(returned.churnNow)} now.`,
    },
    between: 'Kept with notes and documents',
  },
  stages: (['sourced', 'screening', 'nda', 'diligence', 'closing'] as const).map((id) => {
    const inStage = onBoard(id);
    return { id, name: stages[id], deals: number(inStage.length), value: money(sumOf(inStage)) };
  }),
  years: years.map((date) => ({ at: at(date), name: number(new Date(date).getUTCFullYear()) })),
} satisfies RiverContent;
