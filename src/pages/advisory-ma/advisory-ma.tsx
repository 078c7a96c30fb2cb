import './rail.css';

import { advisoryMa } from '#content/pages/advisory-ma.ts';
import { CallToAction } from '#src/sections/call-to-action/call-to-action.tsx';
import { Features } from '#src/sections/features/features.tsx';
import { Figures } from '#src/sections/figures/figures.tsx';
import { List } from '#src/sections/list/list.tsx';
import { PageHero } from '#src/sections/page-hero/page-hero.tsx';
import { Prose } from '#src/sections/prose/prose.tsx';
import { Quotation } from '#src/sections/quotation/quotation.tsx';
import { WorkflowSection } from '#src/sections/workflow-section/workflow-section.tsx';

/** M&A and advisory firms (R2.38). */
export function AdvisoryMaPage() {
  const { hero, sections, callToAction } = advisoryMa;
  return (
    <>
      <PageHero copy={hero} course="advisory-ma" picture="segment-advisory-ma" layout="below" />
      <Features copy={sections.desk} layout="rail" />
      <WorkflowSection copy={sections.workflow} course="advisory-ma" tone="night" />
      <List copy={sections.client} tone="sunk" />
      <Figures copy={sections.fees} tone="paper" />
      <Prose copy={sections.standing} beside={<Quotation copy={sections.standing.quotation} />} />
      <CallToAction copy={callToAction} course="advisory-ma" />
    </>
  );
}
