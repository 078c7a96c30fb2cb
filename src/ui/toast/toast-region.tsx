import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';

import { NOTIFICATIONS } from '#src/platform/notifications.ts';
import { type ToastEntry, type ToastLabels, ToastMessage } from './toast-message.tsx';
import styles from './toast.module.css';

type Props = {
  readonly toasts: readonly ToastEntry[];
  readonly labels: ToastLabels;
  readonly onRemove: (id: number) => void;
};

/** The toasts, in the region of the built HTML, above the page and its menus. */
export function ToastRegion({ toasts, labels, onRemove }: Props) {
  const [region] = useState(() => document.getElementById(NOTIFICATIONS));
  const restoreFocus = useFocusReturn(region);
  useEffect(() => void region?.togglePopover(true), [region]);
  if (!region) return null;

  const close = (id: number) => {
    if (region.contains(document.activeElement)) restoreFocus();
    onRemove(id);
  };
  const announce = (wanted: ToastEntry['variant']) =>
    toasts
      .filter(({ variant }) => variant === wanted)
      .map(({ id, message }) => <p key={id}>{`${labels[wanted]}. ${message}`}</p>);

  return createPortal(
    <>
      {toasts.length > 0 && (
        <ol className={styles.list} role="list">
          {toasts.map(({ id, ...toast }) => (
            <li key={id}>
              <ToastMessage {...toast} labels={labels} onClose={() => close(id)} />
            </li>
          ))}
        </ol>
      )}
      {/* Without the button. Both are there, empty, from the start: otherwise the first text is not announced. */}
      <div className="hiddenText" role="status" aria-atomic={false}>
        {announce('success')}
      </div>
      <div className="hiddenText" role="alert" aria-atomic={false}>
        {announce('error')}
      </div>
    </>,
    region,
  );
}

/** Restores the focus from before it entered the region, on Escape and by the returned function. */
function useFocusReturn(region: HTMLElement | null): () => void {
  const focusedBefore = useRef<EventTarget | null>(null);
  const restoreFocus = () => {
    if (focusedBefore.current instanceof HTMLElement) focusedBefore.current.focus();
    else region?.blur();
  };
  const onEscape = useEffectEvent(restoreFocus);
  useEffect(() => {
    const stopped = new AbortController();
    const { signal } = stopped;
    const onFocus = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && region?.contains(relatedTarget)) return;
      focusedBefore.current = relatedTarget;
    };
    region?.addEventListener('focusin', onFocus, { signal });
    region?.addEventListener('keydown', ({ key }) => key === 'Escape' && onEscape(), { signal });
    return () => stopped.abort();
  }, [region]);
  return restoreFocus;
}
