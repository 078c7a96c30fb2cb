import { contactForm } from '#content/forms/contact-form.ts';
import { labels } from '#content/labels.ts';
import { site } from '#content/site.ts';
import styles from './without-form.module.css';

/** Stands where the form would be when it cannot work: how to reach the company without it. */
export function WithoutForm() {
  const { title, text } = contactForm.withoutForm;
  return (
    <div className={styles.without}>
      <p className={styles.title}>{title}</p>
      <p className={styles.text}>{text}</p>
      <dl className={styles.ways}>
        <div>
          <dt>{labels.email}</dt>
          <dd>
            <a className={styles.way} href={`mailto:${site.email.general}`}>
              {site.email.general}
            </a>
          </dd>
        </div>
        <div>
          <dt>{labels.phone}</dt>
          <dd>
            <a className={styles.way} href={`tel:${site.phone.e164}`}>
              <bdi>{site.phone.display}</bdi>
            </a>
          </dd>
        </div>
      </dl>
    </div>
  );
}
