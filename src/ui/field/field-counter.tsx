import { useEffect, useState } from 'react';
import styles from './field.module.css';

export interface CounterRule {
  readonly limit: number;
  /** The text for the characters left; negative when the text is too long. */
  readonly label: (left: number) => string;
  /** How the limit counts. */
  readonly count: (text: string) => number;
}

interface FieldCounterProps {
  readonly controlId: string;
  readonly rule: CounterRule;
}

const shownFrom = 0.8;

// Longer than a pause between two keys, so that a screen reader is not interrupted at each.
const announceAfterMs = 1000;

/** The text of the control, including text restored by the browser. */
function useTypedText(controlId: string): string {
  const [text, setText] = useState('');
  useEffect(() => {
    const control = document.getElementById(controlId);
    if (!(control instanceof HTMLTextAreaElement || control instanceof HTMLInputElement)) return;
    const read = () => setText(control.value);
    read();
    control.addEventListener('input', read);
    return () => control.removeEventListener('input', read);
  }, [controlId]);
  return text;
}

/** The characters left of a limit, shown and announced only near the limit. */
export function FieldCounter({ controlId, rule }: FieldCounterProps) {
  const typed = useTypedText(controlId);
  const [announced, setAnnounced] = useState('');
  const used = rule.count(typed);
  const shown = used >= rule.limit * shownFrom ? rule.label(rule.limit - used) : '';

  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(shown), announceAfterMs);
    return () => clearTimeout(timer);
  }, [shown]);

  return (
    <p className={styles.counter} data-over={used > rule.limit}>
      <span aria-hidden="true">{shown}</span>
      <span role="status" className="hiddenText">
        {announced}
      </span>
    </p>
  );
}
