import { type ComponentType, useEffect, useState } from 'react';

import { labels } from '#words/labels.ts';
import { listen, type SiteEvents } from '#src/platform/events.ts';
import { href } from '#src/routes.ts';
import { useToast } from '#src/ui/toast/toast.tsx';
import { fetchMessageDialog, MESSAGE_PLACE, messageRequestOf } from './navigation/message-link.ts';

type Request = SiteEvents['contact-requested'];
type DialogProps = Request & { readonly isOpen: boolean; readonly onClose: () => void };

/**
 * Shows the message dialog when one is asked for, by a button or by an address that ends in `#message`.
 * It closes when the page below it changes.
 */
export function ContactHost() {
  const [Dialog, setDialog] = useState<ComponentType<DialogProps>>();
  const [asked, setAsked] = useState<Request>({ type: 'contact' });
  const [isOpen, setOpen] = useState(false);
  const showToast = useToast();
  useEffect(() => {
    const stopped = new AbortController();
    const { signal } = stopped;
    const open = (request: Request) => {
      fetchMessageDialog().then(
        (loaded) => {
          if (signal.aborted) return;
          setDialog(() => loaded);
          setAsked(request);
          setOpen(true);
        },
        // The contact page says all that the dialog does, but without a network it would replace this one
        // by an error of the browser (F-E6).
        () => {
          if (!navigator.onLine) showToast({ message: labels.offline, variant: 'error' });
          else location.assign(href({ route: 'contact', hash: MESSAGE_PLACE }));
        },
      );
    };
    const openByAddress = () => {
      const request = messageRequestOf(location);
      if (request) open(request);
    };
    openByAddress();
    addEventListener('hashchange', openByAddress, { signal });
    addEventListener('popstate', () => setOpen(false), { signal });
    signal.addEventListener('abort', listen('contact-requested', open));
    return () => stopped.abort();
  }, [showToast]);
  return Dialog && <Dialog {...asked} isOpen={isOpen} onClose={() => setOpen(false)} />;
}
