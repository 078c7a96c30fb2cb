import { company } from '#words/company.ts';
import { labels } from '#words/labels.ts';
import { language } from '#words/language.ts';
import { site } from '#content/site.ts';
import { Brand } from '#src/ui/brand/brand.tsx';
import styles from './print-head.module.css';

/** The head of the first printed sheet. The boot script writes the day. */
export const PrintHead = () => (
  <div className={styles.head} data-host="main">
    <Brand name={labels.brand} />
    <p className={styles.address}>
      {company.address.join(language.listSeparator)}
      <br />
      <bdi>{site.brandHost}</bdi>
      <bdi className={styles.today} data-today={language.locale} />
    </p>
  </div>
);
