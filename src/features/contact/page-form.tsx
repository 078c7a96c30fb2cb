import { type RefObject, useEffect, useRef } from 'react';

import { type ContactSubject, contactSubjectIds, contactSubjects } from '#content/contact-subjects.ts';
import { contactForm } from '#words/forms/contact-form.ts';
import { site } from '#content/site.ts';
import { fieldOf, isRecord } from '#src/api/read-fields.ts';
import { prepareCaptcha } from '#src/platform/captcha.ts';
import { sessionStore } from '#src/platform/storage/storage.ts';
import { href } from '#src/routes.ts';
import { Field } from '#src/ui/field/field.tsx';
import { useToast } from '#src/ui/toast/use-toast.ts';
import { MessageForm } from './message-form.tsx';
import styles from './message-form.module.css';
import { CaptchaUnavailable, mailLink, type PageField, pageFields, sendPageMessage } from './page-message.ts';
import type { Values } from './text-rules.ts';
import { fill, useForm } from './use-form.ts';

type Props = {
  /** The subject that the address has chosen, when it is one of the five. */
  readonly askedSubject: ContactSubject | undefined;
  readonly onSent: () => void;
};

/** The message form of the contact page (R2.31). */
export function PageForm({ askedSubject, onSent }: Props) {
  const showToast = useToast();
  const element = useRef<HTMLFormElement>(null);
  const draft = useDraft(element, askedSubject);
  const form = useForm({
    element,
    fields: pageFields,
    // The draft is dropped even if the form has left the page: sent text must not come back.
    send: (values) => sendPageMessage(values).then(() => draft.drop()),
    onSent: () => {
      showToast({ message: contactForm.sent });
      onSent();
    },
    onFailed: (error, values) => {
      if (error instanceof CaptchaUnavailable) return unavailable(values);
      showToast({ message: contactForm.failed, variant: 'error' });
      return { notice: contactForm.failed };
    },
    failed: contactForm.failed,
  });

  useEffect(() => {
    // The first field may have been entered before this code came.
    if (element.current?.contains(document.activeElement)) prepareCaptcha();
  }, []);

  return (
    <MessageForm
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
      onEdit={draft.keep}
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
  const box = useRef<HTMLDivElement>(null);
  // The box pushes the pressed button down, perhaps below the edge of the window.
  useEffect(() => {
    // In a block: newer browsers return a promise, which is no cleanup.
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={box}>
      <strong>{title}</strong>
      <p>{text}</p>
      <a className="tapTarget" href={link}>{`${mail} ${site.email.general}`}</a>
    </div>
  );
}

/** Item in session storage; the cookie policy lists it. */
const DRAFT_ITEM = 'contactDraft';

/** A computer may be shared, and a browser that restores its tabs restores their storage. */
const MAX_DRAFT_AGE_MS = 60 * 60 * 1000;

/** Unsent text by field, of the last hour. Storage is untrusted, so each value is checked. */
export function readDraft(): readonly (readonly [string, string])[] {
  const stored = parse(sessionStore.read(DRAFT_ITEM));
  const [time, fields] = [fieldOf(stored, 'time'), fieldOf(stored, 'fields')];
  const isFresh = typeof time === 'number' && Math.abs(Date.now() - time) < MAX_DRAFT_AGE_MS;
  if (!isFresh) sessionStore.remove(DRAFT_ITEM);
  if (!isFresh || !isRecord(fields)) return [];
  return Object.entries(fields).filter((field): field is [string, string] => typeof field[1] === 'string');
}

function parse(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

/**
 * Restores the text typed before a reload, unless a field was edited before hydration, and selects the
 * subject that the link asks for.
 */
function useDraft(form: RefObject<HTMLFormElement | null>, askedSubject: ContactSubject | undefined) {
  const hasRestored = useRef(false);

  useEffect(() => {
    const { current } = form;
    if (!current) return;
    if (!hasRestored.current) for (const [name, text] of readDraft()) fill(current, name, text, true);
    hasRestored.current = true;
    if (askedSubject) fill(current, 'subject', contactSubjects[askedSubject]);
    // From now on the page may show the subject.
    current.setAttribute('data-ready', '');
  }, [form, askedSubject]);

  const drop = () => sessionStore.remove(DRAFT_ITEM);
  const keep = () => {
    if (!form.current) return;
    const typed = [...new FormData(form.current)];
    if (typed.every(([name, text]) => name === 'subject' || text === '')) drop();
    else
      sessionStore.write(DRAFT_ITEM, JSON.stringify({ time: Date.now(), fields: Object.fromEntries(typed) }));
  };
  return { keep, drop };
}
