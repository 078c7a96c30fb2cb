import { loopFiles, loopStill, STILL_SIZE } from '#content/films.ts';
import type { HomeCopy } from '#src/model/home.schema.ts';
import { assetUrl } from '#src/lib/asset-url.ts';
import { Actions } from '#src/sections/actions/actions.tsx';
import { DialogTrigger } from '#src/ui/dialog/dialog-trigger.tsx';
import { Icon } from '#src/ui/icon/icon.tsx';
import filmStyles from './hero-film.module.css';
import styles from './hero.module.css';

type Props = { readonly copy: HomeCopy['hero'] };

/** Two large buttons, and two smaller ones that open the films in a dialog (R2.28). */
export function HeroActions({ copy }: Props) {
  const { actions, ourPlatform, watchVideo } = copy;
  const look = { variant: 'secondary', tone: 'night' } as const;
  return (
    <div className={`row ${styles.actions}`}>
      <Actions actions={actions} tone="night" />
      <div className={`row ${styles.films}`}>
        <DialogTrigger opens="film-tour" href="#film-tour" leadingIcon="window" {...look}>
          {ourPlatform}
        </DialogTrigger>
        <DialogTrigger opens="film-explainer" href="#film-explainer" leadingIcon="play" {...look}>
          {watchVideo}
        </DialogTrigger>
      </div>
    </div>
  );
}

const [narrow, wide] = [loopFiles(960), loopFiles(1600)];

/**
 * The film next to the headline, which the boot script starts, and its still, for where no film plays.
 */
export function HeroFilm({ copy }: Props) {
  return (
    <>
      <div className={`screenOnly ${filmStyles.film}`}>
        <div className={filmStyles.picture}>
          <picture>
            <source type="image/avif" srcSet={assetUrl(loopStill.avif)} />
            <img
              className={`fromTablet ${filmStyles.still}`}
              src={assetUrl(loopStill.jpeg)}
              {...STILL_SIZE}
              alt=""
              // After the screen of the product. A partner's host never lays out the film, so it is never fetched there.
              loading="lazy"
              fetchPriority="low"
              decoding="async"
            />
          </picture>
          <video
            className={filmStyles.moving}
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
      <button type="button" className={`roundButton ${filmStyles.toggle}`} hidden data-loop="">
        <span role="img" aria-label={copy.pauseFilm}>
          <Icon name="pause" />
        </span>
        <span role="img" aria-label={copy.playFilm}>
          <Icon name="play" />
        </span>
      </button>
    </>
  );
}
