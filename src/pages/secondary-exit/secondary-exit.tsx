import { secondaryExit } from '#content/pages/secondary-exit.ts';
import { CallToAction } from '#src/sections/call-to-action/call-to-action.tsx';
import { Facing } from '#src/sections/facing/facing.tsx';
import { List } from '#src/sections/list/list.tsx';
import { PageHero } from '#src/sections/page-hero/page-hero.tsx';
import { Prose } from '#src/sections/prose/prose.tsx';
import { WorkflowSection } from '#src/sections/workflow-section/workflow-section.tsx';

/** Secondary exits (R2.40). */
export function SecondaryExitPage() {
  const { hero, sections, callToAction } = secondaryExit;
  return (
    <>
      <PageHero
        copy={hero}
        course="secondary-exit"
        picture="segment-secondary-exit"
        layout="ground"
        tone="night"
      />
      <WorkflowSection copy={sections.steps} course="secondary-exit" />
      <Prose copy={sections.discretion} tone="sunk" />
      <List copy={sections.documents} />
      <Facing copy={sections.price} />
      <CallToAction copy={callToAction} course="secondary-exit" />
    </>
  );
}
