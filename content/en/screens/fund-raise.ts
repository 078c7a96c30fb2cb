import type { ScreenContent } from '#src/model/screen.schema.ts';
import { count, day, money } from '../../sample-forms.ts';
import { committedOf, daysUntil, investorsOf, shareOf, sumOf, world } from '../../sample-world.ts';
import { sampleNames } from '../sample-names.ts';

const { checks, firms, fund, people, states, tasks } = sampleNames;

const { finalClose, firstClose } = world.fund;
const { target } = world.raises.fund;
const investors = investorsOf('fund');
const isFirst = ({ signed = finalClose }: (typeof investors)[number]) => signed <= firstClose;
const first = investors.filter(isFirst);
const final = investors.filter((commitment) => !isFirst(commitment));
const inState = (state: (typeof investors)[number]['state']) =>
  sumOf(final.filter((one) => one.state === state));

const barOf = (name: string, amount: number, tone: 'deep' | 'accent' | 'light' | 'clay' | 'sand') => ({
  name,
  value: money(amount),
  share: shareOf(amount, target),
  tone,
});

const rowOf = ({ investor, amount, state }: (typeof investors)[number]) => ({
  cells: [
    {
      text: firms[investor].name,
      line: `KYC/AML: ${Object.values(world.firms[investor].checks ?? {}).every((check) => check === 'done') ? checks.complete.text : checks.outstanding.text}`,
    },
    { chip: states[state] },
    money(amount),
  ],
});

/** A fund before its final close. */
export const fundRaise = {
  description: `${fund.name} before its final close: ${money(committedOf('fund'))} of a target of ${money(target)} is committed. Each investor with its stage, checks and commitment, and what is outstanding before the close.`,
  app: 'product',
  section: 'fundraising',
  title: fund.name,
  aside: `Final close ${day(finalClose)}`,
  chip: { text: count('daysLeft', daysUntil(finalClose)), tone: 'wait', icon: 'calendar' },
  people: [people.layla.initials, people.omar.initials],
  buttons: ['Add investor'],
  columns: [
    {
      size: 'main',
      parts: [
        {
          kind: 'list',
          onPhones: true,
          title: 'Commitments',
          aside: `Target ${money(target)}`,
          items: [
            barOf('First close', sumOf(first), 'deep'),
            barOf('Signed since', inState('signed'), 'accent'),
            barOf(states.documentsOut.text, inState('documentsOut'), 'light'),
            barOf(states.inReview.text, inState('inReview'), 'clay'),
            barOf('Still open', target - sumOf(investors), 'sand'),
          ],
        },
        {
          kind: 'table',
          rows: [
            { group: `First close, ${day(firstClose)}`, value: money(sumOf(first)) },
            ...first.map(rowOf),
            { group: `Final close, ${day(finalClose)}`, value: money(sumOf(final)) },
            ...final.map(rowOf),
          ],
        },
      ],
    },
    {
      size: 'side',
      parts: [
        {
          kind: 'list',
          onPhones: true,
          title: 'Before the final close',
          items: [
            ...investors.flatMap(({ investor, next }) =>
              next
                ? [
                    {
                      name: tasks[next.task],
                      line: `${firms[investor].name}, ${day(next.day)}`,
                      initials: people[next.person].initials,
                    },
                  ]
                : [],
            ),
            { name: 'Confirm the closing date', line: 'To every investor', initials: people.layla.initials },
          ],
        },
        {
          kind: 'list',
          title: 'Side letters',
          items: investors.flatMap(({ investor, sideLetter }) =>
            sideLetter
              ? [
                  {
                    name: firms[investor].name,
                    line: `Signed, ${day(sideLetter)}`,
                    icon: 'document' as const,
                  },
                ]
              : [],
          ),
        },
      ],
    },
  ],
} satisfies ScreenContent;
