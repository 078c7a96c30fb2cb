import { paint } from '#scripts/build/drawing/palette.ts';
import { lerp } from '#scripts/art/kit/geometry.ts';
import { easeInOut, easeOut, progress } from '#scripts/art/kit/easing.ts';
import { group, round, tag } from '#scripts/art/kit/svg.ts';
import type { Line, Typeset } from '../typeset.ts';
import { createColumn } from '../column.ts';
import { bar, disc, panel } from '../marks.ts';
import { script } from '../script.ts';
import type { Scene } from '../stage.ts';
import { drawLine } from '../words.ts';

const board = { x: 572, y: 132, width: 628, height: 456 } as const;
const lane = { width: 146, gap: 5, left: 14.5 } as const;
const card = { width: 134, height: 100, gap: 10 } as const;
const topOfCards = board.y + 108;

type Stop = { atS: number; column: number; row: number };

/** A deal on the board: the stops it makes, by column and row. */
type Deal = { tone: string; bars: readonly [number, number]; people: number; stops: readonly Stop[] };

const at = (atS: number, column: number, row: number): Stop => ({ atS, column, row });

/** Those that change column come last, so that they pass over the others. */
const deals: readonly Deal[] = [
  { tone: paint.copper, bars: [88, 60], people: 1, stops: [at(0, 0, 1), at(3.05, 0, 0)] },
  { tone: paint.stone, bars: [64, 92], people: 2, stops: [at(0, 0, 2), at(3.15, 0, 1)] },
  { tone: paint.teal, bars: [58, 84], people: 1, stops: [at(0, 1, 1), at(2.4, 1, 0)] },
  { tone: paint.stone, bars: [80, 94], people: 2, stops: [at(0, 2, 0)] },
  { tone: paint.copper, bars: [70, 88], people: 2, stops: [at(0, 3, 0)] },
  { tone: paint.teal, bars: [94, 66], people: 3, stops: [at(0, 2, 1), at(1.65, 3, 1)] },
  { tone: paint.copper, bars: [92, 70], people: 3, stops: [at(0, 1, 0), at(2.2, 2, 1)] },
  { tone: paint.teal, bars: [74, 96], people: 2, stops: [at(0, 0, 0), at(2.85, 1, 1)] },
];

const placeOf = ({ stops }: Deal, seconds: number): { x: number; y: number; lift: number } => {
  let column = stops[0]?.column ?? 0;
  let row = stops[0]?.row ?? 0;
  let lift = 0;
  for (const stop of stops.slice(1)) {
    const moved = easeInOut(progress(seconds, stop.atS, stop.atS + 0.85));
    if (stop.column !== column && moved > 0 && moved < 1) lift = Math.sin(moved * Math.PI);
    column = lerp(column, stop.column, moved);
    row = lerp(row, stop.row, moved);
  }
  return {
    x: board.x + lane.left + 6 + column * (lane.width + lane.gap),
    y: topOfCards + row * (card.height + card.gap),
    lift,
  };
};

const drawDeal = (deal: Deal, seconds: number, index: number): string => {
  const { x, y, lift } = placeOf(deal, seconds);
  const here = easeOut(progress(seconds, 0.75 + index * 0.05, 1.4 + index * 0.05));
  const people = Array.from(
    { length: deal.people },
    (_, person) =>
      disc(20 + person * 13, 81, 8, person === 0 ? deal.tone : paint.white) +
      disc(20 + person * 13, 81, 7, [deal.tone, paint.mist, paint.blush][person] ?? deal.tone),
  );
  const shadow = tag('rect', {
    x: -2,
    y: 6,
    width: card.width + 4,
    height: card.height + 10 * lift,
    rx: 10,
    fill: paint.ink,
    'fill-opacity': (0.1 * lift).toFixed(3),
  });
  return group(
    {
      opacity: here.toFixed(3),
      transform: `translate(${round(x)} ${round(y - 10 * lift + 14 * (1 - here))}) rotate(${round(1.6 * lift)} 67 50)`,
    },
    shadow,
    tag('rect', {
      width: card.width,
      height: card.height,
      rx: 7,
      fill: paint.white,
      stroke: paint.line,
      'stroke-width': 1,
    }),
    tag('rect', { x: 12, y: 14, width: 22, height: 4, rx: 2, fill: deal.tone }),
    bar(12, 29, deal.bars[0], '#33464d', 7),
    bar(12, 46, deal.bars[1], paint.line, 6),
    ...people,
    bar(card.width - 44, 78, 32, paint.line, 6),
  );
};

/** Who works on the board together. */
const avatars = (): string =>
  [paint.teal, paint.blush, paint.mist, paint.copper]
    .map((tone, person) => {
      const x = board.x + board.width - 36 - person * 19;
      return disc(x, board.y + 31, 12, paint.white) + disc(x, board.y + 31, 10.5, tone);
    })
    .join('');

const drawBoard = (title: Line, stages: readonly Line[]): string =>
  panel(board.x, board.y, board.width, board.height) +
  drawLine(title, board.x + 24, board.y + 37, paint.ink) +
  avatars() +
  tag('path', { d: `M${board.x} ${board.y + 61}h${board.width}`, stroke: paint.line }) +
  stages
    .map((stage, index) => {
      const x = board.x + lane.left + index * (lane.width + lane.gap);
      return (
        tag('rect', {
          x,
          y: board.y + 70,
          width: lane.width,
          height: board.height - 84,
          rx: 8,
          fill: paint.sand,
          'fill-opacity': 0.6,
        }) + drawLine(stage, x + 10, board.y + 95, paint.slate)
      );
    })
    .join('');

/** 360: deals move through the stages of a shared pipeline. */
export const createPipeline = async (typeset: Typeset): Promise<Scene> => {
  const words = script.pipeline;
  const column = await createColumn(typeset, 'paper', words);
  const title = await typeset(words.board, 'display-medium', 23);
  const stages = await Promise.all(words.stages.map((stage) => typeset(stage, 'text-medium', 16)));
  return {
    ground: 'paper',
    draw: (seconds) => {
      const here = easeOut(progress(seconds, 0.45, 1.2));
      return (
        column(seconds, [1.6, 2.2, 2.8]) +
        group(
          { opacity: here.toFixed(3), transform: `translate(0 ${round(26 * (1 - here))})` },
          drawBoard(title, stages),
          ...deals.map((deal, index) => drawDeal(deal, seconds, index)),
        )
      );
    },
  };
};
