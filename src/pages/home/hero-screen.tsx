import { home } from '#content/pages/home.ts';
import { ScreenPicture } from '#src/sections/screen-picture/screen-picture.tsx';

/** The product itself, as large as it can be read in this window. */
export const HeroScreen = () => <ScreenPicture copy={home.hero.screen} crop="page" isFirstView />;
