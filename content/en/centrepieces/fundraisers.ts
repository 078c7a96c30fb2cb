import type { ReportContent } from '#product/drawings/fundraisers.tsx';
import { count, day, money, number } from '../../sample-forms.ts';
import {
  committedOf,
  dateOf,
  eventsOf,
  investorsOf,
  shareOf,
  sumOf,
  targetOf,
  tasksOf,
  today,
} from '../../sample-state.ts';
import { sampleNames } from '../sample-names.ts';

const { deals, firms, passes, people, states, tasks } = sampleNames;

const target = targetOf('acacia');
const declines = eventsOf(['declined'], { deal: 'acacia' });
const declined = (['ticketTooLarge', 'wrongRegion', 'notInvesting'] as const).map((id) => ({
  name: passes[id],
  investors: declines.filter(({ reason }) => reason === id).length,
}));
const mostDeclined = Math.max(...declined.map((one) => one.investors));

const stageOf = (state: 'legalReview' | 'inReview') => {
  const all = investorsOf('acacia', state);
  return {
    name: states[state].text,
    line: all.map(({ investor }) => firms[investor].name).join(' · '),
    value: money(sumOf(all)),
    share: shareOf(sumOf(all), target),
  };
};

/** The answers to a client’s call about a raise, as a report of one page. */
export const report = {
  description: `A client asks questions about ${deals.acacia}, and each answer joins a report of one page: who has committed, who is in review, the next steps with their days, and the reasons for declines.`,
  title: deals.acacia,
  aside: `For ${firms.sunfield.name}`,
  call: { title: 'The client calls', line: 'Each question adds its answer to the report.' },
  letterhead: { title: 'Report on the raise', line: `${firms.crescent.name}, ${day(today)}` },
  answers: [
    {
      id: 'committed',
      question: 'How much is in?',
      title: states.signed.text,
      figures: [
        { label: states.signed.text, value: money(committedOf('acacia')) },
        { label: 'Target', value: money(target) },
        { label: 'From', value: count('investors', investorsOf('acacia', 'signed').length) },
      ],
      items: investorsOf('acacia', 'signed').map(({ investor, amount, signed }) => ({
        name: firms[investor].name,
        line: `Signed, ${day(signed ?? today)}`,
        value: money(amount),
        share: shareOf(amount, target),
      })),
    },
    {
      id: 'waiting',
      question: 'Who is still deciding?',
      title: 'In review',
      items: [stageOf('legalReview'), stageOf('inReview')],
    },
    {
      id: 'next',
      question: 'What happens next?',
      title: 'Next steps',
      items: tasksOf({ deal: 'acacia' }).flatMap(({ firm, task, on, people: [person] = [] }) =>
        firm && person && firm !== 'marram'
          ? [
              {
                name: tasks[task],
                line: firms[firm].name,
                initials: people[person].initials,
                value: day(dateOf(on)),
              },
            ]
          : [],
      ),
    },
    {
      id: 'declined',
      question: 'Why did others say no?',
      title: 'Reasons for declines',
      items: declined.map((one) => ({
        name: one.name,
        value: number(one.investors),
        share: shareOf(one.investors, mostDeclined),
      })),
    },
  ],
  prepared: `Prepared by ${people.yusuf.name} from the investor list`,
} satisfies ReportContent;
