import { fund } from '#content/pages/fund.ts';
import { assetManagers as steps } from '#content/workflows/asset-managers.ts';
import { CallToAction } from '#src/sections/call-to-action/call-to-action.tsx';
import { Features } from '#src/sections/features/features.tsx';
import { Figures } from '#src/sections/figures/figures.tsx';
import { List } from '#src/sections/list/list.tsx';
import { PageHero } from '#src/sections/page-hero/page-hero.tsx';
import { Prose } from '#src/sections/prose/prose.tsx';
import { WorkflowSection } from '#src/sections/workflow-section/workflow-section.tsx';

/** Fund managers (spec section 2). */
export function FundPage() {
  const { hero, sections, callToAction } = fund;
  return (
    <>
      <PageHero copy={hero} course="fund" picture="segment-fund" layout="ground" tone="night" />
      <List copy={sections.delays} tone="sunk" layout="slips" />
      <Features copy={sections.raise} />
      <WorkflowSection copy={sections.workflow} steps={steps} />
      <Prose copy={sections.afterClose} tone="sunk" />
      <Prose copy={sections.reach} />
      <Figures copy={sections.carry} tone="sunk" />
      <CallToAction copy={callToAction} course="fund" />
    </>
  );
}
