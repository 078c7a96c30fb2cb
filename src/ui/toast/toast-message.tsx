import type { MouseEvent, Ref } from 'react';
import type { ToastVariant } from './toast-entry.ts';
import styles from './toast-message.module.css';
import { useSwipeRight } from './use-swipe-right.ts';
import { Icon } from '#src/ui/icon/icon.tsx';

interface ToastMessageProps {
  readonly ref?: Ref<HTMLDivElement>;
  readonly variant: ToastVariant;
  readonly title: string;
  readonly message: string;
  readonly closeLabel: string;
  readonly isLeaving?: boolean;
  readonly onClose: () => void;
}

/** A pointer does not take the focus along: it stays in the field a person was typing in. */
function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}

/** What a toast looks like. A swipe to the right or its button closes it. */
export function ToastMessage(props: ToastMessageProps) {
  const { ref, variant, title, message, closeLabel, isLeaving = false, onClose } = props;
  const swipe = useSwipeRight(onClose);
  return (
    <div
      {...swipe}
      ref={ref}
      className={styles.toast}
      data-variant={variant}
      inert={isLeaving}
      onMouseDown={keepFocus}
    >
      <Icon name={variant === 'error' ? 'alert' : 'check'} size="medium" />
      <div className={styles.text}>
        <p className={styles.title}>{title}</p>
        <p>{message}</p>
      </div>
      <button type="button" className={styles.close} aria-label={closeLabel} onClick={onClose}>
        <Icon name="close" />
      </button>
    </div>
  );
}
