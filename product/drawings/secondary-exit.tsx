import { capTable } from '../../content/en/centrepieces/secondary-exit.ts';
import { stream } from '#product/kit/flow.ts';
import { type DrawingContent, DrawingWindow, Views } from '#product/kit/window.tsx';
import { type Colour, Dot, type FigureContent, Figures, Label } from '#product/kit/pieces.tsx';
import { List, type ListPart } from '#product/kit/rows.tsx';
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

/** The shareholders of a company as a band, which one holding leaves for its buyer. */
export const Drawing = () => (
  <DrawingWindow copy={content}>
    <Band />
    <ul className={styles.legend} role="list">
      {content.holders.map(({ id, name, value }, place) => (
        <li key={id}>
          <Dot tone={TONES[place] ?? 'clay'} /> {name} <b>{value}</b>
        </li>
      ))}
    </ul>
    <Views>
      {content.views.map(({ figures, title, items }) => (
        <div key={title}>
          <div className={styles.view}>
            <Figures items={figures} />
            <List part={{ kind: 'list', title, items }} />
          </div>
        </div>
      ))}
    </Views>
  </DrawingWindow>
);

/** The width of the holding that is sold. */
const WIDTH = ((content.holders.at(-1)?.share ?? 0) / 100) * BAND;

/** Each holder with its place in the band. */
function places() {
  let end = 0;
  return content.holders.map((holder) => {
    const x = end;
    end += (holder.share / 100) * BAND;
    return { ...holder, x, width: end - x };
  });
}

function Band() {
  const { buyer, price } = content;
  const all = places();
  return (
    <svg className={`${pieces.mirrored} ${styles.band}`} width="100%" height="100%">
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
        <path className={styles.payment} d={payment} />
      </svg>
      <g className={styles.labels}>
        <Label x={80} y={22} width={20} side="end" colour="accent">
          {buyer.name}
          <br />
          {buyer.line}
        </Label>
        <g className={styles.price}>
          <Label x={BAND - WIDTH} y={84} width={100 - BAND + WIDTH} side="middle">
            {price}
          </Label>
        </g>
      </g>
      {all.map(({ id, x, width, name, value }, place) => {
        const isSeller = place === all.length - 1;
        return (
          <g key={id} className={isSeller ? styles.holding : undefined} data-colour={TONES[place] ?? 'clay'}>
            <rect className={styles.holder} x={`${x}%`} width={`${width}%`} {...LEVEL} />
            <g className={styles.labels}>
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
    </svg>
  );
}

/** Lines that lead from the buyer to the seller. */
const payment = stream(7, (line) => {
  const [from, to, depth] = [91 - line, 9 + line, 26 - 2 * line];
  return `M${from} 0C${from} ${depth} ${to} ${depth} ${to} 0`;
});
