import { advisory } from '#content/pages/advisory.ts';
import { CallToAction } from '#src/sections/call-to-action/call-to-action.tsx';
import { Features } from '#src/sections/features/features.tsx';
import { List } from '#src/sections/list/list.tsx';
import { PageHero } from '#src/sections/page-hero/page-hero.tsx';
import { Prose } from '#src/sections/prose/prose.tsx';
import { WorkflowSection } from '#src/sections/workflow-section/workflow-section.tsx';

/** M&A and advisory firms (spec section 2). */
export function AdvisoryPage() {
  const { hero, sections, callToAction } = advisory;
  return (
    <>
      <PageHero copy={hero} course="advisory" picture="segment-advisory" />
      <Features copy={sections.desk} layout="index" />
      <WorkflowSection copy={sections.workflow} />
      <Prose copy={sections.secondRound} tone="night" />
      <List copy={sections.client} />
      <Prose copy={sections.standing} tone="sunk" />
      <CallToAction copy={callToAction} course="advisory" />
    </>
  );
}
