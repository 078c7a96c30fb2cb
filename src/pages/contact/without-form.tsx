import { contactForm } from '#words/forms/contact-form.ts';
import { site } from '#content/site.ts';
import { DirectLines } from '#src/sections/direct-lines/direct-lines.tsx';
import styles from './without-form.module.css';

/** Shown instead of a form that cannot work: other ways to reach the company. */
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
