import { type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { countries } from 'virtual:countries';

import { formWords } from '#words/forms/form-words.ts';
import { messageForm } from '#words/forms/message-form.ts';
import { labels } from '#words/labels.ts';
import { sendSpMessage, type SpMessage } from '#src/api/send-message.ts';
import { isPartnerShown } from '#src/platform/host/host-mode.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { MessageForm } from './message-form.tsx';
import { emptyValues, fieldNames, findErrors, type MessageValues, toSpMessage } from './message-values.ts';
import { type Roles, useRoles } from './role-field.tsx';
import { sendFailure } from './send-failure.ts';
import { SentPanel } from './sent-panel.tsx';
import { useForm } from './use-form.ts';

/** Longer than a double click, and long enough to read the confirmation. */
const SETTLE_MS = 1000;

type Props = {
  readonly isOpen: boolean;
  /** The subject, as the platform names it. */
  readonly type: SpMessage['type'];
  readonly onClose: () => void;
};

/**
 * 'Send a message': the contact dialog (R2.49). Stays mounted while closed: typed text is kept until it is
 * sent, and the result of a message sent meanwhile shows at the next opening.
 */
export function ContactDialog({ isOpen, type, onClose }: Props) {
  const [values, setValues] = useState<MessageValues>(emptyValues);
  const roles = useRoles(isOpen);
  const element = useRef<HTMLFormElement>(null);
  const form = useMessageForm(element, type, roles, () => setValues(emptyValues));
  const isSent = form.status === 'sent';
  const isSettled = useSettled(isSent);

  const [wasOpen, setWasOpen] = useState(isOpen);
  const [isSentSeen, setSentSeen] = useState(false);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (!isOpen) setSentSeen(isSent);
    else if (isSentSeen) form.reset();
  }

  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const modal = dialog.current;
    if (!modal || !isOpen) return;
    if (!modal.open) modal.showModal();
    // Also when it leaves the page, so that the focus is restored.
    return () => modal.close();
  }, [isOpen]);

  return (
    <Dialog
      id={useId()}
      ref={dialog}
      onClose={(event) => {
        // The event comes late: the dialog may be open again, or its owner may have closed it.
        if (isOpen && !event.currentTarget.open) onClose();
      }}
      closesBeside={form.status === 'editing' || isSettled}
      title={isSent ? formWords.sent.title : labels.sendMessage}
      closeLabel={labels.close}
    >
      {isSent ? (
        <SentPanel>
          <Button variant="secondary" onClick={onClose}>
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
        />
      )}
    </Dialog>
  );
}

function useMessageForm(
  element: RefObject<HTMLFormElement | null>,
  type: SpMessage['type'],
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
      return sendSpMessage(toSpMessage(values, { type, role, roles: list, countries }));
    },
    onSent,
    onFailed: sendFailure,
    onInterrupted: () => sendFailure(undefined),
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
