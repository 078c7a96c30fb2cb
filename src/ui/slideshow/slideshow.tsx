import { type ReactElement, useId } from 'react';

import { Icon } from '#src/ui/icon/icon.tsx';

import styles from './slideshow.module.css';

type Slide = {
  /** Shown under the slide, and the name of its dot. Unique within the slideshow. */
  readonly label: string;
  readonly content: ReactElement;
};

type SlideshowProps = {
  readonly label: string;
  readonly slides: readonly Slide[];
  readonly labels: Readonly<Record<'pause' | 'play' | 'previous' | 'next', string>>;
};

/** A row to scroll without script. `ui/panels` starts it, and presses its controls. */
export function Slideshow({ label, slides, labels }: SlideshowProps) {
  const id = useId();
  const last = slides.length - 1;
  const step = (name: 'previous' | 'next', target: number) => (
    <button
      type="button"
      className={`iconButton ${styles.step}`}
      aria-label={labels[name]}
      aria-controls={`${id}${target}`}
      data-step={name}
    >
      <Icon name={name === 'next' ? 'arrow-right' : 'arrow-left'} />
    </button>
  );
  return (
    <div
      className={`oneColumn ${styles.slideshow}`}
      role="group"
      aria-label={label}
      data-panels="ring"
      data-playback="built"
      data-wakes={last > 0 ? 'near' : undefined}
    >
      {/* Only the row without script scrolls, so only that one is a tab stop. */}
      <div className={styles.stage} role="group" tabIndex={0}>
        {slides.map((slide, index) => (
          <figure
            key={slide.label}
            id={`${id}${index}`}
            className={`fading ${styles.slide}`}
            data-active={index === 0}
          >
            {slide.content}
            <figcaption className={`line note ${styles.caption}`}>{slide.label}</figcaption>
          </figure>
        ))}
      </div>
      {last > 0 && (
        <div className={`line needsScript screenOnly ${styles.controls}`}>
          {/* First, so that keyboard users can stop the motion first. */}
          <button type="button" className={`iconButton ${styles.playback}`} data-toggle="">
            <span role="img" aria-label={labels.pause}>
              <Icon name="pause" />
            </span>
            <span role="img" aria-label={labels.play}>
              <Icon name="play" />
            </span>
          </button>
          {step('previous', last)}
          {slides.map((slide, index) => (
            <button
              key={slide.label}
              type="button"
              className={`iconButton ${styles.dot}`}
              aria-label={slide.label}
              aria-current={index === 0}
              aria-controls={`${id}${index}`}
            />
          ))}
          {step('next', 1)}
        </div>
      )}
      <p className="hiddenText" aria-live="polite" />
    </div>
  );
}
