import { accelerators } from '#content/pages/accelerators.ts';
import { CallToAction } from '#src/sections/call-to-action/call-to-action.tsx';
import { List } from '#src/sections/list/list.tsx';
import { PageHero } from '#src/sections/page-hero/page-hero.tsx';
import { Prose } from '#src/sections/prose/prose.tsx';
import { WorkflowSection } from '#src/sections/workflow-section/workflow-section.tsx';
import { Calendar } from './calendar.tsx';

/** Accelerators (R2.37). */
export function AcceleratorsPage() {
  const { hero, sections, callToAction } = accelerators;
  return (
    <>
      <PageHero copy={hero} course="accelerators" picture="segment-accelerators" layout="below" />
      <Calendar />
      <Prose copy={sections.demoDay} tone="night" />
      <WorkflowSection copy={sections.season} course="accelerators" tone="sunk" />
      <List copy={sections.duties} />
      <CallToAction copy={callToAction} course="accelerators" />
    </>
  );
}
