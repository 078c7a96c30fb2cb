import { peVentureCapital } from '#content/pages/pe-venture-capital.ts';
import { CallToAction } from '#src/sections/call-to-action/call-to-action.tsx';
import { Features } from '#src/sections/features/features.tsx';
import { PageHero } from '#src/sections/page-hero/page-hero.tsx';
import { Prose } from '#src/sections/prose/prose.tsx';
import { WorkflowSection } from '#src/sections/workflow-section/workflow-section.tsx';
import { Record } from './record.tsx';

/** Private equity and venture capital (R2.35). */
export function PeVentureCapitalPage() {
  const { hero, sections, callToAction } = peVentureCapital;
  return (
    <>
      <PageHero copy={hero} course="pe-venture-capital" picture="segment-pe-venture-capital" />
      <Record />
      <Features copy={sections.benefits} />
      <WorkflowSection copy={sections.workflow} course="pe-venture-capital" tone="sunk" />
      <Prose copy={sections.stages} />
      <CallToAction copy={callToAction} course="pe-venture-capital" />
    </>
  );
}
