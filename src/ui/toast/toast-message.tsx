import { type PointerEvent, useEffect, useEffectEvent, useRef } from 'react';

import { Icon } from '#src/ui/icon/icon.tsx';
import styles from './toast.module.css';

/** How long a toast is shown, and the distance of a swipe that dismisses it (R9.8). */
const DURATION_MS = 4000;
const SWIPE_PX = 50;

export type ToastEntry = {
  readonly id: number;
  readonly variant: 'success' | 'error';
  readonly message: string;
  /** The page announces the same text itself. */
  readonly isSilent: boolean;
};

/** `success` and `error` are the titles of the toasts. */
export type ToastLabels = Readonly<Record<ToastEntry['variant'] | 'close', string>>;

type Props = Pick<ToastEntry, 'variant' | 'message'> & {
  readonly labels: ToastLabels;
  readonly onClose: () => void;
};

/** Its time starts again while the pointer or the focus is among the toasts, or the page is hidden. */
export function ToastMessage({ variant, message, labels, onClose }: Props) {
  const toast = useRef<HTMLDivElement>(null);
  const startX = useRef(0);
  const onTime = useEffectEvent(() => {
    const isHeld = toast.current?.closest('[popover]')?.matches(':hover, :focus-within');
    if (!isHeld && !document.hidden) onClose();
  });
  useEffect(() => {
    const timer = setInterval(() => onTime(), DURATION_MS);
    return () => clearInterval(timer);
  }, []);

  const follow = ({ currentTarget: element, pointerId, clientX }: PointerEvent<HTMLElement>): number => {
    if (!element.hasPointerCapture(pointerId)) return 0;
    const moved = clientX - startX.current;
    // To the right everywhere (R2.50), and to the left as well in text from the right.
    const distance = element.matches(':dir(rtl)') ? Math.abs(moved) : moved;
    element.style.setProperty('--swipe', `${Math.max(0, distance)}px`);
    return distance;
  };

  return (
    <div
      ref={toast}
      className={`night ${styles.toast}`}
      data-variant={variant}
      // The focus stays in the field that the visitor is typing in.
      onMouseDown={(event) => event.preventDefault()}
      onPointerDown={({ currentTarget, pointerId, clientX }) => {
        startX.current = clientX;
        currentTarget.setPointerCapture(pointerId);
      }}
      onPointerMove={follow}
      onPointerUp={(event) => follow(event) >= SWIPE_PX && onClose()}
      onLostPointerCapture={({ currentTarget }) => currentTarget.style.removeProperty('--swipe')}
    >
      <Icon name={variant === 'error' ? 'alert' : 'check'} size="medium" />
      <div className={styles.text}>
        <strong>{labels[variant]}</strong>
        <p>{message}</p>
      </div>
      <button
        type="button"
        className={`closeButton ${styles.close}`}
        aria-label={labels.close}
        // Otherwise the toast captures the pointer, and the button gets no click.
        onPointerDown={(event) => event.stopPropagation()}
        onClick={onClose}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
