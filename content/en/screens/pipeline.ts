import type { Stage } from '#src/model/sample-world.schema.ts';
import type { ScreenContent } from '#src/model/screen.schema.ts';
import { money, number, ratio, when } from '../../sample-forms.ts';
import { onBoard, sectorIcons, shareOf, sumOf, usersOf, world } from '../../sample-world.ts';
import { sampleNames } from '../sample-names.ts';

const { deals, people, regions, sectors, stages, states, tasks } = sampleNames;

/** The deal that has just come from the column before. */
const arrived = 'cedar';

const column = (stage: Stage) => {
  const cards = onBoard(stage);
  return { id: stage, title: stages[stage], total: money(sumOf(cards)), cards: cards.map(cardOf) };
};

const cardOf = ({
  id,
  sector,
  region,
  amount,
  stage,
  reviewed,
  next,
}: ReturnType<typeof onBoard>[number]) => ({
  id,
  title: deals[id],
  line: `${sectors[sector]} · ${regions[region]}`,
  icon: sectorIcons[sector],
  amount: money(amount),
  ...(reviewed && { share: shareOf(...reviewed), progress: ratio(...reviewed) }),
  ...((stage === 'nda' || id === arrived) && { chip: states.ndaSigned }),
  ...(id === arrived && { arrives: people.omar.name }),
  next: tasks[next.task],
  day: when(next.day),
  people: next.people.map((person) => people[person].initials),
});

const board = onBoard();
const diligence = onBoard('diligence');

/** The board of a fund: its deals by stage. */
export const pipeline = {
  description: `The deal pipeline as a board of stages, from sourced to closing. Each deal has its amount, next step and the people responsible; ${deals[arrived]} has just moved to due diligence.`,
  app: 'product',
  section: 'pipeline',
  title: 'Pipeline',
  views: ['Board', 'Table', 'Timeline'],
  people: usersOf('marram').map((person) => people[person].initials),
  buttons: ['Filter', { text: 'New deal', icon: 'plus' }],
  top: [
    {
      kind: 'figures',
      items: [
        { label: 'Open pipeline', value: money(sumOf(board)) },
        { label: 'Deals', value: number(board.length) },
        { label: 'In closing', value: money(sumOf(onBoard('closing'))) },
        {
          label: 'Due this week',
          value: number(board.filter(({ next }) => next.day <= world.endOfWeek).length),
        },
      ],
    },
  ],
  columns: [
    {
      size: 'main',
      parts: [
        {
          kind: 'board',
          onPhones: true,
          columns: [
            { ...column('sourced'), onTablets: false },
            { ...column('screening'), onTablets: false },
            column('nda'),
            {
              ...column('diligence'),
              totalBefore: money(sumOf(diligence.filter(({ id }) => id !== arrived))),
              onPhones: true,
            },
            column('closing'),
          ],
        },
      ],
    },
  ],
} satisfies ScreenContent;
