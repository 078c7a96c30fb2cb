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
const LEVEL = { y: '28%', height: '34%' } as const;
const TONES: readonly Colour[] = ['deep', 'accent', 'light', 'stone'];
const toneOf = (index: number) => TONES[index] ?? 'clay';

/** The shareholders of a company as a band, which one holding leaves for its buyer. */
export const Drawing = () => (
  <DrawingWindow copy={content}>
    <HoldingBand />
    <div className={`${drawing.onPhones} ${styles.legend}`}>
      <EntryList
        part={{
          kind: 'list',
          tone: 'bare',
          items: content.holders.map(({ name, value }, index) => ({ name, value, tone: toneOf(index) })),
        }}
      />
    </div>
    {content.views.map(({ figures, title, items }, index) => (
      <div key={title} className={styles.view} data-choices={index + 1}>
        <Figures items={figures} look="column" />
        <EntryList part={{ kind: 'list', title, items }} />
      </div>
    ))}
  </DrawingWindow>
);

/** The width of the holding that is sold. */
const WIDTH = ((content.holders.at(-1)?.share ?? 0) / 100) * BAND;

function HoldingBand() {
  const { buyer, price } = content;
  const all = stacked(content.holders, ({ share }) => (share / 100) * BAND);
  return (
    <Plot className={styles.band}>
      <rect className={styles.gap} x={`${BAND - WIDTH}%`} width={`${WIDTH}%`} {...LEVEL} />
      <rect className={styles.gap} x={`${100 - WIDTH}%`} width={`${WIDTH}%`} {...LEVEL} />
      <svg
        viewBox="0 0 100 20"
        preserveAspectRatio="none"
        x={`${BAND - WIDTH}%`}
        y="66%"
        width={`${100 - BAND + WIDTH}%`}
        height="16%"
      >
        <path
          className={`${pieces.stream} ${drawing.drawn} ${styles.payment}`}
          data-choices="3"
          transform="matrix(-1 0 0 1 100 0)"
          d={payment}
        />
      </svg>
      <g className={`${pieces.notOnPhones} ${styles.labels}`}>
        <Label x={80} y={22} width={20} side="end" colour="accent">
          {buyer.name}
          <br />
          {buyer.line}
        </Label>
        <g data-choices="3">
          <Label x={BAND - WIDTH} y={84} width={100 - BAND + WIDTH} side="middle">
            {price}
          </Label>
        </g>
      </g>
      {all.map(({ id, start: x, size: width, name, value }, index) => {
        const isSeller = index === all.length - 1;
        return (
          <g key={id} className={isSeller ? styles.holding : undefined} data-colour={toneOf(index)}>
            <rect
              className={`${pieces.filled} ${styles.holder}`}
              x={`${x}%`}
              width={`${width}%`}
              {...LEVEL}
            />
            <g
              className={`${pieces.notOnPhones} ${styles.labels}`}
              data-choices={isSeller ? '12' : undefined}
            >
              <Label
                x={isSeller ? x - 6 : x}
                y={22}
                width={isSeller ? width + 6 : width}
                side={isSeller ? 'end' : 'start'}
              >
                {name}
                <br />
                <b>{value}</b>
              </Label>
            </g>
          </g>
        );
      })}
    </Plot>
  );
}

/** Lines that lead from the buyer to the seller. */
const payment = stream(7, (line) => {
  const [from, to, depth] = [91 - line, 9 + line, 26 - 2 * line];
  return `M${from} 0C${from} ${depth} ${to} ${depth} ${to} 0`;
});
