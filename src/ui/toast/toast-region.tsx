import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';

import { NOTIFICATIONS } from '#src/platform/notifications.ts';
import { type ToastEntry, type ToastLabels, ToastMessage } from './toast-message.tsx';
import styles from './toast.module.css';
import { useTopLayer } from './use-top-layer.ts';

/** How long a toast is shown (R9.8). */
const DURATION_MS = 4000;

/** Long enough for screen readers to pick a text up, short enough not to be met again when reading on. */
const ANNOUNCEMENT_MS = 1000;

type Props = {
  readonly toasts: readonly ToastEntry[];
  readonly labels: ToastLabels;
  readonly onRemove: (id: number) => void;
};

/** The toasts, in the region of the built HTML, above the page and above open dialogs. */
export function ToastRegion({ toasts, labels, onRemove }: Props) {
  const [region] = useState(() => document.getElementById(NOTIFICATIONS));
  useTopLayer(region, toasts);
  const isPaused = usePause(region, toasts);
  const restoreFocus = useFocusReturn(region);
  if (!region) return null;
  return createPortal(
    <>
      {toasts.length > 0 && (
        <ol className={styles.list} role="list">
          {toasts.map((toast) => (
            <li key={toast.id}>
              <TimedToast
                toast={toast}
                labels={labels}
                isPaused={isPaused}
                onFocusLost={restoreFocus}
                onRemove={onRemove}
              />
            </li>
          ))}
        </ol>
      )}
      <Announcer toasts={toasts} labels={labels} />
    </>,
    region,
  );
}

/** Gives the focus back to where it was before it came into the region, on Escape and by the returned function. */
function useFocusReturn(region: HTMLElement | null): () => void {
  const focusedBefore = useRef<HTMLElement | null>(null);
  const restoreFocus = () => {
    if (focusedBefore.current?.isConnected) focusedBefore.current.focus();
    else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  };
  const onEscape = useEffectEvent(restoreFocus);
  useEffect(() => {
    const onFocus = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && region?.contains(relatedTarget)) return;
      focusedBefore.current = relatedTarget instanceof HTMLElement ? relatedTarget : null;
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // Otherwise the dialog around it would close too.
      event.preventDefault();
      onEscape();
    };
    region?.addEventListener('focusin', onFocus);
    region?.addEventListener('keydown', onKeyDown);
    return () => {
      region?.removeEventListener('focusin', onFocus);
      region?.removeEventListener('keydown', onKeyDown);
    };
  }, [region]);
  return restoreFocus;
}

function watchVisibility(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

/** Toasts pause while the pointer or the focus is in the region, and while the page is hidden. */
function usePause(region: HTMLElement | null, toasts: readonly ToastEntry[]): boolean {
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isHidden = useSyncExternalStore(
    watchVisibility,
    () => document.hidden,
    () => false,
  );

  useEffect(() => {
    const stopped = new AbortController();
    const { signal } = stopped;
    region?.addEventListener('pointerenter', () => setHovered(true), { signal });
    region?.addEventListener('pointerleave', () => setHovered(false), { signal });
    region?.addEventListener('focusin', () => setFocused(true), { signal });
    region?.addEventListener('focusout', () => setFocused(false), { signal });
    return () => stopped.abort();
  }, [region]);

  // Removing a toast under the pointer or with the focus does not always fire a leave or blur event.
  useEffect(() => {
    if (toasts.length === 0) setHovered(false);
    setFocused(region?.contains(document.activeElement) ?? false);
  }, [region, toasts]);

  return isHovered || isFocused || isHidden;
}

type TimedToastProps = {
  readonly toast: ToastEntry;
  readonly labels: ToastLabels;
  readonly isPaused: boolean;
  /** The focus is in the toast that is about to be removed. */
  readonly onFocusLost: () => void;
  readonly onRemove: (id: number) => void;
};

function TimedToast({ toast, labels, isPaused, onFocusLost, onRemove }: TimedToastProps) {
  const [isLeaving, setLeaving] = useState(false);
  const element = useRef<HTMLDivElement>(null);
  const remainingMs = useRef(DURATION_MS);

  const dismiss = () => {
    if (element.current?.contains(document.activeElement)) onFocusLost();
    setLeaving(true);
  };
  const onTimeout = useEffectEvent(dismiss);
  useEffect(() => {
    if (isPaused || isLeaving) return;
    const startedAt = performance.now();
    const timer = setTimeout(() => onTimeout(), remainingMs.current);
    return () => {
      clearTimeout(timer);
      remainingMs.current -= performance.now() - startedAt;
    };
  }, [isPaused, isLeaving]);

  const remove = useEffectEvent(() => onRemove(toast.id));
  useEffect(() => {
    if (!isLeaving) return;
    let isMounted = true;
    const animations = element.current?.getAnimations() ?? [];
    void Promise.allSettled(animations.map(({ finished }) => finished)).then(() => isMounted && remove());
    return () => {
      isMounted = false;
    };
  }, [isLeaving]);

  return <ToastMessage ref={element} {...toast} labels={labels} isLeaving={isLeaving} onClose={dismiss} />;
}

/**
 * Announces each toast once, without its button; errors interrupt. Both live regions exist, empty, from
 * the start: text that arrives together with its region is often not announced.
 */
function Announcer({ toasts, labels }: Omit<Props, 'onRemove'>) {
  const announce = (variant: ToastEntry['variant']) =>
    toasts
      .filter((toast) => toast.variant === variant)
      .map(({ id, message }) => <Announcement key={id} text={`${labels[variant]}. ${message}`} />);
  return (
    <div className="hiddenText">
      <div role="status">{announce('success')}</div>
      <div role="alert">{announce('error')}</div>
    </div>
  );
}

function Announcement({ text }: { readonly text: string }) {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), ANNOUNCEMENT_MS);
    return () => clearTimeout(timer);
  }, []);
  return isOver ? null : <p>{text}</p>;
}
