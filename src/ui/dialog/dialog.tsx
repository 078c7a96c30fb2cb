import { useId, useRef } from 'react';
import type { ReactNode } from 'react';
import styles from './dialog.module.css';
import { useModal } from './use-modal.ts';
import { Icon } from '#src/ui/icon/icon.tsx';

interface DialogProps {
  readonly isOpen: boolean;
  /** A person asked to close it: button, Escape or a press beside it. It is already shut by then. */
  readonly onClose: () => void;
  /** False while a press beside it would lose something; the button and Escape close it still. */
  readonly closesBeside?: boolean;
  readonly title: string;
  readonly closeLabel: string;
  /** `text` holds a column of reading or a form, `wide` a picture or a film. */
  readonly size?: 'text' | 'wide';
  readonly tone?: 'paper' | 'night';
  /** Stays mounted while closed, so a form keeps its words. Render costly content only while open. */
  readonly children: ReactNode;
}

/**
 * A modal window on the native `<dialog>`: the browser keeps the focus inside, closes on Escape and gives
 * the focus back to where it was. The page behind it does not scroll.
 */
export function Dialog(props: DialogProps) {
  const { isOpen, onClose, title, closeLabel, size = 'text', tone = 'paper', children } = props;
  const { closesBeside = true } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useModal(dialog, isOpen, closesBeside);

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-size={size}
      data-tone={tone}
      aria-labelledby={titleId}
      closedby={closesBeside ? 'any' : 'closerequest'}
      onClose={(event) => {
        // The event comes late: the dialog may be open again, or its owner may have closed it.
        if (isOpen && !event.currentTarget.open) onClose();
      }}
    >
      <div className={styles.header}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <button
          type="button"
          className={styles.close}
          aria-label={closeLabel}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" size="medium" />
        </button>
      </div>
      <div className={styles.body}>{children}</div>
    </dialog>
  );
}
