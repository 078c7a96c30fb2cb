import type { PictureId } from '#src/model/home.schema.ts';
import type { FiguresCopy } from '#src/model/page-copy.schema.ts';
import { Band } from '#src/sections/band/band.tsx';
import styles from './figures.module.css';

type Props = {
  readonly copy: FiguresCopy;
  readonly tone?: 'paper' | 'sunk' | 'night';
  readonly picture?: PictureId;
};

/** A few figures that are worth a line of their own. */
export function Figures({ copy, tone = 'night', picture }: Props) {
  return (
    <Band picture={picture} heading={copy.heading} tone={tone}>
      <dl className={styles.figures}>
        {copy.items.map(({ value, label }) => (
          <div key={label} className={styles.figure}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </Band>
  );
}
