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
import { Button } from '#src/ui/button/button.tsx';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { Field } from '#src/ui/field/field.tsx';
import { Icon } from '#src/ui/icon/icon.tsx';
import { type Country, isPhoneNumber, readPhone } from '#src/ui/phone-field/phone-number.ts';
import { PhoneField } from '#src/ui/phone-field/phone-field.tsx';
import { ContactForm } from './contact-form.tsx';
import styles from './contact-form.module.css';
import { messageFailure, messageFields, type PhoneRules } from './contact-messages.ts';
import { fill, MESSAGE_DIALOG, restoreDraft } from './follow-contact.ts';
import { type Form, useForm } from './use-form.ts';

/** Longer than a double click, and long enough to read the confirmation. */
const SETTLE_MS = 1000;

const FIRST_COUNTRY: string = site.address.countryCode;

/** The HTML has the first country only, because the list is long. */
const builtCountries = countries.filter(({ code }) => code === FIRST_COUNTRY);

const phoneRules: PhoneRules = { read: (value) => readPhone(value, countries), isValid: isPhoneNumber };

// A partner's portal does not name the platform's address.
const byMail = (
  <p data-host="main">
    {messageForm.byMail}{' '}
    <a className="tapTarget" href={`mailto:${site.email.general}`}>
      {site.email.general}
    </a>
  </p>
);

type Roles = ReturnType<typeof useRequest<readonly ContactRole[]>>;

const { roles: roleWords } = messageForm;

/**
 * 'Send a message': the contact dialog (R2.49). It is in the HTML of every page and works as HTML until it is
 * touched, when this code is loaded. Typed text is kept until it is sent. If the dialog is closed while sending, the
 * next opening shows the result.
 */
export function ContactDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  const element = useRef<HTMLFormElement>(null);
  const [isOpen, setOpen] = useState(false);
  const roles = useRequest('contactRoles', readSomeRoles, { isWanted: isOpen, logFailure });
  const list = roles.status === 'loaded' ? roles.answer : undefined;
  const fields = messageFields(phoneRules, list);
  const form = useForm({
    element,
    name: 'message',
    fields,
    send: (payload) => {
      const isDemo = requestOf(dialog.current).get('subject') === contactSubjects['demo-request'];
      const [type, role] = [isDemo ? 'demo' : 'contact', isPartnerShown() ? 'partner' : 'visitor'];
      return sendMessage('contactSp', { ...payload, type, role });
    },
    onFailed: (error) => messageFailure(error, fields),
    failed: messageForm.failed,
  });
  const isSent = form.status === 'sent';
  const isSettled = useSettled(isSent);
  const isSentSeen = useRef(false);

  const follow = () => {
    const isNowOpen = dialog.current?.open === true;
    if (isNowOpen === isOpen) return;
    setOpen(isNowOpen);
    if (!isNowOpen) isSentSeen.current = isSent;
    else if (isSentSeen.current) form.reset();
  };

  useLayoutEffect(() => setOpen(dialog.current?.open === true), []);

  useEffect(() => {
    if (!list || !element.current) return;
    // The role could not be restored before.
    restoreDraft(element.current);
    const role = isOpen && roleNamed(requestOf(dialog.current).get('role'), list);
    if (role) fill(element.current, 'contactRole', String(role.id));
  }, [isOpen, list]);

  return (
    <Dialog
      id={MESSAGE_DIALOG}
      ref={dialog}
      // It is opened without this code, and then always takes the focus.
      onFocus={follow}
      // The event comes late: the dialog may be open again.
      onClose={follow}
      closesOnBackdrop={form.status === 'editing' || isSettled}
      title={isSent ? formWords.sent.title : labels.sendMessage}
      closeLabel={labels.close}
    >
      <ContactForm
        element={element}
        form={form}
        intro={messageForm.intro}
        choices={{
          contactRole: <RoleField form={form} roles={roles} />,
          phone: <PhoneNumber element={element} form={form} />,
        }}
        submit={{ children: messageForm.submit }}
        sendingLabel={messageForm.sending}
        aside={byMail}
        next={{ label: messageForm.done, go: () => dialog.current?.close() }}
      >
        <p className={styles.unreached} hidden>
          <Icon name="alert" />
          {messageForm.unreached}
        </p>
      </ContactForm>
    </Dialog>
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

type PhoneProps = { readonly element: RefObject<HTMLFormElement | null>; readonly form: Form };

function PhoneNumber({ element, form }: PhoneProps) {
  const [shownCountries, setShownCountries] = useState<readonly Country[]>(builtCountries);
  useLayoutEffect(() => setShownCountries(countries), []);
  // The country could not be restored before.
  useLayoutEffect(() => {
    if (element.current) restoreDraft(element.current);
  }, [element, shownCountries]);
  return (
    <PhoneField
      label={messageForm.fields.phone}
      countryLabel={messageForm.phone.country}
      groupLabel={messageForm.phone.group}
      countries={shownCountries}
      firstCountry={FIRST_COUNTRY}
      name="phone"
      readOnly={form.status === 'sending'}
      error={form.errors.get('phone')}
    />
  );
}

/** "I am": optional while the roles load and when they cannot be loaded. */
function RoleField({ form, roles }: { readonly form: Form; readonly roles: Roles }) {
  const error = form.errors.get('contactRole');
  const hasFailed = roles.status === 'failed';
  const isLoaded = roles.status === 'loaded';
  return (
    <div>
      <Field
        as="select"
        label={messageForm.fields.contactRole}
        name="contactRole"
        aria-required={isLoaded}
        aria-busy={roles.status === 'loading'}
        disabled={form.status === 'sending'}
        error={!isLoaded && error === messageForm.errors.contactRole.missing ? undefined : error}
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
