import { product } from '#content/pages/product.ts';
import { screens } from '#content/screens.ts';
import { CallToAction } from '#src/sections/call-to-action/call-to-action.tsx';
import { List } from '#src/sections/list/list.tsx';
import { PageHero } from '#src/sections/page-hero/page-hero.tsx';
import { Prose } from '#src/sections/prose/prose.tsx';
import { Showcase } from '#src/sections/showcase/showcase.tsx';

/** Each feature's screen, in the order of the copy. */
const SCREENS = [
  screens.fundraising,
  screens.dataRoom,
  screens.relations,
  screens.pipeline,
  screens.nda,
  screens.kyc,
];

/** Qanat 360: what the software does, for whom, and under whose name (R2.34). */
export function ProductPage() {
  const { hero, sections, callToAction } = product;
  return (
    <>
      <PageHero copy={hero} course="product" />
      <Prose copy={sections.problem} />
      <Showcase copy={sections.capabilities} screens={SCREENS} tone="sunk" />
      <List copy={sections.users} />
      <Prose copy={sections.whiteLabel} tone="sunk" />
      <CallToAction copy={callToAction} course="product" />
    </>
  );
}
