import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { createPortal } from 'react-dom';

import { type ToastEntry, type ToastLabels, ToastMessage } from './toast-message.tsx';
import styles from './toast.module.css';
import { useTopLayerHost } from './use-top-layer-host.ts';

/** How long a toast is shown (R9.8). */
const DURATION_MS = 4000;

/** Long enough for screen readers to pick a text up, short enough not to be met again when reading on. */
const ANNOUNCEMENT_MS = 1000;

type Props = {
  readonly toasts: readonly ToastEntry[];
  readonly labels: ToastLabels;
  readonly onRemove: (id: number) => void;
};

/** The toasts, above the page and above open dialogs. */
export function ToastRegion(props: Props) {
  const host = useTopLayerHost(styles.host ?? '', props.toasts);
  return host && createPortal(<Region {...props} />, host);
}

function Region({ toasts, labels, onRemove }: Props) {
  const region = useRef<HTMLDivElement>(null);
  const focusedBefore = useRef<HTMLElement | null>(null);
  const { isPaused, pauseHandlers } = usePause(region, toasts);
  useFocusKey(region);

  const restoreFocus = () => {
    if (focusedBefore.current?.isConnected) focusedBefore.current.focus();
    else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  };

  return (
    <div
      ref={region}
      className={styles.region}
      // A named landmark only while it has content. F8 leads here either way.
      {...(toasts.length > 0 && { role: 'region', 'aria-label': labels.region })}
      tabIndex={-1}
      {...pauseHandlers}
      onFocus={(event: FocusEvent<HTMLElement>) => {
        pauseHandlers.onFocus();
        const { relatedTarget } = event;
        if (event.currentTarget.contains(relatedTarget)) return;
        focusedBefore.current = relatedTarget instanceof HTMLElement ? relatedTarget : null;
      }}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'Escape') return;
        // Otherwise the dialog around it would close too.
        event.preventDefault();
        restoreFocus();
      }}
    >
      {toasts.length === 0 ? (
        <p className={styles.name}>{labels.region}</p>
      ) : (
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
    </div>
  );
}

/** F8 moves the focus to the region. */
function useFocusKey(region: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'F8' || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      region.current?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [region]);
}

function watchVisibility(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

/** Toasts pause while the pointer or the focus is in the region, and while the page is hidden. */
function usePause(region: RefObject<HTMLElement | null>, toasts: readonly ToastEntry[]) {
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isHidden = useSyncExternalStore(
    watchVisibility,
    () => document.hidden,
    () => false,
  );

  // Removing a toast under the pointer or with the focus does not always fire a leave or blur event.
  useEffect(() => {
    if (toasts.length === 0) setHovered(false);
    setFocused(region.current?.contains(document.activeElement) ?? false);
  }, [region, toasts]);

  return {
    isPaused: isHovered || isFocused || isHidden,
    pauseHandlers: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: (event: FocusEvent<HTMLElement>) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false);
      },
    },
  };
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
