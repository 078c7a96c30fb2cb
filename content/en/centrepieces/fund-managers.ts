import type { ClosesContent } from '#product/drawings/fund-managers.tsx';
import type { Colour } from '#product/kit/pieces.tsx';
import { count, day, money, percent } from '../../sample-forms.ts';
import {
  committedOf,
  dateOf,
  daysUntil,
  investorsAt,
  investorsOf,
  lastOf,
  momentOfLast,
  shareOf,
  sumOf,
  targetOf,
  tasksOf,
  today as now,
} from '../../sample-state.ts';
import { sampleNames } from '../sample-names.ts';

const { firms, fund, people, states, tasks, today } = sampleNames;

const opened = momentOfLast('opensFund');
const firstClose = momentOfLast('firstClose');
const finalClose = momentOfLast('finalClose');
const target = targetOf('fund');
const investors = investorsOf('fund');
type Investor = (typeof investors)[number];

const TONES: readonly Colour[] = ['deep', 'accent', 'light', 'clay', 'sand'];

const toneOf = ({ investor }: Investor) =>
  TONES[investors.findIndex((one) => one.investor === investor)] ?? 'stone';
const at = (date: string) => shareOf(daysUntil(date, opened), daysUntil(finalClose, opened));
const isOfFirstClose = ({ investor }: Investor) => first.some((one) => one.investor === investor);
const first = investorsAt(lastOf('firstClose').on, 'fund', 'signed');
const inState = (state: Investor['state']) => sumOf(investors.filter((one) => one.state === state));

const rowsOf = (
  shown: readonly Investor[],
  chipOf: (investor: Investor) => (typeof states)[Investor['state']],
) => [
  ...shown.map((one) => ({
    name: firms[one.investor].name,
    amount: one.amount,
    value: money(one.amount),
    chip: chipOf(one),
    tone: toneOf(one),
  })),
  { name: 'Still open', amount: target - sumOf(shown), value: money(target - sumOf(shown)) },
];

/** The closes of a fund: what each has brought in, and what the next one still needs. */
export const closes = {
  description: `${fund.name} over time: commitments join as streams and fill the target of ${money(target)}. At the first close it had ${money(sumOf(first))}; today ${money(committedOf('fund'))} is committed. The steps before the final close follow with their days.`,
  title: fund.name,
  aside: `Target ${money(target)}`,
  choice: { label: 'Moment', names: ['First close', today, 'Final close'], start: 1 },
  target,
  commitments: investors.map((one) => ({
    id: one.investor,
    tone: toneOf(one),
    amount: one.amount,
    from: at(one.nda ?? opened),
    to: at(one.signed ?? finalClose),
    isOfFirstClose: isOfFirstClose(one),
    isSigned: one.state === 'signed',
  })),
  moments: {
    firstClose: { at: at(firstClose), text: `First close, ${day(firstClose)}` },
    today: { at: at(now), text: `${today}, ${day(now)}` },
    finalClose: `Final close, ${day(finalClose)}`,
  },
  views: [
    {
      id: 'first',
      figures: [
        { label: 'At the first close', value: money(sumOf(first)) },
        { label: 'Share of the target', value: percent(shareOf(sumOf(first), target)) },
        { label: 'With side letters', value: count('investors', first.length) },
      ],
      rows: rowsOf(first, () => states.signed),
    },
    {
      id: 'today',
      figures: [
        { label: 'Committed', value: money(committedOf('fund')) },
        { label: states.documentsOut.text, value: money(inState('documentsOut')) },
        { label: states.inReview.text, value: money(inState('inReview')) },
        { label: 'Still open', value: money(target - sumOf(investors)) },
      ],
      rows: rowsOf(investors, ({ state }) => states[state]),
    },
    {
      id: 'final',
      figures: [
        { label: 'If all of them sign', value: money(sumOf(investors)) },
        { label: 'Share of the target', value: percent(shareOf(sumOf(investors), target)) },
        { label: 'Still open', value: money(target - sumOf(investors)) },
      ],
      rows: rowsOf(investors, () => states.signed),
    },
  ],
  needs: {
    title: 'What the final close still needs',
    items: tasksOf({ deal: 'fund' }).map(({ task, on, firm, people: [person] = [] }) => ({
      name: tasks[task],
      line: firm ? firms[firm].name : 'To every investor',
      day: day(dateOf(on)),
      ...(person && { initials: people[person].initials }),
    })),
  },
} satisfies ClosesContent;
