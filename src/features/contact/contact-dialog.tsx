import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { countries } from 'virtual:countries';

import { formWords } from '#words/forms/form-words.ts';
import { messageForm } from '#words/forms/message-form.ts';
import { labels } from '#words/labels.ts';
import type { ContactRole } from '#src/api/read-roles.ts';
import { sendSpMessage } from '#src/api/send-message.ts';
import { isPartnerShown } from '#src/platform/host/host-mode.ts';
import { useIsHydrating } from '#src/platform/hydration/use-is-hydrating.ts';
import { MESSAGE_DIALOG } from '#src/platform/page-document/message-dialog.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { MessageForm } from './message-form.tsx';
import {
  emptyValues,
  fieldNames,
  findErrors,
  type MessageValues,
  readValues,
  toSpMessage,
} from './message-values.ts';
import { type Roles, useRoles } from './role-field.tsx';
import { sendFailure } from './send-failure.ts';
import { SentPanel } from './sent-panel.tsx';
import { useForm } from './use-form.ts';

/** Longer than a double click, and long enough to read the confirmation. */
const SETTLE_MS = 1000;

/** The HTML has the chosen country alone: the list is long, and this code brings it. */
const builtCountries = countries.filter(({ code }) => code === emptyValues.phone.country);

/**
 * 'Send a message': the contact dialog (R2.49). It is in the HTML of every page, which opens and closes it and
 * takes what is typed; this code comes when it is touched. Typed text is kept until it is sent, and the result
 * of a message sent meanwhile shows at the next opening.
 */
export function ContactDialog() {
  const [values, setValues] = useState<MessageValues>(emptyValues);
  const [isOpen, setOpen] = useState(false);
  const isBuilt = useIsHydrating();
  const [shownCountries, setShownCountries] = useState(isBuilt ? builtCountries : countries);
  const roles = useRoles(isOpen);
  const element = useRef<HTMLFormElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const [built] = useState(findBuilt);
  const form = useMessageForm(element, dialog, roles, () => setValues(emptyValues));
  const isSent = form.status === 'sent';
  const isSettled = useSettled(isSent);

  const [wasOpen, setWasOpen] = useState(isOpen);
  const [isSentSeen, setSentSeen] = useState(false);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (!isOpen) setSentSeen(isSent);
    else if (isSentSeen) form.reset();
  }

  // Before anything is drawn again: that would put back the empty fields of the build.
  useLayoutEffect(() => {
    const typed = built?.dialog.querySelector('form') ?? element.current;
    if (typed) setValues(readValues(typed, countries));
    setShownCountries(countries);
    if (built && dialog.current) reopen(built, dialog.current);
    setOpen(dialog.current?.open === true);
  }, [built]);

  const list = roles.status === 'loaded' ? roles.answer : undefined;
  useEffect(() => {
    const role = isOpen && list && roleNamed(dialog.current?.dataset['role'], list);
    if (role) setValues((typed) => ({ ...typed, contactRole: String(role.id) }));
  }, [isOpen, list]);

  return (
    <Dialog
      id={MESSAGE_DIALOG}
      ref={dialog}
      // It is opened without this code, and then always takes the focus.
      onFocus={() => setOpen(dialog.current?.open === true)}
      // The event comes late: the dialog may be open again.
      onClose={({ currentTarget }) => setOpen(currentTarget.open)}
      closesBeside={form.status === 'editing' || isSettled}
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
        <MessageForm
          element={element}
          form={form}
          values={values}
          onEdit={(name, value) => {
            // Success clears the fields, so text typed while sending would be lost.
            if (form.status === 'sending') return;
            setValues((typed) => ({ ...typed, [name]: value }));
            form.clearError(name);
          }}
          roles={roles}
          countries={shownCountries}
        />
      )}
    </Dialog>
  );
}

/** The role that the address asks for by its name (R4.7). */
function roleNamed(asked: string | undefined, roles: readonly ContactRole[]): ContactRole | undefined {
  const key = (name: string) => name.trim().toLowerCase();
  return asked === undefined ? undefined : roles.find(({ name }) => key(name) === key(asked));
}

/** The dialog of the HTML, before React takes it over. */
function findBuilt() {
  const dialog = import.meta.env.SSR ? null : document.querySelector<HTMLDialogElement>(`#${MESSAGE_DIALOG}`);
  return dialog && { dialog, field: document.activeElement?.getAttribute('name') };
}

/** React makes another dialog where a translator has changed the built one (F-E8). */
function reopen({ dialog, field }: NonNullable<ReturnType<typeof findBuilt>>, now: HTMLDialogElement): void {
  if (dialog === now || !dialog.open) return;
  Object.assign(now.dataset, dialog.dataset);
  now.showModal();
  if (field) now.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();
}

function useMessageForm(
  element: RefObject<HTMLFormElement | null>,
  dialog: RefObject<HTMLDialogElement | null>,
  roles: Roles,
  onSent: () => void,
) {
  return useForm({
    element,
    fields: fieldNames,
    labels: messageForm.fields,
    rules: (values: MessageValues) => findErrors(values, countries, roles.status !== 'failed'),
    send: (values) => {
      const role = isPartnerShown() ? 'partner' : 'visitor';
      const list = roles.status === 'loaded' ? roles.answer : [];
      const type = dialog.current?.dataset['type'] === 'demo' ? 'demo' : 'contact';
      return sendSpMessage(toSpMessage(values, { type, role, roles: list, countries }));
    },
    onSent,
    onFailed: sendFailure,
    failed: messageForm.failed,
  });
}

/** Whether the confirmation has been visible long enough for a press outside to be meant for it. */
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
