import type { PartOf } from '#src/model/screen.schema.ts';
import { channelLines } from '#src/lib/channel-lines.ts';
import styles from './paper.module.css';

type Content = PartOf<'paper'>;

const { paths } = channelLines({ seed: 'paper', width: 500, height: 30, lines: 6 });

/** Handwriting of nobody, by how far it has come. */
const strokes = {
  done: 'M4 26c6-3 14-22 18-21 5 1-8 22-2 21 5-1 9-17 14-16 4 1-5 16 1 15 5-1 7-12 12-11 4 1-2 11 3 10 5-1 8-6 30-7',
  due: 'M4 26c6-3 14-22 18-21 5 1-8 22-2 21 5-1 9-17 14-16 4 1-5 16 1 15 3-1 5-6 8-9',
} as const;

/** A document to be signed: its clauses, and a field for each signature. */
export const Paper = ({ part: { title, line, clauses, signatures } }: { readonly part: Content }) => (
  <div className={styles.desk}>
    <div className={styles.paper}>
      <svg className={styles.lines} viewBox="0 0 500 30" preserveAspectRatio="none" aria-hidden="true">
        {paths.map((path) => (
          <path key={path} d={path} />
        ))}
      </svg>
      <p className={styles.title}>{title}</p>
      <p className={styles.muted}>{line}</p>
      <ol className={styles.clauses} role="list">
        {clauses.map((clause, place) => (
          <li key={clause.title} className={styles.clause}>
            <span className={styles.number}>{place + 1}</span>
            <p>
              <span className={styles.strong}>{clause.title}</span>
              <span className={styles.muted}>{clause.text}</span>
            </p>
          </li>
        ))}
      </ol>
      <div className={styles.signatures}>
        {signatures.map((signature) => (
          <Signature key={signature.name} {...signature} />
        ))}
      </div>
    </div>
  </div>
);

const Signature = ({ name, line, state }: Content['signatures'][number]) => (
  <p className={styles.signature} data-state={state}>
    <svg className={styles.field} viewBox="0 0 90 32" aria-hidden="true">
      {(state === 'done' || state === 'due') && <path d={strokes[state]} />}
    </svg>
    <span className={styles.strong}>{name}</span>
    <span className={styles.muted}>{line}</span>
  </p>
);
