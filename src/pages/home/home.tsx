import { home } from '#words/pages/home.ts';
import { frozen } from '#src/platform/hydration/frozen.tsx';
import { island } from '#src/platform/hydration/island.tsx';
import { Hero } from './hero.tsx';

const Highlights = frozen(() => import('./highlights.tsx').then((module) => module.Highlights));
const Products = island(() => import('./products.tsx').then((module) => module.Products));
const Audience = frozen(() => import('./audience.tsx').then((module) => module.Audience));
const FeaturedIn = island(() =>
  import('#src/features/featured-in/featured-in.tsx').then((module) => module.FeaturedIn),
);
const CallToAction = frozen(() =>
  import('#src/sections/call-to-action/call-to-action.tsx').then((module) => module.CallToAction),
);

/** The home page (R2.21 to R2.27). Interactive parts are islands; the others are frozen. */
export function HomePage() {
  return (
    <>
      <Hero />
      <Highlights />
      <Products />
      <Audience />
      <FeaturedIn labels={home.featuredIn} />
      <CallToAction copy={home.callToAction} seed="home" />
    </>
  );
}
