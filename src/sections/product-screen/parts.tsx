import type { ScreenPart } from '#src/model/screen.schema.ts';
import { Bars } from './bars.tsx';
import { Board } from './board.tsx';
import { Choice } from './choice.tsx';
import { Chart } from './chart.tsx';
import { Figures } from './figures.tsx';
import { Identity } from './identity.tsx';
import { List } from './list.tsx';
import { Listings } from './listings.tsx';
import { Steps } from './steps.tsx';
import { Streams } from './streams.tsx';
import { Paper } from './paper.tsx';
import { Profile } from './profile.tsx';
import { Table } from './table.tsx';

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
      return <Figures part={part} />;
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
    case 'profile':
      return <Profile part={part} />;
    case 'listings':
      return <Listings part={part} />;
    case 'steps':
      return <Steps part={part} />;
    case 'choice':
      return <Choice part={part} />;
    case 'identity':
      return <Identity part={part} />;
    case 'streams':
      return <Streams part={part} />;
    case 'bars':
      return <Bars part={part} />;
  }
}
