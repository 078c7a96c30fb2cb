import { FeaturedIn, HeroActions, HeroFilm, Products } from '../bundled/islands/home-islands.js';
import {
  Advantage,
  Audience,
  Closing,
  films,
  hero,
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
      <div className={hero.hero}>
        <HeroFilm film={films.heroLoop} pauseLabel={pauseFilm} playLabel={playFilm} />
        <div className={hero.inner}>
          <div className={hero.words}>
            <h1 className={hero.title}>{title}</h1>
            <p className={hero.lead}>{lead}</p>
            <p className={hero.summary}>{summary}</p>
            <HeroActions />
          </div>
          <HeroScreen copy={home.hero.screen} />
        </div>
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
