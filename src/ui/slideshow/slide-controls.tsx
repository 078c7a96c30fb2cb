import { useEffect, useRef } from 'react';

import { Icon } from '#src/ui/icon/icon.tsx';

import styles from './slide-controls.module.css';
import type { Holds } from './use-holds.ts';

export type SlideshowLabels = {
  readonly pause: string;
  readonly play: string;
  readonly previous: string;
  readonly next: string;
};

type SlideControlsProps = {
  readonly slides: readonly { readonly name: string; readonly id: string }[];
  readonly labels: SlideshowLabels;
  readonly index: number;
  readonly holds: Holds;
  readonly delayMs: number;
  readonly onShow: (index: number) => void;
};

/** The playback button comes first, so that keyboard users can stop the motion first. */
export function SlideControls({ slides, labels, index, holds, delayMs, onShow }: SlideControlsProps) {
  const root = useRef<HTMLDivElement>(null);
  const idAt = (place: number) => slides.at(place % slides.length)?.id;
  const isPausedByUser = holds.reasons.has('user');

  useEffect(() => root.current?.style.setProperty('--delay', `${delayMs}ms`), [delayMs]);

  return (
    <div ref={root} className={styles.controls} data-playing={holds.reasons.size === 0}>
      <button
        type="button"
        className={styles.playback}
        aria-label={isPausedByUser ? labels.play : labels.pause}
        onClick={isPausedByUser ? holds.play : holds.pause}
      >
        <Icon name={isPausedByUser ? 'play' : 'pause'} />
      </button>
      <button
        type="button"
        className={styles.step}
        aria-label={labels.previous}
        aria-controls={idAt(index - 1)}
        onClick={() => onShow(index - 1)}
      >
        <Icon name="arrow-left" />
      </button>
      {slides.map(({ name, id }, dotIndex) => (
        <button
          key={id}
          type="button"
          className={styles.dot}
          aria-label={name}
          aria-controls={id}
          aria-current={dotIndex === index}
          onClick={() => onShow(dotIndex)}
        />
      ))}
      <button
        type="button"
        className={styles.step}
        aria-label={labels.next}
        aria-controls={idAt(index + 1)}
        onClick={() => onShow(index + 1)}
      >
        <Icon name="arrow-right" />
      </button>
    </div>
  );
}
