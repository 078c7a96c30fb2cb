import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';

import { labels } from '#content/labels.ts';
import { formWords } from '#content/forms/form-words.ts';
import { messageForm } from '#content/forms/message-form.ts';
import type { SpMessage } from '#src/api/send-message.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { MessageForm } from './message-form/message-form.tsx';
import { useMessageForm } from './message-form/use-message-form.ts';
import { useRoles } from './message-form/use-roles.ts';
import { SentPanel } from './sent-panel.tsx';

/** A second press of a double click comes sooner; what it is told can be read by then. */
const SETTLE_MS = 1000;

type Props = {
  readonly isOpen: boolean;
  /** What the platform is told the message is about. */
  readonly type: SpMessage['type'];
  /** Id or name of the role that stands chosen, where the platform's list has it. */
  readonly role?: string;
  readonly onClose: () => void;
};

/** 'Send a message': the contact dialog (R2.49). Stays mounted, and so keeps its words. */
export function ContactDialog({ isOpen, type, role, onClose }: Props) {
  const roles = useRoles(isOpen);
  const form = useMessageForm({ isOpen, type, role, roles });
  const isSent = form.status === 'sent' || form.status === 'seen';
  const isSettled = useSettled(isSent);
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element || !isOpen) return;
    if (!element.open) element.showModal();
    // Also when it leaves the page, which gives the focus back.
    return () => element.close();
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
        <MessageForm form={form} roles={roles} />
      )}
    </Dialog>
  );
}

/** Whether the answer has stood long enough that a press beside it is meant for it. */
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
