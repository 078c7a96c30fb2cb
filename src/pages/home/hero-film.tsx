import { useEffect } from 'react';

import type { HeroLoop } from '#content/films.ts';
import { assetUrl, sourceSet } from '#src/lib/asset-url.ts';
import { startFilmLoop } from '#src/platform/motion.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import styles from './hero-film.module.css';

type Props = { readonly film: HeroLoop; readonly pauseLabel: string; readonly playLabel: string };

/**
 * The film behind the headline. The built page shows its poster; on first load the boot script starts it,
 * without React.
 */
export function HeroFilm({ film, pauseLabel, playLabel }: Props) {
  useEffect(startFilmLoop, []);
  const { wide, narrow } = film.sources;
  return (
    <div className={styles.film}>
      <picture>
        <source type="image/avif" srcSet={sourceSet(film.poster.avif)} sizes="100vw" />
        <img
          className={styles.still}
          src={assetUrl(film.poster.jpeg[1].path)}
          srcSet={sourceSet(film.poster.jpeg)}
          sizes="100vw"
          width={film.width}
          height={film.height}
          alt=""
          // A partner's host also serves this page, but never lays out the film, so it is never fetched.
          loading="lazy"
          fetchPriority="high"
          decoding="async"
        />
      </picture>
      <video
        className={styles.moving}
        hidden
        data-loop=""
        muted
        loop
        playsInline
        disablePictureInPicture
        preload="none"
      >
        <source src={assetUrl(narrow.webm)} type="video/webm" media="(width <= 768px)" />
        <source src={assetUrl(narrow.mp4)} type="video/mp4" media="(width <= 768px)" />
        <source src={assetUrl(wide.webm)} type="video/webm" />
        <source src={assetUrl(wide.mp4)} type="video/mp4" />
      </video>
      <button type="button" className={`roundButton ${styles.toggle}`} hidden data-loop="">
        <span role="img" aria-label={pauseLabel}>
          <Icon name="pause" />
        </span>
        <span role="img" aria-label={playLabel}>
          <Icon name="play" />
        </span>
      </button>
    </div>
  );
}
