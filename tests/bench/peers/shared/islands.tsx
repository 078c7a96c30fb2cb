import { useEffect } from 'react';

import { FooterContent } from '#src/app/footer/footer-content.tsx';
import { followMessageRequests, MessageDialog } from '#src/app/message-dialog.tsx';
import { messageRequestOf } from '#src/app/navigation/link-target.ts';
import { ReadingAids } from '#src/app/reading/reading-aids.tsx';
import { Header } from '#src/app/header/header.tsx';
import { startServices } from '#src/app/services/start-services.ts';
import { isPlainPress } from '#src/lib/is-plain-press.ts';
import { emit } from '#src/platform/events.ts';
import { hasConsentTool } from '#src/platform/services/service-settings.ts';
import { At } from './router.tsx';

type AtPath = { readonly path: string };

export const SiteHeader = ({ path }: AtPath) => (
  <At path={path}>
    <Header />
  </At>
);

/** Without behaviour: a port renders it at build alone. */
export const SiteFooter = ({ path }: AtPath) => (
  <At path={path}>
    <FooterContent />
  </At>
);

export const Aids = ({ path }: AtPath) => (
  <At path={path}>
    <ReadingAids />
  </At>
);

/** The message dialog, opened by every link and button that leads to it; with a key, what asks for consent too. */
export function Messages() {
  useEffect(() => {
    if (hasConsentTool) startServices();
    followMessageRequests();
    const onClick = (event: MouseEvent) => {
      const link = isPlainPress(event) && event.target instanceof Element && event.target.closest('a');
      const request = link && messageRequestOf(new URL(link.href));
      if (!request) return;
      event.preventDefault();
      emit('contact-requested', request);
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);
  return <MessageDialog />;
}
