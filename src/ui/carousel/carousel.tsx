import type { ReactNode } from 'react';

import { Icon } from '#src/ui/icon/icon.tsx';
import { Template } from '#src/ui/template/template.tsx';
import styles from './carousel.module.css';

type CarouselProps = {
  readonly label: string;
  /** Items in view in a narrow window: `one` has its arrows below, `several` has none. */
  readonly narrow: 'one' | 'several';
  readonly labels: { readonly previous: string; readonly next: string };
  /** Number of items that an arrow moves by, at most as many as are in view. */
  readonly step?: number;
  /** Slots of the item. */
  readonly slots: readonly string[];
  /** The item, with its slots. */
  readonly children: ReactNode;
};

/**
 * A strip for items of an answer: `follow-carousel.ts` fills it, adds arrows, keys and the step of 500 ms (R9.10), and
 * keeps only the items around the view of a long strip.
 */
export function Carousel({ label, narrow, labels, step = 1, slots, children }: CarouselProps) {
  const arrow = (direction: 'previous' | 'next') => (
    <button
      type="button"
      className={`roundButton ${direction === 'next' ? styles.next : styles.previous}`}
      aria-label={labels[direction]}
      data-stride={direction === 'next' ? step : -step}
      hidden
    >
      <Icon name={direction === 'next' ? 'arrow-right' : 'arrow-left'} />
    </button>
  );
  return (
    <div className={styles.carousel} data-narrow={narrow}>
      <Template name="item" slots={slots}>
        <li className={`oneColumn ${styles.item}`}>{children}</li>
      </Template>
      <div className={styles.strip} role="group" aria-label={label}>
        <ul className={styles.row} role="list" />
      </div>
      {arrow('previous')}
      {arrow('next')}
    </div>
  );
}
