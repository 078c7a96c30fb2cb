import { films } from '#content/films.ts';
import { labels } from '#content/labels.ts';
import { home } from '#content/pages/home.ts';
import { Actions } from '#src/sections/actions/actions.tsx';
import { VideoDialog } from '#src/ui/video-dialog/video-dialog.tsx';
import { HeroFilm } from './hero-film.tsx';
import styles from './hero.module.css';

/** Headline and sub-line over the film, and the ways on (R2.21). */
export function Hero() {
  const { title, lead, actions, watchVideo, pauseFilm, playFilm } = home.hero;
  return (
    <div className={styles.hero}>
      <HeroFilm film={films.heroLoop} pauseLabel={pauseFilm} playLabel={playFilm} />
      <div className={styles.inner}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        <div className={styles.actions}>
          <Actions actions={actions} tone="night" />
          <VideoDialog
            film={films.explainer}
            label={watchVideo}
            title={films.explainer.title}
            closeLabel={labels.close}
          />
        </div>
      </div>
    </div>
  );
}
