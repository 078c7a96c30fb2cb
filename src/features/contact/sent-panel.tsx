import { type ReactNode, useEffect, useRef } from 'react';

import { formWords } from '#words/forms/form-words.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import styles from './sent-panel.module.css';

const { sent } = formWords;

/** Distances from the middle line, in units of the drawing. */
const LINES = [-40, -20, 0, 20, 40];

/**
 * The confirmation that replaces a sent form.
 * @param children the way on. It may be where "Send" was, so the second half of a double click does nothing.
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
      className={`stack5 ${styles.panel}`}
      onClickCapture={(event) => {
        if (event.detail < 2) return;
        event.preventDefault();
        event.stopPropagation();
      }}
    >
      <div className={`centred ${styles.motif}`}>
        <svg viewBox="0 0 592 120" preserveAspectRatio="xMidYMid slice" fill="none" aria-hidden="true">
          {LINES.map((y) => (
            <path
              key={y}
              d={`M0 ${60 + y}C150 ${60 + y} 200 60 296 60S442 ${60 - y} 592 ${60 - y}`}
              pathLength="1"
            />
          ))}
        </svg>
        <span className={`centred ${styles.shaft}`}>
          <Icon name="check" size="large" />
        </span>
      </div>
      <p className={styles.text}>{sent.text}</p>
      {children}
    </div>
  );
}
