import { investors } from '#content/pages/investors.ts';
import { island } from '#src/platform/hydration/island.tsx';
import { CallToAction } from '#src/sections/call-to-action/call-to-action.tsx';
import { Features } from '#src/sections/features/features.tsx';
import { PageHero } from '#src/sections/page-hero/page-hero.tsx';
import { Prose } from '#src/sections/prose/prose.tsx';
import { WorkflowSection } from '#src/sections/workflow-section/workflow-section.tsx';
import { Gate } from './gate.tsx';

const PRIVACY = 'private-browsing';

const IdentityProtection = island(
  () => import('./identity-protection.tsx').then((module) => module.IdentityProtection),
  'touched',
);

/** Professional investors (R2.36). */
export function InvestorsPage() {
  const { hero, sections, callToAction } = investors;
  return (
    <>
      <PageHero copy={hero} course="investors" picture="segment-investors" layout="ground" />
      <Features copy={sections.benefits} />
      <Prose copy={sections.privacy} tone="night" id={PRIVACY}>
        <IdentityProtection href={`#${PRIVACY}`} />
      </Prose>
      <WorkflowSection copy={sections.workflow} course="investors" />
      <Gate />
      <Prose copy={sections.wealth} layout="stacked" />
      <Prose copy={sections.decision} tone="sunk" />
      <CallToAction copy={callToAction} course="investors" />
    </>
  );
}
