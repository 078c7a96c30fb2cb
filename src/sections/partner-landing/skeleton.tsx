import { partnerCopy } from '#content/partner.ts';
import styles from './skeleton.module.css';

/** The shape of the page while the partner's brand is on its way: no words, no colours, no movement. */
export function Skeleton() {
  return (
    <section className={styles.skeleton} aria-busy="true">
      <p className={styles.status} role="status">
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
