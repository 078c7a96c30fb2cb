import { ToastMessage } from './toast-message.tsx';
import type { Examples } from '#src/ui/examples.ts';

const labels = { success: 'Success', error: 'Error', close: 'Dismiss' };
const toast = { labels, onClose: () => {} };

export const examples = {
  success: (
    <ToastMessage {...toast} variant="success" message="Your message was sent! We'll be in touch soon." />
  ),
  error: <ToastMessage {...toast} variant="error" message="Something went wrong. Please try again later." />,
  'long message': (
    <ToastMessage
      {...toast}
      variant="error"
      message="The message could not be delivered to partnerships-and-institutional-relations@brand.example because the connection was lost while it was being sent."
    />
  ),
} satisfies Examples;
