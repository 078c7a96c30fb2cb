import { partnerCopy } from '#words/partner.ts';
import styles from './skeleton.module.css';

/** The placeholder while the partner's brand loads: no text, no colours, no animation. */
export function Skeleton() {
  return (
    <section className={styles.skeleton} aria-busy="true">
      <p className="hiddenText" role="status">
        {partnerCopy.loading}
      </p>
      <div className={styles.inner}>
        <span className={styles.line} data-line="name" />
        <span className={styles.line} data-line="first" />
        <span className={styles.line} data-line="second" />
        <span className={styles.line} data-line="button" />
      </div>
    </section>
  );
}
