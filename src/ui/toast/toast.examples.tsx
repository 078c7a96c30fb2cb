import { ToastMessage } from './toast-message.tsx';
import { ToastProvider, useToast } from './toast.tsx';
import { Button } from '#src/ui/button/button.tsx';
import type { Examples } from '#src/ui/examples.ts';

const labels = { region: 'Notifications', success: 'Success', error: 'Error', close: 'Dismiss' };

const stay = () => {};

function Sender() {
  const showToast = useToast();
  return (
    <Button onClick={() => showToast({ message: "Your message was sent! We'll be in touch soon." })}>
      Send message
    </Button>
  );
}

export const examples = {
  success: (
    <ToastMessage
      variant="success"
      title="Success"
      message="Your message was sent! We'll be in touch soon."
      closeLabel="Dismiss"
      onClose={stay}
    />
  ),
  error: (
    <ToastMessage
      variant="error"
      title="Error"
      message="Something went wrong. Please try again later."
      closeLabel="Dismiss"
      onClose={stay}
    />
  ),
  'long message': (
    <ToastMessage
      variant="error"
      title="Error"
      message="The message could not be delivered to partnerships-and-institutional-relations@qanat.example because the connection was lost while it was being sent."
      closeLabel="Dismiss"
      onClose={stay}
    />
  ),
  'in its place': (
    <ToastProvider labels={labels}>
      <Sender />
    </ToastProvider>
  ),
} satisfies Examples;
