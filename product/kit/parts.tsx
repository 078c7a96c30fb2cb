import { type FigureContent, Figures } from './pieces.tsx';
import { Board, type BoardPart } from './board.tsx';
import { Chart, type ChartPart } from './chart.tsx';
import { Listings, type ListingsPart } from './listings.tsx';
import { Paper, type PaperPart } from './paper.tsx';
import { Transition, type TransitionPart } from './transition.tsx';
import { Streams, type StreamsPart } from './streams.tsx';
import { EntryList, type ListPart, Table, type TablePart } from './rows.tsx';

type FiguresPart = { readonly kind: 'figures'; readonly items: readonly FigureContent[] };

export type ScreenPart = (
  | BoardPart
  | ChartPart
  | FiguresPart
  | ListPart
  | ListingsPart
  | PaperPart
  | TransitionPart
  | StreamsPart
  | TablePart
) & {
  /** In the composition for phones, which has two or three parts. */
  readonly onPhones?: boolean | undefined;
  /** `false`: only in wide screens. */
  readonly onTablets?: boolean | undefined;
};

export type PartOf<Kind extends ScreenPart['kind']> = Extract<ScreenPart, { readonly kind: Kind }>;

/** The parts of a column, from top to bottom. */
export const ScreenParts = ({ parts }: { readonly parts: readonly ScreenPart[] }) =>
  parts.map((part, index) => (
    <div key={index} data-part={part.kind} data-phones={part.onPhones === true} data-tablets={part.onTablets}>
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
      return <EntryList part={part} />;
    case 'chart':
      return <Chart part={part} />;
    case 'paper':
      return <Paper part={part} />;
    case 'listings':
      return <Listings part={part} />;
    case 'transition':
      return <Transition part={part} />;
    case 'streams':
      return <Streams part={part} />;
  }
}
