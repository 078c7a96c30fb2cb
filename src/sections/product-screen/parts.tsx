import type { ScreenPart } from '#src/model/screen.schema.ts';
import { frozen } from '#src/platform/hydration/frozen.tsx';
import { Figures } from './pieces.tsx';

// Each in a chunk of its own, so that a page has the style of the parts that it shows.
const Board = frozen(() => import('./board.tsx').then((module) => module.Board));
const Chart = frozen(() => import('./chart.tsx').then((module) => module.Chart));
const List = frozen(() => import('./rows.tsx').then((module) => module.List));
const Listings = frozen(() => import('./listings.tsx').then((module) => module.Listings));
const Paper = frozen(() => import('./paper.tsx').then((module) => module.Paper));
const Passage = frozen(() => import('./passage.tsx').then((module) => module.Passage));
const Streams = frozen(() => import('./streams.tsx').then((module) => module.Streams));
const Table = frozen(() => import('./rows.tsx').then((module) => module.Table));

/** The parts of a column, from top to bottom. */
export const ScreenParts = ({ parts }: { readonly parts: readonly ScreenPart[] }) =>
  parts.map((part, place) => (
    <div key={place} data-phones={part.onPhones === true} data-tablets={part.onTablets}>
      <Part part={part} />
    </div>
  ));

function Part({ part }: { readonly part: ScreenPart }) {
  switch (part.kind) {
    case 'figures':
      return <Figures items={part.items} />;
    case 'board':
      return <Board part={part} />;
    case 'table':
      return <Table part={part} />;
    case 'list':
      return <List part={part} />;
    case 'chart':
      return <Chart part={part} />;
    case 'paper':
      return <Paper part={part} />;
    case 'listings':
      return <Listings part={part} />;
    case 'passage':
      return <Passage part={part} />;
    case 'streams':
      return <Streams part={part} />;
  }
}
