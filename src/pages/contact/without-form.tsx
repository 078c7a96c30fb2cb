import { contactForm } from '#content/forms/contact-form.ts';
import { site } from '#content/site.ts';
import { DirectLines } from '#src/sections/direct-lines/direct-lines.tsx';
import styles from './without-form.module.css';

/** Stands where the form would be when it cannot work: how to reach the company without it. */
export function WithoutForm() {
  const { title, text } = contactForm.withoutForm;
  return (
    <div className={styles.without}>
      <p className={styles.title}>{title}</p>
      <p className={styles.text}>{text}</p>
      <DirectLines email={site.email.general} />
    </div>
  );
}
