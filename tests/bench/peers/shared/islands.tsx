import { useEffect } from 'react';

import { labels } from '#words/labels.ts';
import { ContactHost } from '#src/app/contact-host.tsx';
import { messageRequestOf } from '#src/app/navigation/message-link.ts';
import { ReadingAids } from '#src/app/reading/reading-aids.tsx';
import { Header } from '#src/app/header/header.tsx';
import { startServices } from '#src/app/services/start-services.ts';
import { isPlainClick } from '#src/lib/is-plain-click.ts';
import { emit } from '#src/platform/events.ts';
import { hasConsentTool } from '#src/platform/services/service-settings.ts';
import { ToastProvider } from '#src/ui/toast/toast.tsx';
import { At } from './router.tsx';

type AtPath = { readonly path: string };

export const SiteHeader = ({ path }: AtPath) => (
  <At path={path}>
    <Header />
  </At>
);

export const Aids = ({ path }: AtPath) => (
  <At path={path}>
    <ReadingAids />
  </At>
);

/** With a key, what asks for consent. */
function useConsent() {
  useEffect(() => {
    if (hasConsentTool) startServices();
  }, []);
}

/** The message dialog, opened by every link that leads to it. */
export function Messages() {
  useConsent();
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = isPlainClick(event) && event.target instanceof Element && event.target.closest('a');
      const request = link && messageRequestOf(new URL(link.href));
      if (!request) return;
      event.preventDefault();
      emit('contact-requested', request);
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);
  return (
    <ToastProvider labels={labels.toast}>
      <ContactHost />
    </ToastProvider>
  );
}
