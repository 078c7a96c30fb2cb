import { labels } from '#content/labels.ts';
import { messageForm } from '#content/forms/message-form.ts';
import type { SpMessage } from '#src/api/send-message.ts';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { MessageForm } from './message-form/message-form.tsx';
import { SentPanel } from './message-form/sent-panel.tsx';
import { useMessageForm } from './message-form/use-message-form.ts';
import { useRoles } from './message-form/use-roles.ts';

type Props = {
  readonly isOpen: boolean;
  /** What the platform is told the message is about. */
  readonly type: SpMessage['type'];
  readonly onClose: () => void;
};

/** 'Send a message': the contact dialog (R2.49). Stays mounted, and so keeps its words. */
export function ContactDialog({ isOpen, type, onClose }: Props) {
  const roles = useRoles(isOpen);
  const form = useMessageForm({ isOpen, type, roles });
  const isSent = form.status === 'sent' || form.status === 'seen';
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={isSent ? messageForm.sent.title : labels.sendMessage}
      closeLabel={labels.close}
    >
      {isSent ? <SentPanel onDone={onClose} /> : <MessageForm form={form} roles={roles} />}
    </Dialog>
  );
}
