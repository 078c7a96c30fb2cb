import { type KeyboardEvent, type ReactElement, useRef } from 'react';

import { Icon } from '#src/ui/icon/icon.tsx';

import { indexAfterStep, openDirections } from './carousel-rules.ts';
import styles from './carousel.module.css';
import { useStrip } from './use-strip.ts';

type CarouselProps = {
  readonly label: string;
  /** Items in view in a narrow window: `one` has its arrows below, `several` has none. */
  readonly narrow: 'one' | 'several';
  /** Each with a key. Give the carousel a new `key` to start again at the first item. */
  readonly items: readonly ReactElement[];
  readonly labels: { readonly previous: string; readonly next: string };
  /** Number of items that an arrow moves by, at most as many as are in view. */
  readonly step?: number;
};

/**
 * Works without script. Script adds arrows, keys and the step of 500 ms (R9.10), and renders only the items around the
 * view of a long strip.
 */
export function Carousel({ label, narrow, items, labels, step = 1 }: CarouselProps) {
  const strip = useRef<HTMLDivElement>(null);
  const { index, visible, rendered, moveTo } = useStrip(strip, items.length);
  const position = { index, visible, count: items.length };
  const isOpen = openDirections(position);
  const isCut = rendered.end - rendered.start < items.length;

  const stepBy = (stride: number) => {
    const next = indexAfterStep(position, stride);
    // An arrow that is hidden at an end must not lose the focus to the page.
    const staysOpen = openDirections({ ...position, index: next })[stride < 0 ? 'previous' : 'next'];
    if (!staysOpen) strip.current?.focus({ preventScroll: true });
    moveTo(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const target = targetOfKey(event, position);
    if (target === undefined) return;
    event.preventDefault();
    moveTo(target);
  };

  const arrow = (direction: 'previous' | 'next') => (
    <button
      type="button"
      className={`roundButton ${direction === 'next' ? styles.next : styles.previous}`}
      aria-label={labels[direction]}
      hidden={!isOpen[direction]}
      onClick={() => stepBy(direction === 'next' ? step : -step)}
    >
      <Icon name={direction === 'next' ? 'arrow-right' : 'arrow-left'} />
    </button>
  );

  return (
    <div className={styles.carousel} data-narrow={narrow}>
      <div
        ref={strip}
        className={styles.strip}
        role="group"
        aria-label={label}
        tabIndex={items.length > 1 ? 0 : undefined}
        onKeyDown={onKeyDown}
      >
        <ul className={styles.row} role="list">
          {items.slice(rendered.start, rendered.end).map((item, index) => (
            <li
              key={item.key}
              className={`oneColumn ${styles.item}`}
              {...(isCut && placeOf(rendered.start + index, items))}
            >
              {item}
            </li>
          ))}
        </ul>
      </div>
      {arrow('previous')}
      {arrow('next')}
    </div>
  );
}

const placeOf = (index: number, { length }: readonly unknown[]) => ({
  'aria-posinset': index + 1,
  'aria-setsize': length,
});

function targetOfKey(
  event: KeyboardEvent,
  position: Parameters<typeof indexAfterStep>[0],
): number | undefined {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return undefined;
  const forward = event.currentTarget.matches(':dir(rtl)') ? -1 : 1;
  switch (event.key) {
    case 'ArrowRight':
      return indexAfterStep(position, forward);
    case 'ArrowLeft':
      return indexAfterStep(position, -forward);
    case 'Home':
      return 0;
    case 'End':
      return position.count;
    default:
      return undefined;
  }
}
