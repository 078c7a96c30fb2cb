import type { Stage } from '#src/model/sample-world.schema.ts';
import type { ScreenContent } from '#src/model/screen.schema.ts';
import { money, number, percent, when } from '../../sample-forms.ts';
import { onBoard, usersOf, world } from '../../sample-world.ts';
import { sampleNames } from '../sample-names.ts';

const { deals, declines, people, reviews, sectors, stages, tasks } = sampleNames;

const { declined, returned } = world;

const rowsOf = (stage: Stage) => {
  const inStage = onBoard(stage);
  return [
    { group: stages[stage], value: number(inStage.length) },
    ...inStage.map(({ id, sector, amount, next }) => ({
      ...(id === returned.deal && { isCurrent: true }),
      cells: [
        { text: deals[id], line: `${sectors[sector]} · ${tasks[next.task]}, ${when(next.day)}` },
        id === returned.deal
          ? { chip: { text: 'Came back', tone: 'night' as const } }
          : { initials: people[next.people[0] ?? 'layla'].initials },
        money(amount),
      ],
    })),
  ];
};

/** The pipeline of an investment team, with what it declined and why. */
export const declinedPipeline = {
  description:
    'The pipeline of an investment team: open deals by stage with the next step of each, and declined deals, each with the reason and when to review it again. One declined deal has come back.',
  app: 'product',
  section: 'pipeline',
  title: 'Pipeline',
  people: usersOf('marram').map((person) => people[person].initials),
  buttons: ['Filter', 'New deal'],
  columns: [
    {
      size: 'main',
      parts: [
        {
          kind: 'figures',
          items: [
            { label: 'Open', value: number(onBoard().length) },
            { label: 'Declined', value: number(declined.length) },
            { label: 'Came back', value: number([returned].length) },
          ],
        },
        { kind: 'table', rows: [...rowsOf('closing'), ...rowsOf('diligence'), ...rowsOf('screening')] },
      ],
    },
    {
      size: 'side',
      parts: [
        {
          kind: 'list',
          onPhones: true,
          tone: 'clay',
          title: 'Declined, with reasons',
          aside: number(declined.length),
          items: declined.map(({ deal, reason, ...rest }) => ({
            name: deals[deal],
            line: 'review' in rest ? `${declines[reason]} ${reviews[rest.review]}` : declines[reason],
          })),
        },
        {
          kind: 'list',
          tone: 'night',
          onPhones: true,
          title: 'Came back',
          items: [
            {
              name: deals[returned.deal],
              line: `Declined last year: churn of ${percent(returned.churnThen)}. It is ${percent(returned.churnNow)} now.`,
              icon: 'check',
            },
          ],
        },
      ],
    },
  ],
} satisfies ScreenContent;
