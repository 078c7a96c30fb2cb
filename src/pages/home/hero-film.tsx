import { useEffect } from 'react';

import type { HeroLoop } from '#content/films.ts';
import { assetUrl, sourceSet } from '#src/lib/asset-url.ts';
import { startFilmLoop } from '#src/platform/motion.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import styles from './hero-film.module.css';

/** Layout width of the still, which is cropped to its height. Phones have none. */
const SIZES = 'max(45vw, 50rem)';

type Props = { readonly film: HeroLoop; readonly pauseLabel: string; readonly playLabel: string };

/**
 * The film next to the headline. The built page shows its poster; on first load the boot script starts it,
 * without React.
 */
export function HeroFilm({ film, pauseLabel, playLabel }: Props) {
  useEffect(startFilmLoop, []);
  const { wide, narrow } = film.sources;
  return (
    <>
      <div className={styles.film}>
        <div className={styles.picture}>
          <picture>
            <source type="image/avif" srcSet={sourceSet(film.poster.avif)} sizes={SIZES} />
            <img
              className={styles.still}
              src={assetUrl(film.poster.jpeg[0].path)}
              srcSet={sourceSet(film.poster.jpeg)}
              sizes={SIZES}
              width={film.width}
              height={film.height}
              alt=""
              // After the screen of the product. A partner's host never lays out the film, so it is never fetched there.
              loading="lazy"
              fetchPriority="low"
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
        </div>
      </div>
      <button type="button" className={`roundButton ${styles.toggle}`} hidden data-loop="">
        <span role="img" aria-label={pauseLabel}>
          <Icon name="pause" />
        </span>
        <span role="img" aria-label={playLabel}>
          <Icon name="play" />
        </span>
      </button>
    </>
  );
}
