import { useEffect, useRef } from 'react';

import { type ContactSubject, contactSubjectIds, contactSubjects } from '#content/contact-subjects.ts';
import { contactForm } from '#words/forms/contact-form.ts';
import { site } from '#content/site.ts';
import { prepareCaptcha } from '#src/platform/captcha.ts';
import { href } from '#src/routes.ts';
import { Field } from '#src/ui/field/field.tsx';
import { Icon } from '#src/ui/icon/icon.tsx';
import { useToast } from '#src/ui/toast/use-toast.ts';
import { SendButton } from './send-button.tsx';
import styles from './simple-form.module.css';
import {
  CaptchaUnavailable,
  controlOf,
  type FieldName,
  fieldNames,
  findErrors,
  mailLink,
  readValues,
  sendValues,
} from './simple-values.ts';
import { limitCounter } from './text-rules.ts';
import { useDraft } from './use-draft.ts';
import { type Failure, type FieldErrors, useForm } from './use-form.ts';

type Props = {
  /** The subject that the address has chosen, when it is one of the five. */
  readonly askedSubject: ContactSubject | undefined;
  /** Hides the empty form behind the confirmation of a sent message. */
  readonly isSent: boolean;
  readonly onSent: () => void;
};

/** The message form of the contact page (R2.31). */
export function SimpleForm({ askedSubject, isSent, onSent }: Props) {
  const showToast = useToast();
  const element = useRef<HTMLFormElement>(null);
  const draft = useDraft(element, askedSubject);
  const form = useForm({
    element,
    fields: fieldNames,
    labels: contactForm.fields,
    rules: findErrors,
    // The draft is dropped even if the form has left the page: sent text must not come back.
    send: (values) => sendValues(values).then(() => draft.drop()),
    onSent: () => {
      element.current?.reset();
      showToast({ message: contactForm.sent });
      onSent();
    },
    onFailed: (error, values) => {
      if (error instanceof CaptchaUnavailable) return { mailLink: mailLink(values) };
      showToast({ message: contactForm.failed, variant: 'error' });
      return { notice: contactForm.failed };
    },
    failed: contactForm.failed,
  });
  const isSending = form.status === 'sending';

  useEffect(() => {
    // The first field may have been entered before this code came.
    if (element.current?.contains(document.activeElement)) prepareCaptcha();
  }, []);

  return (
    <form
      ref={element}
      className={styles.form}
      hidden={isSent}
      // Outside a dialog this method sends nothing, so typed text never lands in an address.
      method="dialog"
      noValidate
      aria-busy={isSending}
      onFocus={prepareCaptcha}
      onInput={({ target, currentTarget }) => {
        draft.keep();
        const edited = fieldNames.find((name) => controlOf(currentTarget, name) === target);
        if (edited) form.clearError(edited);
      }}
      onSubmit={(event) => {
        event.preventDefault();
        form.submit(readValues(event.currentTarget));
      }}
    >
      <Fields errors={form.errors} isSending={isSending} />
      {/* The live region exists, empty, from the start: otherwise its text is not announced. */}
      <div role="alert" tabIndex={-1} className={styles.notice}>
        {form.failure && <Notice failure={form.failure} />}
      </div>
      <div className={styles.foot}>
        <SendButton
          isSending={isSending}
          sendingLabel={contactForm.sending}
          size="large"
          trailingIcon="arrow-right"
        >
          <FormTitle />
        </SendButton>
        <a className={styles.privacy} href={href('privacy')}>
          {contactForm.privacy}
        </a>
      </div>
    </form>
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

const { fields, limits, optional } = contactForm;

const counters = {
  name: limitCounter(limits.name),
  company: limitCounter(limits.company),
  message: limitCounter(limits.message),
};

type FieldsProps = { readonly errors: FieldErrors<FieldName>; readonly isSending: boolean };

/** Read-only while sending: success clears the fields, so text typed meanwhile would be lost. */
function Fields({ errors, isSending }: FieldsProps) {
  const attributes = (name: FieldName) => ({
    label: fields[name],
    name,
    readOnly: isSending,
    error: errors[name],
  });
  return (
    <div className={styles.fields}>
      <Field {...attributes('name')} autoComplete="name" required counter={counters.name} />
      <Field {...attributes('email')} type="email" autoComplete="email" required />
      <Field
        {...attributes('company')}
        note={optional}
        autoComplete="organization"
        counter={counters.company}
      />
      <div className={styles.subject}>
        <Field as="select" label={fields.subject} name="subject">
          {contactSubjectIds.map((subject) => (
            <option key={subject} value={contactSubjects[subject]}>
              {contactForm.subjects[subject]}
            </option>
          ))}
        </Field>
      </div>
      <div className={styles.wide}>
        <Field as="textarea" {...attributes('message')} rows={6} required counter={counters.message} />
      </div>
    </div>
  );
}

function Notice({ failure: { notice, mailLink: link } }: { readonly failure: Failure<FieldName> }) {
  if (link) return <Unavailable link={link} />;
  if (!notice) return null;
  return (
    <p className={styles.summary}>
      <Icon name="alert" />
      {notice}
    </p>
  );
}

function Unavailable({ link }: { readonly link: string }) {
  const { title, text, mail } = contactForm.unavailable;
  const box = useRef<HTMLDivElement>(null);
  // The box pushes the pressed button down, perhaps below the edge of the window.
  useEffect(() => {
    // Newer browsers return a promise, which React would take for a cleanup.
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={box} className={styles.unavailable}>
      <p className={styles.unavailableTitle}>
        <Icon name="alert" />
        {title}
      </p>
      <p>{text}</p>
      <a className={styles.mail} href={link}>
        {`${mail} ${site.email.general}`}
      </a>
    </div>
  );
}
