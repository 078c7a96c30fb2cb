import { type ComponentProps, useLayoutEffect, useRef } from 'react';

import { Button } from '#src/ui/button/button.tsx';

type Props = Pick<ComponentProps<typeof Button>, 'size' | 'trailingIcon' | 'children'> & {
  readonly isSending: boolean;
  /** In place of `children` while it sends. */
  readonly sendingLabel: string;
};

/**
 * Submits a form, and is disabled while it sends (R4.7). A disabled button loses the focus, so a status takes it:
 * the keyboard stays at this place, and a screen reader reads that the form is sending.
 */
export function SendButton({ isSending, sendingLabel, children, ...look }: Props) {
  const status = useRef<HTMLSpanElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (isSending && document.activeElement === button.current)
      status.current?.focus({ preventScroll: true });
  }, [isSending]);
  return (
    <>
      <span ref={status} role="status" tabIndex={-1} className="hiddenText">
        {isSending ? sendingLabel : ''}
      </span>
      <Button {...look} ref={button} type="submit" isLoading={isSending} disabled={isSending}>
        {isSending ? sendingLabel : children}
      </Button>
    </>
  );
}
