import { dialogFilms, loopFiles } from '#content/films.ts';
import type { HomeCopy } from '#src/model/home.schema.ts';
import { assetUrl } from '#src/lib/asset-url.ts';
import { DeferredStyle } from '#src/lib/deferred-style.tsx';
import { Actions } from '#src/sections/actions/actions.tsx';
import { FilmDialog, filmDialogId } from '#src/sections/film-dialog/film-dialog.tsx';
import { ShownScreen } from '#src/sections/product/product.tsx';
import { DialogTrigger } from '#src/ui/dialog/dialog-trigger.tsx';
import { Icon } from '#src/ui/icon/icon.tsx';
import styles from './hero.module.css';
import drawing from './qanat.svg?raw';
import sceneStyles from './scene.module.css';

/** Headline, sub-line and buttons in the sky above a qanat, and the board of deals in its ground (R2.21). */
export function Hero({ copy }: { readonly copy: HomeCopy['hero'] }) {
  const { title, lead, screen, actions, ourPlatform, watchVideo } = copy;
  return (
    <div className={`night ${styles.hero}`} data-tone="night">
      <div className={`container oneColumn ${styles.inner}`}>
        <h1 className={styles.title}>{title}</h1>
        <div className={styles.promise}>
          <p>{lead}</p>
          <div className={`row ${styles.actions}`}>
            <Actions actions={actions} tone="night" />
            <DialogTrigger
              opens={filmDialogId('tour')}
              href={`#${filmDialogId('tour')}`}
              variant="quiet"
              tone="night"
              leadingIcon="window"
            >
              {ourPlatform}
            </DialogTrigger>
            <DialogTrigger
              opens={filmDialogId('explainer')}
              href={`#${filmDialogId('explainer')}`}
              variant="quiet"
              tone="night"
              leadingIcon="play"
            >
              {watchVideo}
            </DialogTrigger>
          </div>
        </div>
        <div className={`heroScreen wideScreen screenOnly ${styles.screen}`}>
          <DeferredStyle />
          <ShownScreen copy={screen} crop="page" />
          <PauseButton copy={copy} />
        </div>
      </div>
      <Scene />
      {dialogFilms.map((film) => (
        <FilmDialog key={film} film={film} />
      ))}
    </div>
  );
}

/** Of all that moves in the hero. */
const PauseButton = ({ copy }: { readonly copy: HomeCopy['hero'] }) => (
  <button type="button" className={`iconButton ${sceneStyles.toggle}`} hidden data-loop="">
    <span role="img" aria-label={copy.pauseFilm}>
      <Icon name="pause" />
    </span>
    <span role="img" aria-label={copy.playFilm}>
      <Icon name="play" />
    </span>
  </button>
);

const { webm, mp4 } = loopFiles;

/**
 * A section through the ground along a qanat: its streams pass behind the board and leave it as the bands of a raise.
 * The film of streams lies over the drawing, where the boot script plays it; it is smaller than the headline, so that
 * the largest paint is text.
 */
const Scene = () => (
  <div className={`screenOnly ${sceneStyles.scene}`} aria-hidden="true">
    <svg
      className={sceneStyles.drawing}
      viewBox={/viewBox="([^"]+)"/.exec(drawing)?.[1]}
      preserveAspectRatio="none"
      dangerouslySetInnerHTML={{ __html: drawing.replaceAll(/<\/?svg[^>]*>|\n */g, '') }}
    />
    <video
      className={sceneStyles.film}
      hidden
      data-loop=""
      muted
      loop
      playsInline
      disablePictureInPicture
      preload="none"
    >
      <source src={assetUrl(webm)} type="video/webm" />
      <source src={assetUrl(mp4)} type="video/mp4" />
    </video>
  </div>
);
