import { useLocation } from 'react-router-dom';

import { contactForm, contactSubjects } from '#content/forms/contact-form.ts';
import { SimpleForm } from '#src/features/contact/simple-form/simple-form.tsx';
import styles from './contact.module.css';

/** The form with the subject that the address asks for, as `href` writes it. */
export function FormSection() {
  const { search } = useLocation();
  const asked = new URLSearchParams(search).get('subject');
  return (
    <section className={styles.form} aria-labelledby="message-title">
      <h2 className={styles.formTitle} id="message-title">
        {contactForm.heading}
      </h2>
      <SimpleForm askedSubject={contactSubjects.find((subject) => subject === asked)} />
    </section>
  );
}
