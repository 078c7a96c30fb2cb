import { home } from '#words/pages/home.ts';
import { CallToAction } from '#src/sections/call-to-action/call-to-action.tsx';
import { RecordDialogs } from '#src/sections/evidence/evidence.tsx';
import { Fees } from './fees.tsx';
import { Hero } from './hero.tsx';
import { Products } from './products.tsx';
import { Proof } from './proof.tsx';
import { Roles } from './roles.tsx';

/** The home page (R2.21 to R2.27): hero, proof, roles, products, fees. */
export const HomePage = () => (
  <>
    <Hero copy={home.hero} />
    <Proof copy={home} />
    <Roles copy={home.segments} />
    <Products copy={home.products} success={home.success} />
    <Fees copy={home.fees} advantage={home.advantage} />
    <CallToAction copy={home.callToAction} seed="home" />
    <RecordDialogs />
  </>
);
