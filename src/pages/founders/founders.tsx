import { founders } from '#content/pages/founders.ts';
import { CallToAction } from '#src/sections/call-to-action/call-to-action.tsx';
import { Features } from '#src/sections/features/features.tsx';
import { Figures } from '#src/sections/figures/figures.tsx';
import { PageHero } from '#src/sections/page-hero/page-hero.tsx';
import { Prose } from '#src/sections/prose/prose.tsx';
import { WorkflowSection } from '#src/sections/workflow-section/workflow-section.tsx';
import { Application } from './application.tsx';

/** Founders and capital seekers (R2.34). */
export function FoundersPage() {
  const { hero, sections, callToAction } = founders;
  return (
    <>
      <PageHero copy={hero} course="founders" picture="segment-founders" />
      <Features copy={sections.tools} layout="index" />
      <WorkflowSection copy={sections.workflow} course="founders" tone="sunk" />
      <Prose copy={sections.access} />
      <Figures copy={sections.price} />
      <Application />
      <CallToAction copy={callToAction} course="founders" />
    </>
  );
}
