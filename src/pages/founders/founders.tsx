import { founders } from '#content/pages/founders.ts';
import { CallToAction } from '#src/sections/call-to-action/call-to-action.tsx';
import { Features } from '#src/sections/features/features.tsx';
import { Figures } from '#src/sections/figures/figures.tsx';
import { List } from '#src/sections/list/list.tsx';
import { PageHero } from '#src/sections/page-hero/page-hero.tsx';
import { Prose } from '#src/sections/prose/prose.tsx';
import { WorkflowSection } from '#src/sections/workflow-section/workflow-section.tsx';

/** Founders and capital seekers (spec section 2). */
export function FoundersPage() {
  const { hero, sections, callToAction } = founders;
  return (
    <>
      <PageHero copy={hero} course="founders" picture="segment-founders" />
      <Prose copy={sections.week} tone="sunk" />
      <WorkflowSection copy={sections.workflow} />
      <Features copy={sections.tools} layout="index" />
      <Figures copy={sections.price} />
      <List copy={sections.admission} />
      <CallToAction copy={callToAction} course="founders" />
    </>
  );
}
