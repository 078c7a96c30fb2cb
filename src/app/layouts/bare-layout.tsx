import type { ReactNode } from 'react';

import { labels } from '#content/labels.ts';
import { ContactHost } from '#src/app/contact-host.tsx';
import { ToastProvider } from '#src/ui/toast/toast.tsx';

/** The layout without navigation bar and footer. Like the other, it hosts the toasts (R2.7). */
export function BareLayout({ children }: { children: ReactNode }) {
  return (
    <ToastProvider labels={labels.toast}>
      {children}
      <ContactHost />
    </ToastProvider>
  );
}
