import { useEffect, useState } from 'react';
import type { ToastEntry, ToastLabels } from './toast-entry.ts';
import styles from './toast.module.css';

// Long enough to be picked up, short enough not to be met again when reading on.
const spokenAfterMs = 1000;

function Announcement({ text }: { readonly text: string }) {
  const [isSpoken, setSpoken] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(true), spokenAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return isSpoken ? null : <p>{text}</p>;
}

interface AnnouncerProps {
  readonly toasts: readonly ToastEntry[];
  readonly labels: ToastLabels;
}

/**
 * Says each toast once, without its button. The two live regions stand empty from the start, since text
 * that arrives together with its region often goes unheard. Errors interrupt.
 */
export function Announcer({ toasts, labels }: AnnouncerProps) {
  const announce = (variant: ToastEntry['variant']) =>
    toasts
      .filter((toast) => toast.variant === variant)
      .map((toast) => <Announcement key={toast.id} text={`${labels[variant]}. ${toast.message}`} />);

  return (
    <div className={styles.announcer}>
      <div role="status">{announce('success')}</div>
      <div role="alert">{announce('error')}</div>
    </div>
  );
}
