import { useId } from 'react';

import { report } from '../../content/en/centrepieces/fundraisers.ts';
import { type DrawingContent, DrawingWindow } from '#product/kit/window.tsx';
import { type FigureContent, Figures } from '#product/kit/pieces.tsx';
import { List, type ListPart } from '#product/kit/rows.tsx';
import pieces from '#product/kit/pieces.module.css';
import styles from './fundraisers.module.css';

type Titled = { readonly title: string; readonly line: string };

export type ReportContent = DrawingContent & {
  readonly call: Titled;
  readonly letterhead: Titled;
  readonly answers: readonly {
    readonly id: string;
    readonly question: string;
    readonly title: string;
    readonly figures?: readonly FigureContent[] | undefined;
    readonly items: ListPart['items'];
  }[];
  readonly prepared: string;
};

const content: ReportContent = report;

/** A client’s questions, and the report that their answers become: whole, or up to the question that is pressed. */
export function Drawing() {
  const group = useId();
  const { call, letterhead, answers, prepared } = content;
  return (
    <DrawingWindow copy={content}>
      <div className={styles.desk}>
        <div className={styles.call} role="radiogroup" aria-label={call.title}>
          <p className={pieces.muted}>{call.title}</p>
          {answers.map(({ id, question }, place) => (
            <label key={id} className={styles.question}>
              <input
                className="hiddenText"
                type="radio"
                name={group}
                defaultChecked={place === answers.length - 1}
              />
              {question}
            </label>
          ))}
          <p className={pieces.muted}>{call.line}</p>
        </div>
        <div className={styles.page}>
          <p className={styles.letterhead}>
            <span className={styles.title}>{letterhead.title}</span>
            <span className={pieces.muted}>{letterhead.line}</span>
          </p>
          {answers.map(({ id, title, figures, items }) => (
            <div key={id} className={styles.answer}>
              {figures && <Figures items={figures} />}
              <List part={{ kind: 'list', tone: 'bare', title, items }} />
            </div>
          ))}
          <p className={`${pieces.muted} ${styles.prepared}`}>{prepared}</p>
        </div>
      </div>
    </DrawingWindow>
  );
}
