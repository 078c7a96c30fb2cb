import type { ReactNode } from 'react';

import { capTable } from '../../content/en/centrepieces/secondary-exit.ts';
import { stacked, stream } from '#product/kit/flow.ts';
import { type DrawingContent, DrawingWindow } from '#product/kit/drawing.tsx';
import { type Colour, type FigureContent, Figures, Label, Plot } from '#product/kit/pieces.tsx';
import { EntryList, type ListPart } from '#product/kit/rows.tsx';
import drawing from '#product/kit/drawing.module.css';
import pieces from '#product/kit/pieces.module.css';
import styles from './secondary-exit.module.css';

export type CapTableContent = DrawingContent & {
  /** Shares are in percent. The last one sells. */
  readonly holders: readonly {
    readonly id: string;
    readonly name: string;
    readonly share: number;
    readonly value: string;
  }[];
  readonly buyer: { readonly name: string; readonly line: string };
  readonly price: string;
  readonly views: readonly {
    readonly figures: readonly FigureContent[];
    readonly title: string;
    readonly items: ListPart['items'];
  }[];
};

const content: CapTableContent = capTable;

/** The band in percent of the drawing. What is left is how far the holding moves: the style has the same number. */
const BAND = 78;
const LEVEL = { y: '24%', height: '30%' } as const;
const TONES: readonly Colour[] = ['deep', 'accent', 'light', 'stone'];
const toneOf = (index: number) => TONES[index] ?? 'clay';

/** The shareholders of a company as a band, which one holding leaves for its buyer. */
export const Drawing = () => (
  <DrawingWindow copy={content}>
    <HoldingBand />
    <VerticalBand />
    {content.views.map(({ figures, title, items }, index) => (
      <div key={title} className={styles.view} data-part="view" data-choices={index + 1}>
        <Figures items={figures} look="column" />
        <EntryList part={{ kind: 'list', title, items }} />
      </div>
    ))}
  </DrawingWindow>
);

/** The width of the holding that is sold. */
const WIDTH = ((content.holders.at(-1)?.share ?? 0) / 100) * BAND;

const all = stacked(content.holders, ({ share }) => (share / 100) * BAND);
const isSeller = (index: number) => index === all.length - 1;

function HoldingBand() {
  const { buyer, price } = content;
  return (
    <Plot className={`${pieces.wide} ${styles.band}`}>
      <rect className={styles.gap} x={`${BAND - WIDTH}%`} width={`${WIDTH}%`} {...LEVEL} />
      <rect className={styles.gap} x={`${100 - WIDTH}%`} width={`${WIDTH}%`} {...LEVEL} />
      <svg
        viewBox="0 0 100 20"
        preserveAspectRatio="none"
        x={`${BAND - WIDTH}%`}
        y="73%"
        width={`${100 - BAND + WIDTH}%`}
        height="14%"
      >
        <path
          className={`${pieces.stream} ${drawing.drawn} ${styles.payment}`}
          data-choices="3"
          transform="matrix(-1 0 0 1 100 0)"
          d={payment}
        />
      </svg>
      <Label x={80} y={57} width={20} side="end" isBelow colour="accent">
        {buyer.name}
        <br />
        <span data-choices="12">{buyer.line}</span>
      </Label>
      <g data-choices="3">
        <Label x={BAND - WIDTH} y={89} width={100 - BAND + WIDTH} side="middle">
          {price}
        </Label>
      </g>
      {all.map(({ id, start: x, size: width, name, value }, index) => (
        <g
          key={id}
          className={isSeller(index) ? styles.holding : undefined}
          data-part={isSeller(index) ? 'holding' : undefined}
          data-colour={toneOf(index)}
        >
          <rect className={`${pieces.filled} ${styles.holder}`} x={`${x}%`} width={`${width}%`} {...LEVEL} />
          <g data-choices={isSeller(index) ? '12' : undefined}>
            <Label
              x={isSeller(index) ? x - 6 : x}
              y={20}
              width={isSeller(index) ? width + 6 : width}
              side={isSeller(index) ? 'end' : 'start'}
            >
              {name}
              <br />
              <b>{value}</b>
            </Label>
          </g>
        </g>
      ))}
    </Plot>
  );
}

type SideProps = { readonly y: number; readonly height: number; readonly children: ReactNode };

/** Words at the side of a part of the vertical band. */
const Side = ({ y, height, children }: SideProps) => (
  <foreignObject className={styles.side} y={`${y}%`} height={`${height}%`}>
    <p className={`line ${pieces.mirrored} ${styles.words}`}>{children}</p>
  </foreignObject>
);

/** The same from top to bottom, with the names at its side, where the window is narrow. */
function VerticalBand() {
  const { buyer, price } = content;
  return (
    <Plot className={`${pieces.narrow} ${styles.vertical}`}>
      <rect className={styles.gap} y={`${BAND - WIDTH}%`} height={`${WIDTH}%`} />
      <rect className={styles.gap} y={`${100 - WIDTH}%`} height={`${WIDTH}%`} />
      <Side y={100 - WIDTH} height={WIDTH}>
        <span>{buyer.name}</span>
      </Side>
      <g data-choices="3">
        <Side y={BAND} height={100 - BAND - WIDTH}>
          <span>{price}</span>
        </Side>
      </g>
      {all.map(({ id, start: y, size: height, name, value }, index) => (
        <g
          key={id}
          className={isSeller(index) ? styles.holding : undefined}
          data-part={isSeller(index) ? 'holding' : undefined}
          data-colour={toneOf(index)}
        >
          <rect className={`${pieces.filled} ${styles.holder}`} y={`${y}%`} height={`${height}%`} />
          <g data-choices={isSeller(index) ? '12' : undefined}>
            <Side y={y} height={height}>
              <span>{name}</span> <b>{value}</b>
            </Side>
          </g>
        </g>
      ))}
    </Plot>
  );
}

/** Lines that lead from the buyer to the seller. */
const payment = stream(7, (line) => {
  const [from, to, depth] = [91 - line, 9 + line, 26 - 2 * line];
  return `M${from} 0C${from} ${depth} ${to} ${depth} ${to} 0`;
});
