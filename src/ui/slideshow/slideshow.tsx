import { type ReactElement, useEffect, useId, useRef, useState } from 'react';

import { SlideControls, type SlideshowLabels } from './slide-controls.tsx';
import styles from './slideshow.module.css';
import { useHolds } from './use-holds.ts';

export type Slide = {
  /** Shown under the slide, and the name of its dot. Unique within the slideshow. */
  readonly label: string;
  readonly content: ReactElement;
};

type SlideshowProps = {
  /** Name of the whole for assistive technology. */
  readonly label: string;
  readonly slides: readonly Slide[];
  readonly labels: SlideshowLabels;
};

/** How long a slide stands (R9.9). */
const DELAY_MS = 4000;

/**
 * Slides that follow each other in a ring (R4.2, R9.9) while no `HoldReason` stands
 * against it. Without script they are a row to scroll; in print they are all there.
 */
export function Slideshow({ label, slides, labels }: SlideshowProps) {
  const root = useRef<HTMLDivElement>(null);
  const id = useId();
  const [index, setIndex] = useState(0);
  const [isScripted, setScripted] = useState(false);
  const [announcement, setAnnouncement] = useState('');
  const holds = useHolds(root);
  const isRing = slides.length > 1;
  const isPlaying = isRing && holds.reasons.size === 0;

  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setTimeout(() => setIndex((index + 1) % slides.length), DELAY_MS);
    return () => clearTimeout(timer);
  }, [isPlaying, index, slides.length]);

  useEffect(() => setScripted(true), []);

  const show = (wanted: number) => {
    const next = (wanted + slides.length) % slides.length;
    setIndex(next);
    setAnnouncement(slides[next]?.label ?? '');
  };

  return (
    <div ref={root} className={styles.slideshow} role="group" aria-label={label}>
      {/* Only the row of the page without script scrolls, so only that one is a stop for the keyboard. */}
      <div className={styles.stage} tabIndex={isScripted ? undefined : 0}>
        {slides.map((slide, slideIndex) => (
          <figure
            key={slide.label}
            id={`${id}${slideIndex}`}
            className={styles.slide}
            data-active={slideIndex === index}
          >
            {slide.content}
            <figcaption className={styles.caption}>{slide.label}</figcaption>
          </figure>
        ))}
      </div>
      {isRing && (
        <SlideControls
          slides={slides.map(({ label: name }, slideIndex) => ({ name, id: `${id}${slideIndex}` }))}
          labels={labels}
          index={index}
          holds={holds}
          delayMs={DELAY_MS}
          onShow={show}
        />
      )}
      <p className="hiddenText" aria-live="polite">
        {announcement}
      </p>
    </div>
  );
}
