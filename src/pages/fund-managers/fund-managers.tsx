import { fundManagers } from '#content/pages/fund-managers.ts';
import { CallToAction } from '#src/sections/call-to-action/call-to-action.tsx';
import { Features } from '#src/sections/features/features.tsx';
import { Figures } from '#src/sections/figures/figures.tsx';
import { List } from '#src/sections/list/list.tsx';
import { PageHero } from '#src/sections/page-hero/page-hero.tsx';
import { Prose } from '#src/sections/prose/prose.tsx';
import { WorkflowSection } from '#src/sections/workflow-section/workflow-section.tsx';

/** Fund managers (R2.34). */
export function FundManagersPage() {
  const { hero, sections, callToAction } = fundManagers;
  return (
    <>
      <PageHero
        copy={hero}
        course="fund-managers"
        picture="segment-fund-managers"
        layout="ground"
        tone="night"
      />
      <List copy={sections.delays} tone="sunk" layout="slips" />
      <Features copy={sections.raise} />
      <WorkflowSection copy={sections.workflow} course="fund-managers" />
      <Prose copy={sections.afterClose} tone="night" />
      <Prose copy={sections.reach} />
      <Prose copy={sections.credit} tone="sunk" />
      <Figures copy={sections.carry} tone="paper" />
      <CallToAction copy={callToAction} course="fund-managers" />
    </>
  );
}
