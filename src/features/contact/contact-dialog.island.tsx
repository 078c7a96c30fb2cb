import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

import { contactSubjects } from '#content/contact-subjects.ts';
import { countries } from '#made/countries.ts';
import { formWords } from '#words/forms/form-words.ts';
import { messageForm } from '#words/forms/message-form.ts';
import { labels } from '#words/labels.ts';
import { site } from '#content/site.ts';
import { type ContactRole, readRoles } from '#src/api/read-roles.ts';
import { sendMessage } from '#src/api/send-message.ts';
import { useRequest } from '#src/api/use-request.ts';
import { isPartnerShown } from '#src/platform/host/partner-status.ts';
import { MESSAGE_DIALOG } from '#src/platform/message-dialog.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { Field } from '#src/ui/field/field.tsx';
import { Icon } from '#src/ui/icon/icon.tsx';
import type { Country } from '#src/ui/phone-field/phone-number.ts';
import { PhoneField } from '#src/ui/phone-field/phone-field.tsx';
import { type DialogField, dialogFields, sendFailure, toSpMessage } from './dialog-message.ts';
import { MessageForm } from './message-form.tsx';
import styles from './message-form.module.css';
import { SentPanel } from './sent-panel.tsx';
import { dropDraft, fill, restoreDraft } from './follow-forms.ts';
import { type Form, useForm } from './use-form.ts';

/** Longer than a double click, and long enough to read the confirmation. */
const SETTLE_MS = 1000;

const FIRST_COUNTRY: string = site.address.countryCode;

/** The HTML has the first country only, because the list is long. */
const builtCountries = countries.filter(({ code }) => code === FIRST_COUNTRY);

type Roles = ReturnType<typeof useRequest<readonly ContactRole[]>>;

const { errors, fields, phone, roles: roleWords } = messageForm;

/**
 * 'Send a message': the contact dialog (R2.49). It is in the HTML of every page and works as HTML until it is
 * touched, when this code is loaded. Typed text is kept until it is sent. If the dialog is closed while sending, the
 * next opening shows the result.
 */
export function ContactDialog() {
  const [isOpen, setOpen] = useState(false);
  const roles = useRequest('contactRoles', readSomeRoles, { isWanted: isOpen, logFailure });
  const dialog = useRef<HTMLDialogElement>(null);
  const element = useRef<HTMLFormElement>(null);
  const list = roles.status === 'loaded' ? roles.answer : undefined;
  const form = useForm({
    element,
    fields: dialogFields(list !== undefined),
    send: (values) => {
      const role = isPartnerShown() ? 'partner' : 'visitor';
      const isDemo = requestOf(dialog.current).get('subject') === contactSubjects['demo-request'];
      const message = toSpMessage(values, { type: isDemo ? 'demo' : 'contact', role }, list ?? []);
      return sendMessage('contactSp', message).then(() => dropDraft('message'));
    },
    onFailed: sendFailure,
    failed: messageForm.failed,
  });
  const isSent = form.status === 'sent';
  const isSettled = useSettled(isSent);

  const [wasOpen, setWasOpen] = useState(isOpen);
  const [isSentSeen, setSentSeen] = useState(false);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (!isOpen) setSentSeen(isSent);
    else if (isSentSeen) form.reset();
  }

  useLayoutEffect(() => setOpen(dialog.current?.open === true), []);

  useEffect(() => {
    // The role could not be restored before.
    if (list && element.current) restoreDraft(element.current);
    const role = isOpen && list && roleNamed(requestOf(dialog.current).get('role'), list);
    if (role && element.current) fill(element.current, 'contactRole', String(role.id));
  }, [isOpen, list]);

  return (
    <Dialog
      id={MESSAGE_DIALOG}
      ref={dialog}
      // It is opened without this code, and then always takes the focus.
      onFocus={() => setOpen(dialog.current?.open === true)}
      // The event comes late: the dialog may be open again.
      onClose={({ currentTarget }) => setOpen(currentTarget.open)}
      closesOnBackdrop={form.status === 'editing' || isSettled}
      title={isSent ? formWords.sent.title : labels.sendMessage}
      closeLabel={labels.close}
    >
      {isSent ? (
        <SentPanel>
          <Button variant="secondary" onClick={() => dialog.current?.close()}>
            {messageForm.done}
          </Button>
        </SentPanel>
      ) : (
        <DialogForm element={element} form={form} roles={roles} />
      )}
    </Dialog>
  );
}

type DialogFormProps = {
  readonly element: RefObject<HTMLFormElement | null>;
  readonly form: Form<DialogField>;
  readonly roles: Roles;
};

function DialogForm({ element, form, roles }: DialogFormProps) {
  const isSending = form.status === 'sending';
  const [shownCountries, setShownCountries] = useState<readonly Country[]>(builtCountries);
  useLayoutEffect(() => setShownCountries(countries), []);
  // The country of a phone number could not be restored before.
  useLayoutEffect(() => {
    if (element.current) restoreDraft(element.current);
  }, [element, shownCountries]);
  return (
    <>
      <p className={styles.intro}>{messageForm.intro}</p>
      <MessageForm
        name="message"
        element={element}
        form={form}
        choices={{
          contactRole: (
            <RoleField roles={roles} error={form.errors.get('contactRole')} isLocked={isSending} />
          ),
          phone: (
            <PhoneField
              label={fields.phone}
              countryLabel={phone.country}
              groupLabel={phone.group}
              countries={shownCountries}
              firstCountry={FIRST_COUNTRY}
              name="phone"
              readOnly={isSending}
              error={form.errors.get('phone')}
            />
          ),
        }}
        submit={{ children: messageForm.submit }}
        sendingLabel={messageForm.sending}
        aside={
          // A partner's portal does not name the platform's address.
          <p data-host="main">
            {messageForm.byMail}{' '}
            <a className="tapTarget" href={`mailto:${site.email.general}`}>
              {site.email.general}
            </a>
          </p>
        }
      >
        <p className={styles.unreached} hidden>
          <Icon name="alert" />
          {messageForm.unreached}
        </p>
      </MessageForm>
    </>
  );
}

/** An empty list is a failure too: there is nothing to choose from (F-A19). */
function readSomeRoles(answer: unknown) {
  const roles = readRoles(answer);
  if (roles.length === 0) throw new Error('no roles');
  return roles;
}

const logFailure = (error: unknown) => console.error(roleWords.failed, error);

/** What the link, the address or the button that opened the dialog asks for: `?subject=Demo+Request&role=Investor`. */
const requestOf = (dialog: HTMLDialogElement | null) => new URLSearchParams(dialog?.dataset['request']);

/** The role named in the request (R4.7). */
function roleNamed(asked: string | null, roles: readonly ContactRole[]): ContactRole | undefined {
  const key = (name: string) => name.trim().toLowerCase();
  return asked === null ? undefined : roles.find(({ name }) => key(name) === key(asked));
}

/** True once the confirmation has been visible so long that a press outside is meant to close it. */
function useSettled(isSent: boolean): boolean {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    if (!isSent) return;
    const timer = setTimeout(() => setSettled(true), SETTLE_MS);
    return () => {
      clearTimeout(timer);
      setSettled(false);
    };
  }, [isSent]);
  return isSettled;
}

type RoleFieldProps = {
  readonly roles: Roles;
  readonly error: string | undefined;
  readonly isLocked: boolean;
};

/** "I am": optional while the roles load and when they cannot be loaded. */
function RoleField({ roles, error, isLocked }: RoleFieldProps) {
  const hasFailed = roles.status === 'failed';
  const isLoaded = roles.status === 'loaded';
  return (
    <div>
      <Field
        as="select"
        label={fields.contactRole}
        name="contactRole"
        aria-required={isLoaded}
        aria-busy={roles.status === 'loading'}
        disabled={isLocked}
        error={!isLoaded && error === errors.contactRole.missing ? undefined : error}
      >
        <option value="">{roles.status === 'loading' ? roleWords.loading : roleWords.choose}</option>
        {isLoaded &&
          roles.answer.map(({ id, name }) => (
            <option key={id} value={String(id)}>
              {name}
            </option>
          ))}
      </Field>
      <div role="status">
        {hasFailed && (
          <p className={`note ${styles.rolesFailure}`}>
            <Icon name="alert" />
            <span>
              <strong>{roleWords.failed}</strong> {roleWords.failedHint}
            </span>
          </p>
        )}
      </div>
      {hasFailed && (
        <Button
          variant="quiet"
          onClick={(event) => {
            // This button disappears; the result shows in the field.
            event.currentTarget.parentElement?.querySelector('select')?.focus();
            roles.retry();
          }}
        >
          {roleWords.retry}
        </Button>
      )}
    </div>
  );
}
