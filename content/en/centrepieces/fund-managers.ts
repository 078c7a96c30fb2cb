import type { ClosesContent } from '#product/drawings/fund-managers.tsx';
import type { Colour } from '#product/kit/pieces.tsx';
import { count, day, money, percent } from '../../sample-forms.ts';
import { committedOf, daysUntil, investorsOf, shareOf, sumOf, world } from '../../sample-world.ts';
import { sampleNames } from '../sample-names.ts';

const { firms, fund, people, states, tasks, today } = sampleNames;

const { opened, firstClose, finalClose } = world.fund;
const { target } = world.raises.fund;
const investors = investorsOf('fund');
type Investor = (typeof investors)[number];

const TONES: readonly Colour[] = ['deep', 'accent', 'light', 'clay', 'sand'];

const toneOf = (investor: Investor) => TONES[investors.indexOf(investor)] ?? 'stone';
const at = (date: string) => shareOf(daysUntil(date, opened), daysUntil(finalClose, opened));
const isOfFirstClose = ({ signed = finalClose }: Investor) => signed <= firstClose;
const first = investors.filter(isOfFirstClose);
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
    today: { at: at(world.today), text: `${today}, ${day(world.today)}` },
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
    items: [
      ...investors
        .flatMap(({ investor, next }) =>
          next
            ? [
                {
                  name: tasks[next.task],
                  line: firms[investor].name,
                  day: day(next.day),
                  initials: people[next.person].initials,
                },
              ]
            : [],
        )
        .toReversed(),
      {
        name: 'Source of funds',
        line: firms.greenfold.name,
        day: day(world.fund.call),
        initials: people.omar.initials,
      },
      {
        name: 'Confirm the closing date',
        line: 'To every investor',
        day: day(world.fund.notice),
        initials: people.layla.initials,
      },
    ],
  },
} satisfies ClosesContent;
