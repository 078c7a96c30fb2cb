import { type KeyboardEvent, type ReactElement, useRef } from 'react';

import { Icon } from '#src/ui/icon/icon.tsx';

import { indexAfterStep, openDirections } from './carousel-rules.ts';
import styles from './carousel.module.css';
import { useStrip } from './use-strip.ts';

type CarouselProps = {
  /** Name of the strip for assistive technology. */
  readonly label: string;
  /** How many items a narrow window shows: one at a time has its arrows below it, several have none. */
  readonly narrow: 'one' | 'several';
  /** Each with a key of its own. Give the carousel a new `key` to start again at the first item. */
  readonly items: readonly ReactElement[];
  readonly labels: { readonly previous: string; readonly next: string };
  /** Items that an arrow button moves by; fewer where fewer are in view. */
  readonly step?: number;
};

/**
 * A strip that scrolls natively and snaps; its widths are the style sheet's, so that it is there
 * before and without script. Script adds arrows, keys and the 500 ms step (R9.10), and of a
 * long strip it keeps only the items around the view in the page.
 */
export function Carousel({ label, narrow, items, labels, step = 1 }: CarouselProps) {
  const strip = useRef<HTMLDivElement>(null);
  const { index, visible, rendered, moveTo } = useStrip(strip, items.length);
  const position = { index, visible, count: items.length };
  const isOpen = openDirections(position);
  const isCut = rendered.end - rendered.start < items.length;

  const stepBy = (stride: number) => {
    const next = indexAfterStep(position, stride);
    // An arrow that goes away at an end must not take the focus with it.
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
          {items.slice(rendered.start, rendered.end).map((item, place) => (
            <li key={item.key} className={styles.item} {...(isCut && placeOf(rendered.start + place, items))}>
              {item}
            </li>
          ))}
        </ul>
      </div>
      <button
        type="button"
        className={styles.previous}
        aria-label={labels.previous}
        hidden={!isOpen.previous}
        onClick={() => stepBy(-step)}
      >
        <Icon name="arrow-left" />
      </button>
      <button
        type="button"
        className={styles.next}
        aria-label={labels.next}
        hidden={!isOpen.next}
        onClick={() => stepBy(step)}
      >
        <Icon name="arrow-right" />
      </button>
    </div>
  );
}

/** What assistive technology cannot count itself where items are missing. */
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
