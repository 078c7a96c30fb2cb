import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';

import { formWords } from '#words/forms/form-words.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import styles from './sent-panel.module.css';

const { sent } = formWords;

const NoLines = () => <svg aria-hidden="true" />;

/** Decoration: the confirmation is complete without it. */
const SentLines = lazy(() =>
  import('./sent-lines.tsx').then(
    (module) => ({ default: module.SentLines }),
    () => ({ default: NoLines }),
  ),
);

/**
 * What stands in the place of a form once the message is sent: the channel reaches its shaft.
 * @param children the way on. It may stand where "Send" stood: the second half of a double click is not
 * meant for it, and does nothing.
 */
export function SentPanel({ children }: { readonly children: ReactNode }) {
  const panel = useRef<HTMLDivElement>(null);
  // The button that had the focus is gone.
  useEffect(() => panel.current?.focus(), []);

  return (
    <div
      ref={panel}
      role="group"
      aria-label={sent.title}
      tabIndex={-1}
      className={styles.panel}
      onClickCapture={(event) => {
        if (event.detail < 2) return;
        event.preventDefault();
        event.stopPropagation();
      }}
    >
      <div className={styles.motif}>
        <Suspense fallback={<NoLines />}>
          <SentLines />
        </Suspense>
        <span className={styles.shaft}>
          <Icon name="check" size="large" />
        </span>
      </div>
      <p className={styles.text}>{sent.text}</p>
      {children}
    </div>
  );
}
