import { useEffect, useRef } from 'react';

import { messageForm } from '#content/forms/message-form.ts';
import { channelLines } from '#src/lib/channel-lines.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Icon } from '#src/ui/icon/icon.tsx';
import styles from './sent-panel.module.css';

const { sent } = messageForm;

const drawing = { width: 592, height: 120 };
const { paths } = channelLines({ ...drawing, seed: 'message sent', lines: 5 });

/** What stands in the place of the form once the message is sent: the channel reaches its shaft. */
export function SentPanel({ onDone }: { onDone: () => void }) {
  const panel = useRef<HTMLDivElement>(null);
  // The button that had the focus is gone.
  useEffect(() => panel.current?.focus(), []);

  return (
    <div ref={panel} role="group" aria-label={sent.title} tabIndex={-1} className={styles.panel}>
      <div className={styles.motif}>
        <svg
          viewBox={`0 0 ${drawing.width} ${drawing.height}`}
          preserveAspectRatio="xMidYMid slice"
          fill="none"
          aria-hidden="true"
        >
          {paths.map((path) => (
            <path key={path} d={path} pathLength="1" />
          ))}
        </svg>
        <span className={styles.shaft}>
          <Icon name="check" size="large" />
        </span>
      </div>
      <p className={styles.text}>{sent.text}</p>
      {/* It may stand where "Send" stood: the second half of a double click is not meant for it. */}
      <Button variant="secondary" onClick={({ detail }) => void (detail > 1 || onDone())}>
        {sent.done}
      </Button>
    </div>
  );
}
