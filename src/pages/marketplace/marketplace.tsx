import { marketplace } from '#content/pages/marketplace.ts';
import { CallToAction } from '#src/sections/call-to-action/call-to-action.tsx';
import { Features } from '#src/sections/features/features.tsx';
import { Figures } from '#src/sections/figures/figures.tsx';
import { List } from '#src/sections/list/list.tsx';
import { PageHero } from '#src/sections/page-hero/page-hero.tsx';
import { Prose } from '#src/sections/prose/prose.tsx';
import { Steps } from '#src/sections/steps/steps.tsx';
import { WorldMap } from '#src/sections/picture/world-map.tsx';

/** The marketplace: its terms, reverse inquiry, functions and co-investment (R2.34). */
export function MarketplacePage() {
  const { hero, sections, callToAction } = marketplace;
  return (
    <>
      <PageHero copy={hero} course="marketplace" />
      <Figures copy={sections.terms}>
        <WorldMap sizes="(width > 1360px) 80rem, 92vw" />
      </Figures>
      <Steps copy={sections.reverseInquiry} />
      <Features copy={sections.features} />
      <Prose copy={sections.coInvestment} tone="sunk" />
      <List copy={sections.limits} tone="sunk" layout="slips" />
      <CallToAction copy={callToAction} course="marketplace" />
    </>
  );
}
