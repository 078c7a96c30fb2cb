import { ToastMessage } from './toast-message.tsx';
import { ToastProvider } from './toast.tsx';
import { useToast } from './use-toast.ts';
import { Button } from '#src/ui/button/button.tsx';
import type { Examples } from '#src/ui/examples.ts';

const labels = { success: 'Success', error: 'Error', close: 'Dismiss' };

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
      message="Your message was sent! We'll be in touch soon."
      labels={labels}
      onClose={() => {}}
    />
  ),
  error: (
    <ToastMessage
      variant="error"
      message="Something went wrong. Please try again later."
      labels={labels}
      onClose={() => {}}
    />
  ),
  'long message': (
    <ToastMessage
      variant="error"
      message="The message could not be delivered to partnerships-and-institutional-relations@brand.example because the connection was lost while it was being sent."
      labels={labels}
      onClose={() => {}}
    />
  ),
  'in its place': (
    <ToastProvider labels={labels}>
      <Sender />
    </ToastProvider>
  ),
} satisfies Examples;
