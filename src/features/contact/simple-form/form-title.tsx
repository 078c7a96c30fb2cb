import { contactForm } from '#content/forms/contact-form.ts';
import styles from './simple-form.module.css';

/** What the form is for. Style shows one of the two, by the subject: it knows that before this code does. */
export function FormTitle() {
  return (
    <>
      <span className={styles.general}>{contactForm.heading}</span>
      <span className={styles.demo} hidden>
        {contactForm.demo}
      </span>
    </>
  );
}
