import { secondary } from '#content/pages/secondary.ts';
import { CallToAction } from '#src/sections/call-to-action/call-to-action.tsx';
import { List } from '#src/sections/list/list.tsx';
import { PageHero } from '#src/sections/page-hero/page-hero.tsx';
import { Prose } from '#src/sections/prose/prose.tsx';
import { WorkflowSection } from '#src/sections/workflow-section/workflow-section.tsx';

/** Secondary exits (spec section 2). */
export function SecondaryPage() {
  const { hero, sections, callToAction } = secondary;
  return (
    <>
      <PageHero copy={hero} course="secondary" picture="segment-secondary" />
      <WorkflowSection copy={sections.steps} tone="sunk" />
      <Prose copy={sections.quiet} />
      <List copy={sections.papers} tone="night" />
      <Prose copy={sections.price} />
      <CallToAction copy={callToAction} course="secondary" />
    </>
  );
}
