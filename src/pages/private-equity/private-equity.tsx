import { privateEquity } from '#content/pages/private-equity.ts';
import { peVc as steps } from '#content/workflows/pe-vc.ts';
import { CallToAction } from '#src/sections/call-to-action/call-to-action.tsx';
import { Features } from '#src/sections/features/features.tsx';
import { PageHero } from '#src/sections/page-hero/page-hero.tsx';
import { Prose } from '#src/sections/prose/prose.tsx';
import { WorkflowSection } from '#src/sections/workflow-section/workflow-section.tsx';
import { Record } from './record.tsx';

/** Private equity and venture capital (spec section 2). */
export function PrivateEquityPage() {
  const { hero, sections, callToAction } = privateEquity;
  return (
    <>
      <PageHero copy={hero} course="private-equity" picture="segment-private-equity" />
      <Record />
      <Features copy={sections.benefits} />
      <WorkflowSection copy={sections.workflow} steps={steps} tone="sunk" />
      <Prose copy={sections.stages} />
      <CallToAction copy={callToAction} course="private-equity" />
    </>
  );
}
