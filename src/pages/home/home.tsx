import { home } from '#words/pages/home.ts';
import { frozen } from '#src/platform/hydration/frozen.tsx';
import { island } from '#src/platform/hydration/island.tsx';
import { Hero } from './hero.tsx';

const Advantage = frozen(() => import('./advantage.tsx').then((module) => module.Advantage));
const Platform = frozen(() => import('./platform.tsx').then((module) => module.Platform));
const Products = island(() => import('./products.tsx').then((module) => module.Products));
const Audience = frozen(() => import('./audience.tsx').then((module) => module.Audience));
const FeaturedIn = island(() =>
  import('#src/features/featured-in/featured-in.tsx').then((module) => module.FeaturedIn),
);
const CallToAction = frozen(() =>
  import('#src/sections/call-to-action/call-to-action.tsx').then((module) => module.CallToAction),
);

/** The home page (R2.21 to R2.26). Interactive parts are islands; the others are frozen. */
export function HomePage() {
  return (
    <>
      <Hero />
      <Advantage />
      <Platform />
      <Products />
      <Audience />
      <FeaturedIn labels={home.featuredIn} />
      <CallToAction copy={home.callToAction} course="home" />
    </>
  );
}
