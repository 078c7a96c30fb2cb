import { useEffect, useRef, useState } from 'react';

import type { HeroLoop } from '#content/films.ts';
import { sourceSet } from '#src/lib/source-set.ts';
import { wantsMovingPictures } from '#src/platform/motion.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import styles from './hero-film.module.css';

type Props = { readonly film: HeroLoop; readonly pauseLabel: string; readonly playLabel: string };

/**
 * The film behind the headline. The built page has its still only; the moving one is added where it
 * is welcome, and can be stopped (WCAG 2.2.2).
 */
export function HeroFilm({ film, pauseLabel, playLabel }: Props) {
  const video = useRef<HTMLVideoElement>(null);
  const [isMoving, setMoving] = useState(false);
  const [isPaused, setPaused] = useState(false);
  useEffect(() => setMoving(wantsMovingPictures()), []);

  const toggle = () => {
    if (isPaused) void video.current?.play();
    else video.current?.pause();
    setPaused(!isPaused);
  };
  const { wide, narrow } = film.sources;
  return (
    <div className={styles.film}>
      <picture>
        <source type="image/avif" srcSet={sourceSet(film.poster.avif)} sizes="100vw" />
        <img
          className={styles.still}
          src={film.poster.jpeg[1].path}
          srcSet={sourceSet(film.poster.jpeg)}
          sizes="100vw"
          width={film.width}
          height={film.height}
          alt=""
          // On a partner's host, which answers with this page too, it is never laid out and so never fetched.
          loading="lazy"
          fetchPriority="high"
          decoding="async"
        />
      </picture>
      {isMoving && (
        <>
          <video
            ref={video}
            className={styles.moving}
            autoPlay
            muted
            loop
            playsInline
            disablePictureInPicture
          >
            <source src={narrow.webm} type="video/webm" media="(width <= 768px)" />
            <source src={narrow.mp4} type="video/mp4" media="(width <= 768px)" />
            <source src={wide.webm} type="video/webm" />
            <source src={wide.mp4} type="video/mp4" />
          </video>
          <button
            type="button"
            className={styles.toggle}
            onClick={toggle}
            aria-label={isPaused ? playLabel : pauseLabel}
          >
            <Icon name={isPaused ? 'play' : 'pause'} />
          </button>
        </>
      )}
    </div>
  );
}
