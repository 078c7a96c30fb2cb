import styles from './paper.module.css';
import pieces from './pieces.module.css';

export type PaperPart = {
  readonly kind: 'paper';
  readonly title: string;
  readonly line: string;
  readonly clauses: readonly { readonly title: string; readonly text: string }[];
  readonly signatures: readonly {
    readonly name: string;
    readonly line: string;
    readonly state: keyof typeof strokes;
  }[];
};

/** Handwriting of nobody, by how far it has come. */
const strokes = {
  done: 'M4 26c6-3 14-22 18-21 5 1-8 22-2 21 5-1 9-17 14-16 4 1-5 16 1 15 5-1 7-12 12-11 4 1-2 11 3 10 5-1 8-6 30-7',
  due: 'M4 26c6-3 14-22 18-21 5 1-8 22-2 21 5-1 9-17 14-16 4 1-5 16 1 15 3-1 5-6 8-9',
  open: undefined,
  stopped: undefined,
} as const;

/** A document to be signed: its clauses, and a field for each signature. */
export const Paper = ({ part: { title, line, clauses, signatures } }: { readonly part: PaperPart }) => (
  <div className={styles.paper}>
    <p className={pieces.title}>{title}</p>
    <p className={pieces.muted}>{line}</p>
    <ol className={`stack3 ${styles.clauses}`} role="list">
      {clauses.map((clause, index) => (
        <li key={clause.title} className={styles.clause}>
          <span className={styles.number}>{index + 1}</span>
          <p className={pieces.text}>
            {clause.title}
            <span className={pieces.muted}>{clause.text}</span>
          </p>
        </li>
      ))}
    </ol>
    <div className={styles.signatures}>
      {signatures.map(({ name, line: day, state }) => (
        <p key={name} className={pieces.text} data-state={state}>
          <svg className={styles.field} viewBox="0 0 90 32" aria-hidden="true">
            {strokes[state] && <path d={strokes[state]} pathLength={1} />}
          </svg>
          {name}
          <span className={pieces.muted}>{day}</span>
        </p>
      ))}
    </div>
  </div>
);
