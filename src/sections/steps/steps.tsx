import type { PictureId } from '#src/model/home.schema.ts';
import type { StepsCopy } from '#src/model/page-copy.schema.ts';
import { Band } from '#src/sections/band/band.tsx';
import styles from './steps.module.css';

type Props = {
  readonly copy: StepsCopy;
  readonly tone?: 'paper' | 'sunk' | 'night';
  readonly picture?: PictureId;
};

/** A process in order: one channel, a shaft at every step. */
export function Steps({ copy, tone = 'paper', picture }: Props) {
  return (
    <Band picture={picture} heading={copy.heading} intro={copy.intro} tone={tone} layout="split">
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
    </Band>
  );
}
