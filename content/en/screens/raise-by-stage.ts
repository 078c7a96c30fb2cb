import type { ScreenContent } from '#src/model/screen.schema.ts';
import { count, day, money, number } from '../../sample-forms.ts';
import { investorsOf, shareOf, sumOf, usersOf, world } from '../../sample-world.ts';
import { sampleNames } from '../sample-names.ts';

const { deals, firms, passes, people, states, tasks } = sampleNames;

const declines = (['ticketTooLarge', 'wrongRegion', 'notInvesting'] as const).map((id) => ({
  name: passes[id],
  value: world.acaciaDeclines[id],
}));
const declined = declines.reduce((sum, { value }) => sum + value, 0);
const investors = investorsOf('acacia');
const TONES = ['deep', 'accent', 'light'] as const;
const stages = (['signed', 'legalReview', 'inReview'] as const).map((state) => ({
  state,
  investors: investorsOf('acacia', state),
}));
const most = Math.max(declined, ...stages.map(({ investors: all }) => all.length));

/** A raise, as a fundraiser reports it to the client. */
export const raiseByStage = {
  description:
    'A raise by stage, the next step, person and day for each investor that is not finished, a summary for the client’s board, and the reasons for declines.',
  app: 'product',
  section: 'fundraising',
  owner: { workspace: firms.crescent.name, person: people.yusuf },
  title: 'The raise by stage',
  aside: deals.acacia,
  chip: { text: 'For the client', tone: 'night', icon: 'people' },
  people: usersOf('crescent').map((person) => people[person].initials),
  columns: [
    {
      size: 'main',
      parts: [
        {
          kind: 'list',
          onPhones: true,
          title: 'Investors by stage',
          aside: number(investors.length + declined),
          items: [
            ...stages.map(({ state, investors: all }, place) => ({
              name: states[state].text,
              value: count('investors', all.length),
              share: shareOf(all.length, most),
              tone: TONES[place],
            })),
            {
              name: 'Declined',
              value: count('investors', declined),
              share: shareOf(declined, most),
              tone: 'sand',
            },
          ],
        },
        {
          kind: 'table',
          title: 'Next steps',
          columns: ['Investor', 'Next step', 'Day'],
          rows: investors.flatMap(({ investor, state, next }) =>
            next
              ? [
                  {
                    cells: [
                      { text: firms[investor].name, line: states[state].text },
                      { initials: people[next.person].initials, text: tasks[next.task] },
                      day(next.day),
                    ],
                  },
                ]
              : [],
          ),
        },
      ],
    },
    {
      size: 'side',
      parts: [
        {
          kind: 'list',
          onPhones: true,
          tone: 'night',
          title: 'For the client’s board',
          items: [
            ...stages.map(({ state, investors: all }) => ({
              name: states[state].text,
              value: money(sumOf(all)),
            })),
            { name: 'Target', value: money(world.raises.acacia.target) },
          ],
        },
        {
          kind: 'list',
          title: 'Reasons for declines',
          items: declines.map(({ name, value }) => ({ name, value: number(value) })),
        },
      ],
    },
  ],
} satisfies ScreenContent;
