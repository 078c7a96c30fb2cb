import { home } from '#words/pages/home.ts';
import { DeferredStyle } from '#src/platform/hydration/deferred-style.tsx';
import { frozen } from '#src/platform/hydration/frozen.tsx';
import { HeroActions, HeroFilm } from './hero-parts.tsx';
import styles from './hero.module.css';

const FilmDialogs = frozen(() => import('./film-dialogs.tsx').then((module) => module.FilmDialogs));

const ScreenPicture = frozen(() =>
  import('#src/sections/screen-picture/screen-picture.tsx').then((module) => module.ScreenPicture),
);

/** Headline, sub-line, a summary and the buttons, the film next to them, and a screen of the product (R2.21). */
export function Hero() {
  const { title, lead, summary, screen } = home.hero;
  return (
    <div className={`night ${styles.hero}`} data-tone="night">
      <div className={`container oneColumn ${styles.inner}`}>
        <div className={`stack4 ${styles.words}`}>
          <h1 className={styles.title}>{title}</h1>
          <div className="stack2">
            <p className={styles.lead}>{lead}</p>
            <p className={styles.summary}>{summary}</p>
          </div>
          <HeroActions />
        </div>
        <div className={`screenOnly ${styles.screen}`}>
          <DeferredStyle />
          <ScreenPicture copy={screen} crop="page" />
        </div>
        <HeroFilm />
      </div>
      <FilmDialogs />
    </div>
  );
}
