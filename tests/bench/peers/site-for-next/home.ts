export { films } from '#content/films.ts';
export { home } from '#words/pages/home.ts';
export { sourceSet } from '#src/lib/asset-url.ts';
export { Advantage } from '#src/pages/home/advantage.tsx';
export { Audience } from '#src/pages/home/audience.tsx';
export { Closing } from '#src/pages/home/closing.tsx';
export { HeroScreen } from '#src/sections/page-hero/hero-screen.tsx';
export { default as hero } from '#src/pages/home/hero.module.css';
export { Platform } from '#src/pages/home/platform.tsx';
