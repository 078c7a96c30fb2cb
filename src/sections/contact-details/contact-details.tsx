import { labels } from '#words/labels.ts';
import { site } from '#content/site.ts';
import styles from './contact-details.module.css';

type Props = {
  /** The department of the mail address; the phone number is the company's. */
  readonly email: string;
};

/** A mail address and the phone number, as an alternative to a form. */
export function ContactDetails({ email }: Props) {
  return (
    <dl className={styles.details}>
      <div className="row">
        <dt>{labels.email}</dt>
        <dd>
          <a className={`tapTarget subheading ${styles.detail}`} href={`mailto:${email}`}>
            {email}
          </a>
        </dd>
      </div>
      <div className="row">
        <dt>{labels.phone}</dt>
        <dd>
          <a className={`tapTarget subheading ${styles.detail}`} href={`tel:${site.phone.e164}`}>
            <bdi>{site.phone.display}</bdi>
          </a>
        </dd>
      </div>
    </dl>
  );
}
