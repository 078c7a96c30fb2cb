import { report } from '../../content/en/centrepieces/fundraisers.ts';
import { Choice } from '#product/kit/bar.tsx';
import { choicesFrom, type DrawingContent, DrawingWindow } from '#product/kit/drawing.tsx';
import { type FigureContent, Figures } from '#product/kit/pieces.tsx';
import { EntryList, type ListPart } from '#product/kit/rows.tsx';
import drawing from '#product/kit/drawing.module.css';
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
  const { call, letterhead, answers, prepared } = content;
  const last = answers.length;
  return (
    <DrawingWindow copy={content}>
      <div className={`oneColumn ${styles.desk}`}>
        <div className={styles.call}>
          <p className={pieces.muted}>{call.title}</p>
          <Choice
            className={styles.questions}
            label={call.title}
            names={answers.map(({ question }) => question)}
            start={last - 1}
          />
          <p className={pieces.muted}>{call.line}</p>
        </div>
        <div className={`oneColumn ${styles.page}`} data-part="page">
          <p className={`row ${pieces.head} ${styles.letterhead}`} data-part="letterhead">
            <span className={`${pieces.title} ${drawing.large}`}>{letterhead.title}</span>
            <span className={pieces.muted}>{letterhead.line}</span>
          </p>
          {answers.map(({ id, title, figures, items }, index) => (
            <div
              key={id}
              className={`oneColumn ${styles.answer}`}
              data-part="answer"
              data-choices={choicesFrom(index + 1)}
              data-otherwise="held"
            >
              {figures && <Figures items={figures} />}
              <EntryList part={{ kind: 'list', tone: 'bare', title, items }} />
            </div>
          ))}
          <p
            className={`${pieces.muted} ${styles.prepared}`}
            data-choices={choicesFrom(last)}
            data-otherwise="held"
          >
            {prepared}
          </p>
        </div>
      </div>
    </DrawingWindow>
  );
}
