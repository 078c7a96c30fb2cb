import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';

import { contactSubjectIds, contactSubjects } from '#content/contact-subjects.ts';
import { contactForm } from '#words/forms/contact-form.ts';
import { formWords } from '#words/forms/form-words.ts';
import { site } from '#content/site.ts';
import { sendMessage } from '#src/api/send-message.ts';
import { ContactForm } from '#src/features/contact/contact-form.tsx';
import { mailLink, pageFields } from '#src/features/contact/contact-messages.ts';
import { showIntroduction } from '#src/features/contact/follow-contact.ts';
import { useForm } from '#src/features/contact/use-form.ts';
import { captchaToken, forgetCaptchaToken, prepareCaptcha } from '#src/platform/captcha.ts';
import { href } from '#src/routes.ts';
import { Field } from '#src/ui/field/field.tsx';
import { prepareToasts, showToast } from '#src/ui/toast/toasts.tsx';
import styles from './contact.module.css';

/** Without a captcha token nothing was sent. */
class CaptchaUnavailable extends Error {
  override readonly name = 'CaptchaUnavailable';
}

/** Sends the form once, with a fresh captcha token (R7.4, R7.5). */
async function send(payload: Readonly<Record<string, unknown>>): Promise<void> {
  const reCaptchaToken = await captchaToken('submit_form').catch((error: unknown) => {
    throw new CaptchaUnavailable('The captcha is not available, so nothing was sent', { cause: error });
  });
  try {
    await sendMessage('contactUs', { ...payload, reCaptchaToken });
  } finally {
    forgetCaptchaToken();
  }
}

/** The form of the contact page (R2.31); after sending, the confirmation replaces it until another message is wanted. */
export function ContactSection() {
  const section = useRef<HTMLElement>(null);
  const element = useRef<HTMLFormElement>(null);
  const form = useForm({
    element,
    name: 'page',
    fields: pageFields,
    send,
    onSent: () => showToast({ message: contactForm.sent }),
    onFailed: (error, values) => {
      if (error instanceof CaptchaUnavailable) return unavailable(mailLink(values));
      showToast({ message: contactForm.failed, variant: 'error', isSilent: true });
      return { notice: contactForm.failed };
    },
    failed: contactForm.failed,
  });
  const isSent = form.status === 'sent';

  useEffect(() => {
    prepareToasts();
    // The first field may have been entered before this code came.
    if (element.current?.contains(document.activeElement)) prepareCaptcha();
  }, []);
  useEffect(() => {
    // The panel takes the focus; the form that it replaces was taller than a phone's window.
    if (isSent) section.current?.querySelector('h2')?.scrollIntoView({ block: 'nearest' });
    // React may have made another form; from now on the page may show the subject.
    else if (element.current) element.current.dataset['ready'] = '';
  }, [isSent]);

  const writeAnother = () => {
    flushSync(form.reset);
    // The new form has the general subject.
    showIntroduction(undefined);
    section.current?.querySelector('input')?.focus();
  };

  return (
    <section
      ref={section}
      className={`oneColumn stack5 screenOnly ${styles.form}`}
      aria-labelledby="message-title"
    >
      <h2 id="message-title" className={isSent ? undefined : 'hiddenText'}>
        {isSent ? formWords.sent.title : <FormTitle />}
      </h2>
      <ContactForm
        element={element}
        form={form}
        choices={{ subject: <SubjectField isLocked={form.status === 'sending'} /> }}
        submit={{ size: 'large', trailingIcon: 'arrow-right', children: <FormTitle /> }}
        sendingLabel={contactForm.sending}
        aside={
          <a className="tapTarget" href={href('privacy')}>
            {contactForm.privacy}
          </a>
        }
        onFocus={prepareCaptcha}
        next={{ label: contactForm.again, go: writeAnother }}
      />
    </section>
  );
}

const SubjectField = ({ isLocked }: { readonly isLocked: boolean }) => (
  <Field as="select" label={contactForm.fields.subject} name="subject" disabled={isLocked}>
    {contactSubjectIds.map((subject) => (
      <option key={subject} value={contactSubjects[subject]}>
        {contactForm.subjects[subject]}
      </option>
    ))}
  </Field>
);

/** Heading of the form. Style shows one of the two, by the subject, before this code runs. */
const FormTitle = () => (
  <>
    <span className={styles.general}>{contactForm.heading}</span>
    <span className={styles.demo} hidden>
      {contactForm.demo}
    </span>
  </>
);

const unavailable = (link: string) => ({ notice: <Unavailable link={link} /> });

function Unavailable({ link }: { readonly link: string }) {
  const { title, text, mail } = contactForm.unavailable;
  return (
    <>
      <strong>{title}</strong>
      <p>{text}</p>
      <a className="tapTarget" href={link}>{`${mail} ${site.email.general}`}</a>
    </>
  );
}
