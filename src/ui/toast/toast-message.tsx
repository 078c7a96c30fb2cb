import { type MouseEvent, type PointerEvent, type Ref, useRef } from 'react';

import { Icon } from '#src/ui/icon/icon.tsx';
import styles from './toast.module.css';

export type ToastEntry = {
  readonly id: number;
  readonly variant: 'success' | 'error';
  readonly message: string;
};

/** `success` and `error` are the titles of the toasts. */
export type ToastLabels = Readonly<Record<ToastEntry['variant'] | 'close', string>>;

type Props = Omit<ToastEntry, 'id'> & {
  readonly ref?: Ref<HTMLDivElement>;
  readonly labels: ToastLabels;
  readonly isLeaving?: boolean;
  readonly onClose: () => void;
};

/** How a toast looks. A swipe towards the end of its lines or its button closes it. */
export function ToastMessage({ ref, variant, message, labels, isLeaving = false, onClose }: Props) {
  const swipe = useSwipeToEnd(onClose);
  return (
    <div
      {...swipe}
      ref={ref}
      className={styles.toast}
      data-variant={variant}
      inert={isLeaving}
      // The focus stays in the field that the visitor is typing in.
      onMouseDown={(event: MouseEvent) => event.preventDefault()}
    >
      <Icon name={variant === 'error' ? 'alert' : 'check'} size="medium" />
      <div className={styles.text}>
        <p className={styles.title}>{labels[variant]}</p>
        <p>{message}</p>
      </div>
      <button type="button" className={styles.close} aria-label={labels.close} onClick={onClose}>
        <Icon name="close" />
      </button>
    </div>
  );
}

/** The distance of a swipe that dismisses (R9.8). */
const SWIPE_THRESHOLD_PX = 50;

/** A shorter movement is a press, so that an unsteady hand can click the button. */
const MIN_SWIPE_PX = 6;

/** Pointer handlers that move an element with the finger (`--swipe`) and report a swipe to the end of the line: right, or left in Arabic. */
function useSwipeToEnd(onSwipe: () => void) {
  const startX = useRef<number | null>(null);

  const distanceOf = ({ clientX, currentTarget }: PointerEvent<HTMLElement>, fromX: number) =>
    (clientX - fromX) * (currentTarget.matches(':dir(rtl)') ? -1 : 1);
  const release = (element: HTMLElement) => {
    startX.current = null;
    element.style.removeProperty('--swipe');
    element.removeAttribute('data-swiping');
  };

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button === 0) startX.current = event.clientX;
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (startX.current === null) return;
      const distance = distanceOf(event, startX.current);
      const element = event.currentTarget;
      if (Math.abs(distance) < MIN_SWIPE_PX && !element.hasPointerCapture(event.pointerId)) return;
      // Captured only now: an earlier capture would take the click from the button inside.
      element.setPointerCapture(event.pointerId);
      element.setAttribute('data-swiping', '');
      element.style.setProperty('--swipe', `${Math.max(0, distance)}px`);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      if (startX.current === null) return;
      const distance = distanceOf(event, startX.current);
      release(event.currentTarget);
      if (distance >= SWIPE_THRESHOLD_PX) onSwipe();
    },
    onPointerCancel: (event: PointerEvent<HTMLElement>) => release(event.currentTarget),
  };
}
