import { useEffect, useRef, useState } from 'react';

import { contactForm } from '#words/forms/contact-form.ts';
import { formWords } from '#words/forms/form-words.ts';
import { showIntroduction } from '#src/features/contact/follow-forms.ts';
import { FormTitle, PageForm } from '#src/features/contact/page-form.tsx';
import { SentPanel } from '#src/features/contact/sent-panel.tsx';
import { Button } from '#src/ui/button/button.tsx';
import styles from './contact.module.css';

/** The form of the contact page; after sending, the confirmation replaces it until another message is wanted. */
export function ContactForm() {
  const [status, setStatus] = useState<'first' | 'sent' | 'again'>('first');
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    // The panel takes the focus; the form that it replaces was taller than a phone's window.
    if (status === 'sent') section.current?.querySelector('h2')?.scrollIntoView({ block: 'nearest' });
    if (status !== 'again') return;
    // The new form has the general subject.
    showIntroduction(undefined);
    section.current?.querySelector('input')?.focus();
  }, [status]);
  return (
    <section
      ref={section}
      className={`oneColumn stack5 screenOnly ${styles.form}`}
      aria-labelledby="message-title"
    >
      <h2 id="message-title">{status === 'sent' ? formWords.sent.title : <FormTitle />}</h2>
      {status === 'sent' ? (
        <SentPanel>
          <Button variant="secondary" onClick={() => setStatus('again')}>
            {contactForm.again}
          </Button>
        </SentPanel>
      ) : (
        <PageForm onSent={() => setStatus('sent')} />
      )}
    </section>
  );
}
