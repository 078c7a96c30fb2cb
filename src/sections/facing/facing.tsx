import type { FacingCopy } from '#src/model/page-copy.schema.ts';
import { ExhibitBand } from '#src/sections/exhibit/exhibit-band.tsx';
import { Unbroken } from '#src/ui/unbroken/unbroken.tsx';
import styles from './facing.module.css';

/** Two sides of one topic, side by side with a channel between them. */
export function Facing({ copy }: { readonly copy: FacingCopy }) {
  return (
    <ExhibitBand copy={copy}>
      <ul className={styles.sides} role="list">
        {copy.items.map(({ title, description }) => (
          <li key={title} className={styles.side}>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>
              <Unbroken text={description} />
            </p>
          </li>
        ))}
      </ul>
    </ExhibitBand>
  );
}
