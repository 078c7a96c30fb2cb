import './plates.css';

import { consultants } from '#content/pages/consultants.ts';
import { CallToAction } from '#src/sections/call-to-action/call-to-action.tsx';
import { Features } from '#src/sections/features/features.tsx';
import { List } from '#src/sections/list/list.tsx';
import { PageHero } from '#src/sections/page-hero/page-hero.tsx';
import { Prose } from '#src/sections/prose/prose.tsx';
import { WorkflowSection } from '#src/sections/workflow-section/workflow-section.tsx';

/** Consultants (R2.41). */
export function ConsultantsPage() {
  const { hero, sections, callToAction } = consultants;
  return (
    <>
      <PageHero copy={hero} course="consultants" picture="segment-consultants" />
      <Features copy={sections.services} tone="sunk" layout="plates" />
      <WorkflowSection copy={sections.engagement} course="consultants" />
      <Prose copy={sections.safeguards} tone="night" />
      <List copy={sections.practice} />
      <CallToAction copy={callToAction} course="consultants" />
    </>
  );
}
