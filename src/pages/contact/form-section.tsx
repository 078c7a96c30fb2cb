import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

import { contactForm } from '#words/forms/contact-form.ts';
import { formWords } from '#words/forms/form-words.ts';
import { FormTitle, PageForm } from '#src/features/contact/page-form.tsx';
import { SentPanel } from '#src/features/contact/sent-panel.tsx';
import { href } from '#src/routes.ts';
import { Button } from '#src/ui/button/button.tsx';
import { askedSubject } from './asked-subject.ts';
import styles from './contact.module.css';

/** The form; after sending, the confirmation replaces it until the next navigation. */
export function FormSection() {
  const location = useLocation();
  const [sentAt, setSentAt] = useState<string>();
  const isSent = sentAt === location.key;
  const title = useRef<HTMLHeadingElement>(null);
  // The panel takes the focus; the form that it replaces was taller than a phone's window.
  useEffect(() => {
    if (isSent) title.current?.scrollIntoView({ block: 'nearest' });
  }, [isSent]);
  return (
    <section className={`needsScript screenOnly ${styles.form}`} aria-labelledby="message-title">
      <h2 ref={title} id="message-title">
        {isSent ? formWords.sent.title : <FormTitle />}
      </h2>
      {isSent ? (
        <SentPanel>
          <Button variant="secondary" href={href('contact')}>
            {contactForm.again}
          </Button>
        </SentPanel>
      ) : (
        <PageForm askedSubject={askedSubject(location)} onSent={() => setSentAt(location.key)} />
      )}
    </section>
  );
}
