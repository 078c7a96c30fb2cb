import { accelerators } from '#content/pages/accelerators.ts';
import { CallToAction } from '#src/sections/call-to-action/call-to-action.tsx';
import { Features } from '#src/sections/features/features.tsx';
import { List } from '#src/sections/list/list.tsx';
import { PageHero } from '#src/sections/page-hero/page-hero.tsx';
import { Prose } from '#src/sections/prose/prose.tsx';
import { WorkflowSection } from '#src/sections/workflow-section/workflow-section.tsx';

/** Accelerators (spec section 2). */
export function AcceleratorsPage() {
  const { hero, sections, callToAction } = accelerators;
  return (
    <>
      <PageHero copy={hero} course="accelerators" picture="segment-accelerators" />
      <Prose copy={sections.morningAfter} tone="night" />
      <Features copy={sections.programme} />
      <WorkflowSection copy={sections.season} tone="sunk" />
      <List copy={sections.duties} />
      <CallToAction copy={callToAction} course="accelerators" />
    </>
  );
}
