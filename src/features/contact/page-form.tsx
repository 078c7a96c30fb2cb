import { useEffect, useRef } from 'react';

import { contactSubjectIds, contactSubjects } from '#content/contact-subjects.ts';
import { contactForm } from '#words/forms/contact-form.ts';
import { site } from '#content/site.ts';
import { prepareCaptcha } from '#src/platform/captcha.ts';
import { href } from '#src/routes.ts';
import { Field } from '#src/ui/field/field.tsx';
import { prepareToasts, showToast } from '#src/ui/toast/toasts.tsx';
import { dropDraft } from './follow-forms.ts';
import { MessageForm } from './message-form.tsx';
import styles from './message-form.module.css';
import { CaptchaUnavailable, mailLink, type PageField, pageFields, sendPageMessage } from './page-message.ts';
import type { Values } from './text-rules.ts';
import { useForm } from './use-form.ts';

/** The message form of the contact page (R2.31). */
export function PageForm({ onSent }: { readonly onSent: () => void }) {
  const element = useRef<HTMLFormElement>(null);
  const form = useForm({
    element,
    fields: pageFields,
    send: (values) => sendPageMessage(values).then(() => dropDraft('page')),
    onSent: () => {
      showToast({ message: contactForm.sent });
      onSent();
    },
    onFailed: (error, values) => {
      if (error instanceof CaptchaUnavailable) return unavailable(values);
      showToast({ message: contactForm.failed, variant: 'error', isSilent: true });
      return { notice: contactForm.failed };
    },
    failed: contactForm.failed,
  });

  useEffect(() => {
    prepareToasts();
    // React may have made another form; from now on the page may show the subject.
    if (element.current) element.current.dataset['ready'] = '';
    // The first field may have been entered before this code came.
    if (element.current?.contains(document.activeElement)) prepareCaptcha();
  }, []);

  return (
    <MessageForm
      name="page"
      element={element}
      form={form}
      choices={{
        subject: (
          <Field
            as="select"
            label={contactForm.fields.subject}
            name="subject"
            disabled={form.status === 'sending'}
          >
            {contactSubjectIds.map((subject) => (
              <option key={subject} value={contactSubjects[subject]}>
                {contactForm.subjects[subject]}
              </option>
            ))}
          </Field>
        ),
      }}
      submit={{ size: 'large', trailingIcon: 'arrow-right', children: <FormTitle /> }}
      sendingLabel={contactForm.sending}
      aside={
        <a className="tapTarget" href={href('privacy')}>
          {contactForm.privacy}
        </a>
      }
      onFocus={prepareCaptcha}
    />
  );
}

/** Heading of the form. Style shows one of the two, by the subject, before this code runs. */
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

const unavailable = (values: Values<PageField>) => ({ notice: <Unavailable link={mailLink(values)} /> });

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
