import { home } from '#content/pages/home.ts';
import { HeroScreen as Shown } from '#src/sections/page-hero/hero-screen.tsx';

/** The product itself, as large as it can be read in this window. */
export const HeroScreen = () => <Shown copy={home.hero.screen} />;
