import { proof } from '#words/proof.ts';
import { Band } from '#src/sections/band/band.tsx';
import { SubjectIcon } from '#src/ui/icon/subject-icon.tsx';
import { Unbroken } from '#src/ui/unbroken/unbroken.tsx';
import styles from './proof.module.css';

/** The checks and limits on access, in one dense band. */
export const Proof = () => (
  <Band heading={proof.heading} pace="dense">
    <ul className={`columns ${styles.items}`} role="list">
      {proof.items.map(({ icon, title, text }) => (
        <li key={title} className={styles.item}>
          <span className={styles.icon}>
            <SubjectIcon name={icon} size="medium" />
          </span>
          <h3 className={styles.title}>
            <Unbroken text={title} />
          </h3>
          <p className={styles.text}>
            <Unbroken text={text} />
          </p>
        </li>
      ))}
    </ul>
  </Band>
);
