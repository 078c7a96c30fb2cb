import type { MouseEvent } from 'react';
import { Button } from '#src/ui/button/button.tsx';
import type { ButtonLinkProps } from '#src/ui/button/button.tsx';

type DialogTriggerProps = Omit<ButtonLinkProps, 'onClick' | 'target'> & { readonly onOpen: () => void };

/** A press that asks the browser for a new tab, a window or a download. */
function asksBrowser(event: MouseEvent): boolean {
  return event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}

/**
 * Looks like a `Button`. It is a link to a real place that says the same as the dialog, so that it is of
 * use without script, before hydration and in a new tab; a plain press opens the dialog instead.
 */
export function DialogTrigger({ onOpen, ...link }: DialogTriggerProps) {
  const trigger: ButtonLinkProps = {
    ...link,
    'aria-haspopup': 'dialog',
    onClick: (event) => {
      if (asksBrowser(event)) return;
      event.preventDefault();
      // Safari does not focus a pressed link, and the dialog gives the focus back to what had it.
      event.currentTarget.focus();
      onOpen();
    },
  };
  return <Button {...trigger} />;
}
