import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ToastMessage } from './toast-message.tsx';
import type { ToastEntry, ToastLabels } from './toast-entry.ts';
import { useCountdown } from './use-countdown.ts';

/** How long a toast stays (R9.8). */
const toastDurationMs = 4000;

interface TimedToastProps {
  readonly toast: ToastEntry;
  readonly labels: ToastLabels;
  readonly isPaused: boolean;
  /** The focus is in this toast and has to go elsewhere before it disappears. */
  readonly onLeave: () => void;
  readonly onRemove: (id: number) => void;
}

/** Resolves when the element has come to rest; at once where motion is off. */
function settle(element: HTMLElement): Promise<unknown> {
  return Promise.allSettled(element.getAnimations().map((animation) => animation.finished));
}

/** A toast with its time: it leaves when that is over or when it is dismissed. */
export function TimedToast({ toast, labels, isPaused, onLeave, onRemove }: TimedToastProps) {
  const [isLeaving, setLeaving] = useState(false);
  const element = useRef<HTMLDivElement>(null);
  const remove = useEffectEvent(() => onRemove(toast.id));

  const dismiss = () => {
    if (element.current?.contains(document.activeElement)) onLeave();
    setLeaving(true);
  };
  useCountdown(toastDurationMs, isPaused || isLeaving, dismiss);

  useEffect(() => {
    if (!isLeaving || !element.current) return;
    let isCurrent = true;
    void settle(element.current).then(() => isCurrent && remove());
    return () => {
      isCurrent = false;
    };
  }, [isLeaving]);

  return (
    <li>
      <ToastMessage
        ref={element}
        variant={toast.variant}
        title={labels[toast.variant]}
        message={toast.message}
        closeLabel={labels.close}
        isLeaving={isLeaving}
        onClose={dismiss}
      />
    </li>
  );
}
