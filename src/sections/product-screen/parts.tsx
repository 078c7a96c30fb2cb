import type { ScreenPart } from '#src/model/screen.schema.ts';
import { frozen } from '#src/platform/hydration/frozen.tsx';
import { Figures } from './figures.tsx';
import { List } from './list.tsx';

// Each in a chunk of its own, so that a page has the style of the parts that it shows.
const Bars = frozen(() => import('./bars.tsx').then((module) => module.Bars));
const Board = frozen(() => import('./board.tsx').then((module) => module.Board));
const Chart = frozen(() => import('./chart.tsx').then((module) => module.Chart));
const Choice = frozen(() => import('./choice.tsx').then((module) => module.Choice));
const Identity = frozen(() => import('./identity.tsx').then((module) => module.Identity));
const Listings = frozen(() => import('./listings.tsx').then((module) => module.Listings));
const Paper = frozen(() => import('./paper.tsx').then((module) => module.Paper));
const Profile = frozen(() => import('./profile.tsx').then((module) => module.Profile));
const Steps = frozen(() => import('./steps.tsx').then((module) => module.Steps));
const Streams = frozen(() => import('./streams.tsx').then((module) => module.Streams));
const Table = frozen(() => import('./table.tsx').then((module) => module.Table));

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
