import styles from './paper.module.css';
import pieces from './pieces.module.css';

export type PaperPart = {
  readonly kind: 'paper';
  readonly title: string;
  readonly line: string;
  readonly clauses: readonly { readonly title: string; readonly text: string }[];
  readonly signatures: readonly { readonly name: string; readonly line: string }[];
};

/** Invented signatures of the first and the second party. */
const HANDS = [
  'M4 26c6-3 14-22 18-21 5 1-8 22-2 21 5-1 9-17 14-16 4 1-5 16 1 15 5-1 7-12 12-11 4 1-2 11 3 10 5-1 8-6 30-7',
  'M6 8c2 9-1 16-3 20 4-9 7-19 11-20 5 0-2 17 2 18 5 0 8-20 13-18 3 2-12 14-5 16 9 1 15-13 20-12 4 2-9 11-3 12 6 0 9-9 15-7 8 3-28 12-38 12 18-4 40-10 66-9',
];

/** A signed document: its clauses, and the signatures. */
export const Paper = ({ part: { title, line, clauses, signatures } }: { readonly part: PaperPart }) => (
  <div className={styles.paper}>
    <p className={pieces.title}>{title}</p>
    <p className={`${pieces.muted} ${pieces.notOnPhones}`}>{line}</p>
    <ol className={`stack3 ${styles.clauses}`} role="list">
      {clauses.map((clause, index) => (
        <li key={clause.title} className={`${styles.clause} ${index > 0 ? pieces.notOnPhones : ''}`}>
          <span className={styles.number}>{index + 1}</span>
          <p className={pieces.text}>
            {clause.title}
            <span className={pieces.muted}>{clause.text}</span>
          </p>
        </li>
      ))}
    </ol>
    <div className={styles.signatures}>
      {signatures.map(({ name, line: day }, index) => (
        <p key={name} className={pieces.text}>
          <svg className={styles.field} viewBox="0 0 90 32" aria-hidden="true">
            <path d={HANDS[index]} />
          </svg>
          {name}
          <span className={pieces.muted}>{day}</span>
        </p>
      ))}
    </div>
  </div>
);
