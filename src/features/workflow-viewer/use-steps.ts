import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react';

import { indexAfterKey } from '#src/lib/index-after-key.ts';

/**
 * Which step shows, and what turns it. `course` and `pager` belong on the elements that hold the shafts and
 * the two buttons: the focus stays in the viewer when an end disables the button that held it.
 */
export function useSteps(count: number) {
  const course = useRef<HTMLDivElement>(null);
  const pager = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(0);
  const [showsAll, setShowsAll] = useState(false);
  const [hasTurned, setTurned] = useState(false);

  const show = (wanted: number) => {
    if (wanted < 0 || wanted >= count || wanted === index) return;
    setIndex(wanted);
    setTurned(true);
  };
  const keepFocus = (wanted: number, origin: EventTarget, options?: FocusOptions) => {
    if (!(origin instanceof Node)) return;
    const isLost = (wanted === 0 || wanted === count - 1) && pager.current?.contains(origin);
    if (isLost || course.current?.contains(origin)) {
      course.current?.querySelectorAll('button')[wanted]?.focus(options);
    }
  };

  return {
    ...{ course, pager, index, showsAll, show },
    /** False until a step was chosen: only a change is announced. */
    hasTurned,
    turn: (wanted: number, event: MouseEvent) => {
      show(wanted);
      // A press with the pointer must not scroll the page to the course.
      keepFocus(wanted, event.currentTarget, { preventScroll: event.detail > 0 });
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (showsAll || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const next = indexAfterKey(event.key, index, count, event.currentTarget.matches(':dir(rtl)'));
      if (next === undefined) return;
      event.preventDefault();
      const wanted = Math.max(0, Math.min(next, count - 1));
      show(wanted);
      keepFocus(wanted, event.target);
    },
    toggleAll: () => {
      setShowsAll(!showsAll);
      setTurned(false);
    },
  };
}
