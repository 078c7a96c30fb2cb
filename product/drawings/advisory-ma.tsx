import { useId } from 'react';

import { bidMatrix } from '../../content/en/centrepieces/advisory-ma.ts';
import { choicesFrom, type DrawingContent, DrawingWindow } from '#product/kit/drawing.tsx';
import { EntryLine, type EntryContent, type FigureContent, Figures, Radio } from '#product/kit/pieces.tsx';
import pieces from '#product/kit/pieces.module.css';
import styles from './advisory-ma.module.css';

export type BidMatrixContent = DrawingContent & {
  readonly rounds: readonly {
    readonly id: string;
    readonly name: string;
    readonly figures: readonly FigureContent[];
    readonly note: string;
  }[];
  /** The heading of the column with the bidders. */
  readonly corner: string;
  /** The index of the round that is open, from 0. */
  readonly current: number;
  readonly bidders: readonly {
    readonly id: string;
    readonly name: string;
    /** One for each round. */
    readonly cells: readonly {
      readonly text: string;
      readonly line?: string | undefined;
      readonly state: NonNullable<EntryContent['state']>;
    }[];
  }[];
};

const content: BidMatrixContent = bidMatrix;

/** Bidders by rounds: the round that is pressed shows how far each bidder was, and its figures. */
export function Drawing() {
  const group = useId();
  const { rounds, bidders, corner, current } = content;
  return (
    <DrawingWindow copy={content}>
      <table className={styles.table}>
        <thead>
          <tr>
            <td className={pieces.muted}>{corner}</td>
            {rounds.map(({ id, name }, index) => (
              <th key={id} scope="col" data-round={index + 1}>
                <Radio
                  className={`line ${styles.round}`}
                  group={group}
                  value={index + 1}
                  isFirst={index === current}
                >
                  <span className={styles.number} aria-hidden="true">
                    {index + 1}
                  </span>
                  <span className={styles.name}>{name}</span>
                </Radio>
              </th>
            ))}
          </tr>
          <tr className={styles.chosen} aria-hidden="true" data-choices={choicesFrom(1)}>
            {rounds.map(({ id, name }, index) => (
              <td key={id} className={pieces.title} data-choices={index + 1}>
                {name}
              </td>
            ))}
          </tr>
        </thead>
        <tbody>
          {bidders.map(({ id, name, cells }) => (
            <tr key={id}>
              <th scope="row" className={pieces.title}>
                {name}
              </th>
              {cells.map((cell, index) => (
                <td key={rounds[index]?.id} data-round={index + 1}>
                  <div className={styles.cell} data-choices={choicesFrom(index + 1)} data-otherwise="held">
                    <EntryLine entry={cell} />
                  </div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {rounds.map(({ id, figures, note }, index) => (
        <div key={id} className={`row ${styles.facts}`} data-part="facts" data-choices={index + 1}>
          <Figures items={figures} />
          <p className={pieces.muted}>{note}</p>
        </div>
      ))}
    </DrawingWindow>
  );
}
