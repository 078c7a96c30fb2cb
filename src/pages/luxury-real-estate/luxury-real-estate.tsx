import { luxuryRealEstate } from '#content/pages/luxury-real-estate.ts';
import { CallToAction } from '#src/sections/call-to-action/call-to-action.tsx';
import { Facing } from '#src/sections/facing/facing.tsx';
import { Features } from '#src/sections/features/features.tsx';
import { Figures } from '#src/sections/figures/figures.tsx';
import { PageHero } from '#src/sections/page-hero/page-hero.tsx';
import { Prose } from '#src/sections/prose/prose.tsx';
import { WorkflowSection } from '#src/sections/workflow-section/workflow-section.tsx';

/** Luxury real estate (R2.39). */
export function LuxuryRealEstatePage() {
  const { hero, sections, callToAction } = luxuryRealEstate;
  return (
    <>
      <PageHero
        copy={hero}
        course="luxury-real-estate"
        picture="segment-luxury-real-estate"
        layout="before"
      />
      <Facing copy={sections.discretion} tone="sunk" />
      <WorkflowSection copy={sections.howItWorks} course="luxury-real-estate" />
      <Features copy={sections.room} tone="night" />
      <Figures copy={sections.terms} tone="paper" />
      <Prose copy={sections.funds} tone="sunk" />
      <Prose copy={sections.share} />
      <CallToAction copy={callToAction} course="luxury-real-estate" />
    </>
  );
}
