import { fundraisers } from '#content/pages/fundraisers.ts';
import { CallToAction } from '#src/sections/call-to-action/call-to-action.tsx';
import { Features } from '#src/sections/features/features.tsx';
import { PageHero } from '#src/sections/page-hero/page-hero.tsx';
import { Prose } from '#src/sections/prose/prose.tsx';
import { WorkflowSection } from '#src/sections/workflow-section/workflow-section.tsx';

/** Fundraisers (R2.35). */
export function FundraisersPage() {
  const { hero, sections, callToAction } = fundraisers;
  return (
    <>
      <PageHero copy={hero} course="fundraisers" picture="segment-fundraisers" layout="edge" />
      <Features copy={sections.benefits} layout="index" />
      <WorkflowSection copy={sections.workflow} course="fundraisers" tone="night" />
      <Prose copy={sections.control} tone="sunk" />
      <Features copy={sections.roles} />
      <CallToAction copy={callToAction} course="fundraisers" />
    </>
  );
}
