import { films } from '#content/films.ts';
import { home } from '#content/pages/home.ts';
import { island } from '#src/platform/hydration/island.tsx';
import { HeroFilm } from './hero-film.tsx';
import styles from './hero.module.css';

const HeroActions = island(
  () => import('./hero-actions.tsx').then((module) => module.HeroActions),
  'touched',
);

/** Headline and sub-line over the film, and the ways on (R2.21). */
export function Hero() {
  const { title, lead, pauseFilm, playFilm } = home.hero;
  return (
    <div className={styles.hero}>
      <HeroFilm film={films.heroLoop} pauseLabel={pauseFilm} playLabel={playFilm} />
      <div className={styles.inner}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        <HeroActions />
      </div>
    </div>
  );
}
