import { isPlainClick } from '#src/lib/is-plain-click.ts';
import { Button } from '#src/ui/button/button.tsx';
import type { ButtonLinkProps } from '#src/ui/button/button.tsx';

type DialogTriggerProps = Omit<ButtonLinkProps, 'variant' | 'onClick' | 'target'> & {
  readonly variant?: 'secondary' | 'quiet';
  readonly onOpen: () => void;
};

/**
 * Looks like a secondary or a quiet `Button`. It is a link to a real place that says the same as the dialog, so that it is of
 * use without script, before hydration and in a new tab; a plain press opens the dialog instead.
 */
export function DialogTrigger({ variant = 'secondary', onOpen, ...link }: DialogTriggerProps) {
  const trigger: ButtonLinkProps = {
    ...link,
    variant,
    'aria-haspopup': 'dialog',
    onClick: (event) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      // Safari does not focus a pressed link, and the dialog gives the focus back to what had it.
      event.currentTarget.focus();
      onOpen();
    },
  };
  return <Button {...trigger} />;
}
