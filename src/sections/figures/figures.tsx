import type { ReactNode } from 'react';

import type { FiguresCopy } from '#src/model/page-copy.schema.ts';
import { ExhibitBand } from '#src/sections/exhibit/exhibit-band.tsx';
import styles from './figures.module.css';

type Props = {
  readonly copy: FiguresCopy;
  /** Content below the figures. */
  readonly children?: ReactNode;
};

/** A few large figures with labels. */
export function Figures({ copy, children }: Props) {
  return (
    <ExhibitBand copy={copy} tone={copy.tone ?? 'night'}>
      <dl className={styles.figures}>
        {copy.items.map(({ value, label }) => (
          <div key={label} className={styles.figure}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
      {children && <div className={styles.below}>{children}</div>}
    </ExhibitBand>
  );
}
