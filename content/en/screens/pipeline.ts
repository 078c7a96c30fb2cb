import type { Stage } from '#product/world/world.ts';
import type { PartOf } from '#product/kit/parts.tsx';
import type { ScreenContent } from '#product/screens/screens.ts';
import { count, day, money, number, ratio, when } from '../../sample-forms.ts';
import { endOfWeek, onBoard, shareOf, sumOf, usersOf } from '../../sample-state.ts';
import { sectorIcons } from '../../sample-world.ts';
import { sampleNames } from '../sample-names.ts';

const { assetClasses, deals, people, regions, sectors, stages, states, tasks } = sampleNames;

/** The deal that has come from the column before today. */
const arrived = onBoard().find(({ move }) => move.on === 0)?.id ?? 'cedar';

const column = (stage: Stage) => {
  const cards = onBoard(stage);
  return { id: stage, title: stages[stage], total: money(sumOf(cards)), cards: cards.map(cardOf) };
};

type Deal = ReturnType<typeof onBoard>[number];

const cardOf = (deal: Deal) => {
  const { id, sector, region, amount, settled, move, next, assetClass, ticket, closes } = deal;
  return {
    id,
    title: deals[id],
    line: `${sectors[sector]} · ${regions[region]}`,
    icon: sectorIcons[sector],
    amount: money(amount),
    ...(settled && { share: shareOf(...settled), progress: ratio(...settled) }),
    ...(id === arrived && { chip: states.ndaSigned }),
    ...(id === arrived && move.person && { arrives: people[move.person].name }),
    next: tasks[next.task],
    day: when(next.day),
    people: next.people.map((person) => people[person].initials),
    file: [assetClasses[assetClass], money(ticket), day(closes)],
  };
};

const board = onBoard();
const diligence = onBoard('diligence');
const isArrived = ({ id }: Deal) => id === arrived;

const table: PartOf<'table'> = {
  kind: 'table',
  onPhones: true,
  columns: ['Deal', 'Stage', 'Raise', 'List', 'Next step', 'Due'],
  rows: board.map(({ id, sector, region, stage, amount, settled, next }) => ({
    cells: [
      { icon: sectorIcons[sector], text: deals[id], line: `${sectors[sector]} · ${regions[region]}` },
      stages[stage],
      money(amount),
      { ...(settled && { text: ratio(...settled), share: shareOf(...settled) }), onTablets: false },
      { text: tasks[next.task], onTablets: false },
      { text: when(next.day), onTablets: false },
    ],
    ...(id === arrived && { isCurrent: true }),
  })),
};

const ownerOf = ([first]: Deal['next']['people']) =>
  first ? { initials: people[first].initials, text: people[first].name } : {};

const days = [...new Set(board.map(({ next }) => next.day))].toSorted();

const timeline: PartOf<'table'> = {
  kind: 'table',
  onPhones: true,
  rows: days.flatMap((due) => [
    { group: when(due), value: count('open', board.filter(({ next }) => next.day === due).length) },
    ...board
      .filter(({ next }) => next.day === due)
      .map(({ id, sector, stage, next }) => ({
        cells: [
          { text: tasks[next.task], line: deals[id], icon: sectorIcons[sector] },
          { text: stages[stage], onTablets: false },
          ownerOf(next.people),
        ],
      })),
  ]),
};

/** The board of a fund: its deals by stage. */
export const pipeline = {
  description: `The deal pipeline as a board of stages, from sourced to closing. Each deal has its amount, next step and the people responsible; ${deals[arrived]} has just moved to due diligence.`,
  app: 'product',
  section: 'pipeline',
  title: 'Pipeline',
  views: {
    label: 'View',
    first: 'Board',
    others: [
      { name: 'Table', columns: [{ size: 'main', parts: [table] }] },
      { name: 'Timeline', columns: [{ size: 'main', parts: [timeline] }] },
    ],
  },
  people: usersOf('marram').map((person) => people[person].initials),
  top: [
    {
      kind: 'figures',
      items: [
        { label: 'Sought by issuers', value: money(sumOf(board)) },
        { label: 'Deals', value: number(board.length) },
        { label: 'In closing', value: money(sumOf(onBoard('closing'))) },
        {
          label: 'Due this week',
          value: number(board.filter(({ next }) => next.day <= endOfWeek).length),
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
          file: ['Asset class', 'Smallest ticket', 'Listing closes'],
          columns: [
            { ...column('sourced'), onTablets: false },
            { ...column('screening'), onTablets: false },
            {
              ...column('nda'),
              totalBefore: money(sumOf([...onBoard('nda'), ...diligence.filter(isArrived)])),
              onPhones: true,
            },
            {
              ...column('diligence'),
              totalBefore: money(sumOf(diligence.filter((deal) => !isArrived(deal)))),
              onPhones: true,
            },
            column('closing'),
          ],
        },
      ],
    },
  ],
} satisfies ScreenContent;
