import { home } from '#content/pages/home.ts';
import { Screen } from '#src/sections/screen/screen.tsx';

/** One column of the product's pipeline, as it is on the screen: what a deal looks like here. */
export const HeroScreen = () => <Screen copy={home.hero.screen} />;
