import { home } from '#words/pages/home.ts';
import { DeferredStyle } from '#src/lib/deferred-style.tsx';
import { HeroActions, HeroFilm } from './hero-parts.tsx';
import styles from './hero.module.css';
import { FilmDialogs } from './film-dialogs.tsx';
import { ScreenPicture } from '#src/sections/screen-picture/screen-picture.tsx';

/** Headline, sub-line, a summary and the buttons, the film next to them, and a screen of the product (R2.21). */
export function Hero() {
  const { title, lead, summary, screen } = home.hero;
  return (
    <div className={styles.hero} data-tone="night">
      <div className={`container ${styles.inner}`}>
        <div className={styles.words}>
          <h1 className={styles.title}>{title}</h1>
          <div className={styles.claim}>
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
