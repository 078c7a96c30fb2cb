import { peVentureCapital } from '#content/pages/pe-venture-capital.ts';
import { Band } from '#src/sections/band/band.tsx';
import styles from './record.module.css';

/** The three claims of the page: one at full width, two smaller ones beside it. */
export function Record() {
  const { heading, items } = peVentureCapital.sections.record;
  return (
    <Band heading={heading} tone="night">
      <dl className={styles.record}>
        {items.map(({ value, label }) => (
          <div key={label} className={styles.figure}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </Band>
  );
}
