import { useEffect, useEffectEvent, useRef } from 'react';

import { onReturn } from '#src/platform/on-return.ts';

type Attempt = {
  /** Rejects when the message did not get through. */
  readonly send: () => Promise<void>;
  readonly onSent: () => void;
  readonly onFailed: (error: unknown) => void;
};

/** Stands for the attempt of a form that is no longer on the page. */
const GONE = {};

/**
 * One attempt to send at a time, settled once, and not after its form is gone. An attempt that was cut
 * may still have arrived: that it was sent is told then, that it failed is not.
 * @param onCut the page came back from the browser's memory, where an attempt would wait for ever
 */
export function useAttempt(onCut: () => void) {
  /** Known at once, not with the next render, so that a second press finds it. */
  const underWay = useRef<object>(undefined);
  const cut = useEffectEvent(onCut);

  useEffect(() => {
    underWay.current = undefined;
    const stop = onReturn(() => {
      if (!underWay.current) return;
      underWay.current = undefined;
      cut();
    });
    return () => {
      stop();
      underWay.current = GONE;
    };
  }, []);

  const start = ({ send, onSent, onFailed }: Attempt): void => {
    const mine = {};
    underWay.current = mine;
    send().then(
      () => {
        if (underWay.current && underWay.current !== mine) return;
        underWay.current = undefined;
        onSent();
      },
      (error: unknown) => {
        console.error('The message could not be sent:', error);
        if (underWay.current !== mine) return;
        underWay.current = undefined;
        onFailed(error);
      },
    );
  };

  return { start, isUnderWay: () => underWay.current !== undefined };
}
