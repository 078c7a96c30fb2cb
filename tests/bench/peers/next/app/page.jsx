import { FeaturedIn, HeroFilm, Products } from '../bundled/islands/home-islands.js';
import {
  Advantage,
  Audience,
  Closing,
  FilmDialogs,
  films,
  hero,
  HeroActions,
  HeroScreen,
  home,
  Platform,
  sourceSet,
} from '../bundled/still/home.js';
import { PageFrame } from './page-frame.jsx';

export default function Home() {
  const { title, lead, summary, pauseFilm, playFilm } = home.hero;
  const poster = (
    <link
      rel="preload"
      as="image"
      type="image/avif"
      imageSrcSet={sourceSet(films.heroLoop.poster.avif)}
      imageSizes="100vw"
      fetchPriority="high"
    />
  );
  return (
    <PageFrame id="home" head={poster}>
      <div className={hero.hero} data-tone="night">
        <HeroFilm film={films.heroLoop} pauseLabel={pauseFilm} playLabel={playFilm} />
        <div className={hero.inner}>
          <div className={hero.words}>
            <h1 className={hero.title}>{title}</h1>
            <div className={hero.claim}>
              <p className={hero.lead}>{lead}</p>
              <p className={hero.summary}>{summary}</p>
            </div>
            <HeroActions />
          </div>
          <HeroScreen copy={home.hero.screen} />
        </div>
        <FilmDialogs />
      </div>
      <Advantage />
      <Platform />
      <Products />
      <Audience />
      <FeaturedIn labels={home.featuredIn} />
      <Closing />
    </PageFrame>
  );
}
