import type { MouseEvent, RefObject } from 'react';

import { Button } from '#src/ui/button/button.tsx';
import styles from './workflow-viewer.module.css';

type Props = {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly index: number;
  readonly count: number;
  readonly labels: { readonly previous: string; readonly next: string };
  readonly tone: 'paper' | 'night';
  readonly onTurn: (wanted: number, event: MouseEvent) => void;
};

/** One step back, one step on. A process has ends, so each is disabled at its own. */
export function Pager({ ref, index, count, labels, tone, onTurn }: Props) {
  return (
    <div ref={ref} className={styles.pager}>
      <Button
        variant="secondary"
        tone={tone}
        leadingIcon="arrow-left"
        disabled={index === 0}
        onClick={(event) => onTurn(index - 1, event)}
      >
        {labels.previous}
      </Button>
      <Button
        variant="secondary"
        tone={tone}
        trailingIcon="arrow-right"
        disabled={index === count - 1}
        onClick={(event) => onTurn(index + 1, event)}
      >
        {labels.next}
      </Button>
    </div>
  );
}
