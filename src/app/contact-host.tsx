import { type ComponentType, useEffect, useState } from 'react';

import { href } from '#src/routes.ts';
import { listen } from '#src/platform/events.ts';

type DialogProps = { readonly isOpen: boolean; readonly onClose: () => void };

const fetchDialog = () =>
  import('#src/features/contact/contact-dialog.tsx').then((module) => module.ContactDialog);

/** Shows the message dialog when one is asked for. Its code is fetched then, not before. */
export function ContactHost() {
  const [Dialog, setDialog] = useState<ComponentType<DialogProps>>();
  const [isOpen, setOpen] = useState(false);
  useEffect(
    () =>
      listen('contact-requested', () => {
        fetchDialog().then(
          (loaded) => {
            setDialog(() => loaded);
            setOpen(true);
          },
          // The contact page says all that the dialog does.
          () => location.assign(href({ route: 'contact', hash: 'message' })),
        );
      }),
    [],
  );
  return Dialog && <Dialog isOpen={isOpen} onClose={() => setOpen(false)} />;
}
