import { useEffect, useRef } from 'react';
import type { FocusEvent, KeyboardEvent } from 'react';
import { createPortal } from 'react-dom';
import { Announcer } from './announcer.tsx';
import { TimedToast } from './timed-toast.tsx';
import type { ToastEntry, ToastLabels } from './toast-entry.ts';
import styles from './toast.module.css';
import { usePause } from './use-pause.ts';
import { useTopLayerHost } from './use-top-layer-host.ts';

interface ToastRegionProps {
  readonly toasts: readonly ToastEntry[];
  readonly labels: ToastLabels;
  readonly onRemove: (id: number) => void;
}

/** The place of the toasts: above the page and above open dialogs, there from hydration on. */
export function ToastRegion(props: ToastRegionProps) {
  const host = useTopLayerHost(styles.host ?? '', props.toasts);
  return host && createPortal(<Region {...props} />, host);
}

function Region({ toasts, labels, onRemove }: ToastRegionProps) {
  const region = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<HTMLElement | null>(null);
  const { isPaused, watch } = usePause(region, toasts);

  useEffect(() => {
    const focusRegion = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'F8' || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      region.current?.focus();
    };
    document.addEventListener('keydown', focusRegion);
    return () => document.removeEventListener('keydown', focusRegion);
  }, []);

  const leave = () => {
    if (cameFrom.current?.isConnected) cameFrom.current.focus();
    else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  };

  return (
    <div
      ref={region}
      className={styles.region}
      // Named, and so a landmark, only while there is something in it. F8 leads here either way.
      {...(toasts.length > 0 && { role: 'region', 'aria-label': labels.region })}
      tabIndex={-1}
      {...watch}
      onFocus={(event: FocusEvent<HTMLElement>) => {
        watch.onFocus();
        const { relatedTarget } = event;
        if (event.currentTarget.contains(relatedTarget)) return;
        cameFrom.current = relatedTarget instanceof HTMLElement ? relatedTarget : null;
      }}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'Escape') return;
        // Else the dialog around it would close as well.
        event.preventDefault();
        leave();
      }}
    >
      {toasts.length === 0 ? (
        <p className={styles.name}>{labels.region}</p>
      ) : (
        <ol className={styles.list} role="list">
          {toasts.map((toast) => (
            <TimedToast
              key={toast.id}
              toast={toast}
              labels={labels}
              isPaused={isPaused}
              onLeave={leave}
              onRemove={onRemove}
            />
          ))}
        </ol>
      )}
      <Announcer toasts={toasts} labels={labels} />
    </div>
  );
}
