import type { StepsCopy } from '#src/model/page-copy.schema.ts';
import { ExhibitBand } from '#src/sections/exhibit/exhibit-band.tsx';
import styles from './steps.module.css';

type Props = {
  readonly copy: StepsCopy;
  readonly tone?: 'paper' | 'sunk' | 'night';
};

/** A process in order: one channel, a shaft at every step. */
export function Steps({ copy, tone = 'paper' }: Props) {
  return (
    <ExhibitBand copy={copy} tone={tone} layout="split">
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
