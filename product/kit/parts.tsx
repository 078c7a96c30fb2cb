import type { ScreenPart } from '#src/model/screen.schema.ts';
import { Figures } from './pieces.tsx';
import { Board } from './board.tsx';
import { Chart } from './chart.tsx';
import { Listings } from './listings.tsx';
import { Paper } from './paper.tsx';
import { Passage } from './passage.tsx';
import { Streams } from './streams.tsx';
import { List, Table } from './rows.tsx';

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
