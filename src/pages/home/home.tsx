import { home } from '#words/pages/home.ts';
import { FeaturedIn } from '#src/features/featured-in/featured-in.tsx';
import { CallToAction } from '#src/sections/call-to-action/call-to-action.tsx';
import { RecordDialogs } from '#src/sections/evidence/evidence.tsx';
import { Hero } from './hero.tsx';
import styles from './home.module.css';
import { CustomerSuccess, Highlights } from './highlights.tsx';
import { Products } from './products.tsx';
import { Roles } from './roles.tsx';

/** The home page (R2.21 to R2.27). */
export const HomePage = () => (
  <>
    <Hero copy={home.hero} />
    <div className={styles.channel}>
      <Highlights copy={home} />
      <Products copy={home.products} />
      <CustomerSuccess copy={home.success} />
      <Roles copy={home.segments} />
      <FeaturedIn labels={home.featuredIn} />
      <CallToAction copy={home.callToAction} seed="home" />
    </div>
    <RecordDialogs />
  </>
);
