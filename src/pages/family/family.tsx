import { family } from '#content/pages/family.ts';
import { CallToAction } from '#src/sections/call-to-action/call-to-action.tsx';
import { Features } from '#src/sections/features/features.tsx';
import { List } from '#src/sections/list/list.tsx';
import { PageHero } from '#src/sections/page-hero/page-hero.tsx';
import { Prose } from '#src/sections/prose/prose.tsx';
import { WorkflowSection } from '#src/sections/workflow-section/workflow-section.tsx';

/** Family offices (spec section 2). */
export function FamilyPage() {
  const { hero, sections, callToAction } = family;
  return (
    <>
      <PageHero copy={hero} course="family" picture="segment-family" />
      <Prose copy={sections.problem} />
      <Prose copy={sections.discretion} tone="night" />
      <Features copy={sections.office} />
      <WorkflowSection copy={sections.workflow} />
      <List copy={sections.committee} tone="sunk" />
      <Prose copy={sections.multiFamily} />
      <CallToAction copy={callToAction} course="family" />
    </>
  );
}
