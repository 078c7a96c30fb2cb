import { partnerCheck } from '#content/partner-check/partner-check.ts';
import styles from './checked.module.css';

/** What will be looked at. */
export function Checked() {
  const { title, items } = partnerCheck.checked;
  return (
    <section className={styles.section} aria-labelledby="checked">
      <h2 className={styles.title} id="checked">
        {title}
      </h2>
      <dl className={styles.items}>
        {items.map((item) => (
          <div key={item.title} className={styles.item}>
            <dt className={styles.name}>{item.title}</dt>
            <dd className={styles.text}>{item.text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
