import { type RefObject, useEffect, useState } from 'react';

import { type HoldReason, watchHolds } from './watch-holds.ts';

export type Holds = {
  readonly reasons: ReadonlySet<HoldReason>;
  readonly pause: () => void;
  readonly play: () => void;
};

// Held at first, also in the built page: the slideshow is not in view yet.
const AT_START: ReadonlySet<HoldReason> = new Set<HoldReason>(['out-of-view']);

/**
 * Why a slideshow stands still; it may move while there is no reason left.
 * Asking to play lifts the reasons that pressing the button itself brings about: pointer and focus.
 */
export function useHolds(root: RefObject<HTMLElement | null>): Holds {
  const [reasons, setReasons] = useState(AT_START);

  useEffect(() => {
    if (!root.current) return undefined;
    return watchHolds(root.current, (reason, isHeld) => setReasons((now) => withReason(now, reason, isHeld)));
  }, [root]);

  return {
    reasons,
    pause: () => setReasons((now) => withReason(now, 'user', true)),
    play: () => setReasons((now) => new Set([...now].filter((reason) => !liftedByPlay.has(reason)))),
  };
}

const liftedByPlay: ReadonlySet<HoldReason> = new Set<HoldReason>(['user', 'hover', 'focus']);

function withReason(now: ReadonlySet<HoldReason>, reason: HoldReason, isHeld: boolean) {
  if (now.has(reason) === isHeld) return now;
  const next = new Set(now);
  if (isHeld) next.add(reason);
  else next.delete(reason);
  return next;
}
