import { applicationNotes, investors } from '#content/pages/investors.ts';
import { Band } from '#src/sections/band/band.tsx';
import { Icon } from '#src/ui/icon/icon.tsx';
import styles from './investors.module.css';

/** Who is eligible, and what an application does and does not commit to. */
export function Gate() {
  const { heading, intro, items } = investors.sections.eligibility;
  return (
    <Band heading={heading} intro={intro} tone="sunk" layout="split">
      <div className={styles.gate}>
        <ul className={styles.conditions} role="list">
          {items.map((item) => (
            <li key={item} className={styles.condition}>
              <span className={styles.sign}>
                <Icon name="check" />
              </span>
              {item}
            </li>
          ))}
        </ul>
        <ul className={styles.notes} role="list">
          {applicationNotes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </div>
    </Band>
  );
}
