import { product } from '#content/pages/product.ts';
import { CallToAction } from '#src/sections/call-to-action/call-to-action.tsx';
import { Features } from '#src/sections/features/features.tsx';
import { Figures } from '#src/sections/figures/figures.tsx';
import { PageHero } from '#src/sections/page-hero/page-hero.tsx';
import { Prose } from '#src/sections/prose/prose.tsx';
import { Showcase } from '#src/sections/showcase/showcase.tsx';

/** Qanat 360: what the software does, for whom, and under whose name (R2.34). */
export function ProductPage() {
  const { hero, sections, callToAction } = product;
  return (
    <>
      <PageHero copy={hero} course="product" />
      <Showcase copy={sections.capabilities} tone="sunk" />
      <Features copy={sections.users} />
      <Prose copy={sections.whiteLabel} tone="sunk" />
      <Figures copy={sections.price} />
      <CallToAction copy={callToAction} course="product" />
    </>
  );
}
