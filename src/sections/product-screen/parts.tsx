import type { ScreenPart } from '#src/model/screen.schema.ts';
import { Bars } from './bars.tsx';
import { Board } from './board.tsx';
import { Figures } from './figures.tsx';
import { List } from './list.tsx';
import { Table } from './table.tsx';

/** The parts of a column, from top to bottom. */
export const ScreenParts = ({ parts }: { readonly parts: readonly ScreenPart[] }) =>
  parts.map((part, place) => (
    <div key={place} data-phones={part.onPhones === true}>
      <Part part={part} />
    </div>
  ));

function Part({ part }: { readonly part: ScreenPart }) {
  switch (part.kind) {
    case 'figures':
      return <Figures part={part} />;
    case 'board':
      return <Board part={part} />;
    case 'table':
      return <Table part={part} />;
    case 'list':
      return <List part={part} />;
    case 'bars':
      return <Bars part={part} />;
  }
}
