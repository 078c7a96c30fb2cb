import { type ReactNode, useId } from 'react';

import type { ScreenContent } from './screens.ts';
import styles from './brands.module.css';
import pieces from '#product/kit/pieces.module.css';

type Props = { readonly brands: NonNullable<ScreenContent['brands']>; readonly children: ReactNode };

/** A portal below its address and a row of accent colours: the whole portal takes the one that is pressed. */
export function Branded({ brands: { label, address, accents }, children }: Props) {
  const group = useId();
  return (
    <div className={styles.branded}>
      <div className={`screenOnly ${styles.head}`} data-part="colours">
        <bdi className={pieces.muted} dir="ltr">
          {address}
        </bdi>
        <div className={styles.accents} role="radiogroup" aria-labelledby={group}>
          <span id={group}>{label}</span>
          {accents.map(({ id, name }, index) => (
            <input
              key={id}
              type="radio"
              name={group}
              defaultChecked={index === 0}
              aria-label={name}
              title={name}
              value={id}
            />
          ))}
        </div>
      </div>
      {children}
    </div>
  );
}
