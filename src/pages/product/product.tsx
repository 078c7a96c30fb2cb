import { product } from '#content/pages/product.ts';
import { CallToAction } from '#src/sections/call-to-action/call-to-action.tsx';
import { Features } from '#src/sections/features/features.tsx';
import { List } from '#src/sections/list/list.tsx';
import { PageHero } from '#src/sections/page-hero/page-hero.tsx';
import { Prose } from '#src/sections/prose/prose.tsx';

/** Qanat 360: what the software does, for whom, and under whose name (spec section 2). */
export function ProductPage() {
  const { hero, sections, callToAction } = product;
  return (
    <>
      <PageHero copy={hero} course="product" picture="product-pipeline" />
      <Prose copy={sections.problem} />
      <Features copy={sections.capabilities} tone="sunk" />
      <List copy={sections.users} />
      <Prose copy={sections.whiteLabel} tone="sunk" />
      <CallToAction copy={callToAction} course="product" />
    </>
  );
}
