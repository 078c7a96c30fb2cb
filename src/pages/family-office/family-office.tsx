import { familyOffice } from '#content/pages/family-office.ts';
import { CallToAction } from '#src/sections/call-to-action/call-to-action.tsx';
import { Features } from '#src/sections/features/features.tsx';
import { Figures } from '#src/sections/figures/figures.tsx';
import { PageHero } from '#src/sections/page-hero/page-hero.tsx';
import { List } from '#src/sections/list/list.tsx';
import { Prose } from '#src/sections/prose/prose.tsx';
import { Quotation } from '#src/sections/quotation/quotation.tsx';
import { WorkflowSection } from '#src/sections/workflow-section/workflow-section.tsx';

/** Family offices (R2.34). */
export function FamilyOfficePage() {
  const { hero, sections, callToAction } = familyOffice;
  return (
    <>
      <PageHero copy={hero} course="family-office" picture="segment-family-office" layout="edge" />
      <Features copy={sections.office} />
      <Prose copy={sections.discretion} tone="night" />
      <WorkflowSection copy={sections.workflow} course="family-office" />
      <List copy={sections.committee} tone="sunk" />
      <Figures copy={sections.terms} tone="paper" />
      <Prose copy={sections.multiFamily} beside={<Quotation copy={sections.multiFamily.quotation} />} />
      <CallToAction copy={callToAction} course="family-office" />
    </>
  );
}
