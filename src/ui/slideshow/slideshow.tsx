import { type ReactElement, useEffect, useId, useState } from 'react';

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

/**
 * The style sheet is the timer (R4.2): the mark of the current slide fills, and the end of that animation shows the next
 * one, so that hover, focus and reduced motion hold it by selectors.
 */
export function Slideshow({ label, slides, labels }: SlideshowProps) {
  const id = useId();
  const [index, setIndex] = useState(0);
  // `built` until the script answers; `asked` once the visitor pressed play.
  const [playback, setPlayback] = useState<'built' | 'auto' | 'paused' | 'asked'>('built');
  const [announcement, setAnnouncement] = useState('');
  const isScripted = playback !== 'built';
  const isPaused = playback === 'paused';

  useEffect(() => setPlayback('auto'), []);

  const show = (next: number) => {
    setIndex(next);
    setAnnouncement(slides[next]?.label ?? '');
  };

  return (
    <div className={styles.slideshow} role="group" aria-label={label} data-playback={playback}>
      {/* Only the row without script scrolls, so only that one is a tab stop. */}
      <div className={styles.stage} tabIndex={isScripted ? undefined : 0}>
        {slides.map((slide, place) => (
          <figure
            key={slide.label}
            id={`${id}${place}`}
            className={`fading ${styles.slide}`}
            data-active={place === index}
          >
            {slide.content}
            <figcaption className={styles.caption}>{slide.label}</figcaption>
          </figure>
        ))}
      </div>
      {slides.length > 1 && (
        <div className={styles.controls} onAnimationEnd={() => setIndex((index + 1) % slides.length)}>
          {/* First, so that keyboard users can stop the motion first. */}
          <button
            type="button"
            className={`iconButton ${styles.playback}`}
            aria-label={isPaused ? labels.play : labels.pause}
            onClick={() => setPlayback(isPaused ? 'asked' : 'paused')}
          >
            <Icon name={isPaused ? 'play' : 'pause'} />
          </button>
          <SlideButtons {...{ id, slides, labels, index, onShow: show }} />
        </div>
      )}
      <p className="hiddenText" aria-live="polite">
        {announcement}
      </p>
    </div>
  );
}

type ButtonsProps = Pick<SlideshowProps, 'slides' | 'labels'> & {
  /** Beginning of the ids of the slides. */
  readonly id: string;
  readonly index: number;
  readonly onShow: (index: number) => void;
};

function SlideButtons({ id, slides, labels, index, onShow }: ButtonsProps) {
  const [previous, next] = [-1, 1].map((step) => (index + step + slides.length) % slides.length);
  const buttonFor = (slide = 0) => ({
    'aria-controls': `${id}${slide}`,
    onClick: () => onShow(slide),
  });
  return (
    <>
      <button
        type="button"
        className={`iconButton ${styles.step}`}
        aria-label={labels.previous}
        {...buttonFor(previous)}
      >
        <Icon name="arrow-left" />
      </button>
      {slides.map(({ label }, slide) => (
        <button
          key={label}
          type="button"
          className={`iconButton ${styles.dot}`}
          aria-label={label}
          aria-current={slide === index}
          {...buttonFor(slide)}
        />
      ))}
      <button
        type="button"
        className={`iconButton ${styles.step}`}
        aria-label={labels.next}
        {...buttonFor(next)}
      >
        <Icon name="arrow-right" />
      </button>
    </>
  );
}
