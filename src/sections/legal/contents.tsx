import { legalLabels } from '#content/legal-labels.ts';
import type { OutlineEntry } from '#src/model/legal.schema.ts';
import styles from './legal-contents.module.css';

/**
 * The list of contents: collapsed before the text, in wide windows open beside it. The
 * shell's script marks the current clause.
 */
export function Contents({ outline }: { outline: readonly OutlineEntry[] }) {
  const parts = outline.filter((entry) => entry.depth === 2);
  return (
    <nav className={styles.contents} aria-label={legalLabels.contents} data-contents="">
      <p className={styles.title}>{legalLabels.contents}</p>
      <details className={styles.fold}>
        <summary className={styles.label}>{legalLabels.contents}</summary>
        <ol className={styles.list} role="list">
          {parts.map((part) => (
            <li key={part.id}>
              <Entry {...part} />
              <ol className={styles.clauses} role="list">
                {outline
                  .filter(({ depth, number }) => depth === 3 && number.startsWith(`${part.number}.`))
                  .map((clause) => (
                    <li key={clause.id}>
                      <Entry {...clause} />
                    </li>
                  ))}
              </ol>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}

const Entry = ({ id, number, text }: OutlineEntry) => (
  <a href={`#${id}`}>
    <span className={styles.number}>{number}</span> {text}
  </a>
);
