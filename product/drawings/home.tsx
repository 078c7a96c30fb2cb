import { bothSides } from '../../content/en/centrepieces/home.ts';
import { type DrawingContent, DrawingWindow } from '#product/kit/drawing.tsx';
import { type ScreenPart, ScreenParts } from '#product/kit/parts.tsx';
import pieces from '#product/kit/pieces.module.css';
import styles from './home.module.css';

export type SidesContent = DrawingContent & {
  /** The issuer's, and the investor's. */
  readonly sides: readonly { readonly name: string; readonly parts: readonly ScreenPart[] }[];
};

const content: SidesContent = bothSides;

/** One deal, down the middle: at the start as its issuer has it, at the end as an investor sees it. */
export const Drawing = () => (
  <DrawingWindow copy={content}>
    <div className={styles.sides}>
      {content.sides.map(({ name, parts }) => (
        <div key={name} className={`stack3 oneColumn ${styles.side}`}>
          <p className={pieces.fine}>{name}</p>
          <ScreenParts parts={parts} />
        </div>
      ))}
    </div>
  </DrawingWindow>
);
