import type { StepsCopy } from '#src/model/page-copy.schema.ts';
import { ExhibitBand } from '#src/sections/exhibit/exhibit-band.tsx';
import styles from './steps.module.css';

/** A process in order: one channel with a shaft at each step. */
export function Steps({ copy }: { readonly copy: StepsCopy }) {
  return (
    <ExhibitBand copy={copy} layout="split">
      <ol className={styles.steps} role="list">
        {copy.items.map(({ title, description }, index) => (
          <li key={title} className={styles.step}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.description}>{description}</p>
          </li>
        ))}
      </ol>
    </ExhibitBand>
  );
}
